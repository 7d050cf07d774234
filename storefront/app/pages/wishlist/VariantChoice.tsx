import { Alert, Button, Inline, Select, Spinner, Stack } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { VariantChoiceQuery } from './__generated__/VariantChoiceQuery.graphql';
import { Dialog } from './Dialog.tsx';

const query = graphql`
  query VariantChoiceQuery($productId: String!) {
    product: productById(productId: $productId) {
      items {
        itemId
        variantAttributes { label value }
        price { current { cents } }
        availability { isForSale }
      }
    }
  }
`;

export interface VariantChoiceProps {
  productId: string;
  /** The current item. */
  itemId: string | null;
  name: string;
  /** What choosing does. */
  action: string;
  onClose: () => void;
  onChoose: (itemId: string) => void;
}

/** WISH-06, WISH-14: chooses one of a product's items. */
export function VariantChoice({
  productId,
  itemId,
  name,
  action,
  onClose,
  onChoose,
}: VariantChoiceProps) {
  const t = useMessages();
  const { formats } = useShop();
  const data = usePersonalQuery<VariantChoiceQuery>(query, { productId });
  const [error, setError] = useState<string>();
  const items = data?.product?.items;

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('itemId');
    if (typeof chosen !== 'string' || chosen === '') setError(t('wishlist.variant.required'));
    else if (chosen === itemId) onClose();
    else onChoose(chosen);
  }

  return (
    <Dialog title={t('wishlist.variant.choose')} description={name} onClose={onClose}>
      {data === undefined ? (
        <Spinner />
      ) : items === undefined ? (
        <Alert tone="danger">{t('somethingWentWrong')}</Alert>
      ) : (
        <form noValidate onSubmit={choose}>
          <Stack gap="m">
            <Select
              name="itemId"
              label={t('wishlist.variant.label')}
              placeholder={t('variant.placeholder')}
              defaultValue={itemId ?? ''}
              error={error}
              onChange={() => setError(undefined)}
              options={items.map(({ itemId: value, variantAttributes, price, availability }) => ({
                value,
                label: [
                  variantAttributes.map((attribute) => attribute.value).join(', '),
                  ...(price ? [formats.money(price.current)] : []),
                ].join(' · '),
                disabled: !availability.isForSale,
              }))}
            />
            <Inline gap="s">
              <Button type="submit">{action}</Button>
              <Button tone="secondary" onClick={onClose}>
                {t('wishlist.cancel')}
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
