import { Link } from '@kreide/design-system';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { comparedIn, followComparison, nothingCompared, storedComparison } from './compared.ts';
import { addPath } from './comparePath.ts';

/** Leads to the product beside those that this tab compares; without JavaScript, to it alone. */
export function CompareLink({ productId }: { productId: string }) {
  const t = useMessages();
  const stored = useSyncExternalStore(followComparison, storedComparison, () => nothingCompared);
  const others = comparedIn(stored).filter((id) => id !== productId);
  return (
    <Link href={addPath(productId)} rel="nofollow">
      {t('product.compare', { count: others.length })}
    </Link>
  );
}
