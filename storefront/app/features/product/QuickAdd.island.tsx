import { IconButton, IconCart } from '@kreide/design-system';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useCart } from '../cart/cartContext.ts';

export interface QuickAddProps {
  itemId: string;
  /** Name of the product. */
  name: string;
  /** The smallest that can be ordered. */
  quantity: number;
}

/** Puts into the cart, with one click, what leaves nothing to choose. */
export default function QuickAdd({ itemId, name, quantity }: QuickAddProps) {
  const t = useMessages();
  const { add } = useCart();
  const [isBusy, setBusy] = useState(false);

  async function addItem(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await add(itemId, quantity);
    setBusy(false);
  }

  return (
    <IconButton
      surface="action"
      label={t('cart.add.named', { name, quantity })}
      title={t('cart.add')}
      aria-busy={isBusy || undefined}
      onClick={() => void addItem()}
    >
      <IconCart />
    </IconButton>
  );
}
