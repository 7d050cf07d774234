import { Button, IconCart, Inline, QuantityField } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

export interface AddToCartFormProps {
  itemId: string;
  /** What is added, for the field's name. */
  name: string;
  min: number;
  max: number;
}

/** Quantity and the button that buys; a plain form before JavaScript. */
export function AddToCartForm({ itemId, name, min, max }: AddToCartFormProps) {
  const t = useMessages();
  return (
    <form method="post" action="/checkout/basket">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="itemId" value={itemId} />
      <Inline gap="s">
        <QuantityField
          name="quantity"
          label={t('quantity.label', { name })}
          defaultValue={min}
          min={min}
          max={max}
        />
        <Button type="submit" icon={<IconCart />}>
          {t('cart.add')}
        </Button>
      </Inline>
    </form>
  );
}
