import { Button, IconCart, Inline, PurchaseBar, QuantityField } from '@kreide/design-system';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useCart } from './cartContext.ts';

export interface AddToCartFormProps {
  itemId: string;
  /** Name of the product, for the field's label. */
  name: string;
  min: number;
  max: number;
  /** In a list: small, and not fixed to the screen's edge on phones. @default false */
  isInline?: boolean;
  /** Price, variant and delivery, beside the button at the edge of phones' screens. */
  summary?: ReactNode;
  /** Told how many are chosen, half a second after the last change. */
  onQuantityChange?: (quantity: number) => void;
}

/**
 * Quantity and the add-to-cart button, which phones keep in view; a plain form before JavaScript.
 */
export function AddToCartForm({
  itemId,
  name,
  min,
  max,
  isInline = false,
  summary,
  onQuantityChange,
}: AddToCartFormProps) {
  const t = useMessages();
  const { add } = useCart();
  const [isBusy, setBusy] = useState(false);

  async function addItem(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    setBusy(true);
    // UI-07; the API applies the limits, since it knows the stock.
    await add(itemId, Number.isInteger(quantity) ? quantity : 1);
    setBusy(false);
  }

  const field = (
    <QuantityField
      name="quantity"
      size={isInline ? 's' : 'm'}
      labels={{
        field: t('quantity.label', { name }),
        decrease: t('quantity.decrease'),
        increase: t('quantity.increase'),
        max: (limit) => t('vue.buybox.text.quantity.error', { max: limit }),
        min: (limit) => t('vue.pdp.minQuantity', { min: limit }),
      }}
      // Another variant may have other limits: the field is mounted again.
      key={min}
      defaultValue={min}
      onValueChange={onQuantityChange}
      min={min}
      max={max}
    />
  );
  const button = (
    <Button
      type="submit"
      size={isInline ? 's' : 'm'}
      fullWidth={!isInline}
      icon={<IconCart size="s" />}
      loading={isBusy}
    >
      {t('cart.add')}
    </Button>
  );
  return (
    <form
      method="post"
      action="/checkout/basket"
      onSubmit={(event) => void addItem(event)}
      data-onscreen=""
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemId" value={itemId} />
      {isInline ? (
        <Inline gap="xs">
          {field}
          {button}
        </Inline>
      ) : (
        <PurchaseBar summary={summary} quantity={field} action={button} />
      )}
    </form>
  );
}
