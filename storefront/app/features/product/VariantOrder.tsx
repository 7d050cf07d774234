import { Stack } from '@kreide/design-system';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { AddToCartForm } from '../cart/AddToCartForm.tsx';
import { type Variant, VariantSelect, variantText } from './VariantSelect.tsx';

/** Orders one of a product's items from a list: first which one, then how many. */
export function VariantOrder({ productId, name }: { productId: string; name: string }) {
  const t = useMessages();
  const [variant, setVariant] = useState<Variant>();
  return (
    <Stack gap="xs">
      <VariantSelect
        name="variant"
        label={t('variant.label')}
        productId={productId}
        itemId={null}
        autoFocus
        onChange={setVariant}
      />
      {variant && (
        <AddToCartForm
          key={variant.itemId}
          isInline
          itemId={variant.itemId}
          name={`${name}, ${variantText(variant)}`}
          min={variant.minimumOrderQuantity}
          max={variant.maxQuantity}
        />
      )}
    </Stack>
  );
}
