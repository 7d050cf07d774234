import { Link } from '@kreide/design-system';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { comparedIn, followComparison, nothingCompared, storedComparison } from './compared.ts';
import { addPath, comparedId } from './comparePath.ts';

/** Leads to the product beside those that this tab compares; without JavaScript, to it alone. */
export function CompareLink({
  productId,
  itemId,
}: {
  productId: string;
  /** Of a product with variants, the chosen one. */
  itemId: string | undefined;
}) {
  const t = useMessages();
  const id = comparedId(productId, itemId);
  const stored = useSyncExternalStore(followComparison, storedComparison, () => nothingCompared);
  const others = comparedIn(stored).filter((other) => other !== id);
  return (
    <Link href={addPath(id)} rel="nofollow">
      {t('product.compare', { count: others.length })}
    </Link>
  );
}
