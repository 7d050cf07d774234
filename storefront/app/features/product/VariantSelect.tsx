import { Alert, Select, Spinner } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type {
  VariantSelectQuery,
  VariantSelectQuery$data,
} from './__generated__/VariantSelectQuery.graphql';

const query = graphql`
  query VariantSelectQuery($productId: String!) {
    product: productById(productId: $productId) {
      items {
        itemId
        variantAttributes { label value }
        price { current { cents } }
        availability { isForSale }
        minimumOrderQuantity
        maxQuantity
      }
    }
  }
`;

/** One of a product's items. */
export type Variant = NonNullable<VariantSelectQuery$data['product']>['items'][number];

/** What tells it apart from the product's other items: "Rot, A4". */
export const variantText = ({ variantAttributes }: Variant): string =>
  variantAttributes.map(({ value }) => value).join(', ');

export interface VariantSelectProps {
  /** Of the field in its form. */
  name: string;
  label: string;
  productId: string;
  /** The current item. */
  itemId: string | null;
  error?: string | undefined;
  /** Focuses the field as soon as it is there. @default false */
  autoFocus?: boolean;
  /** Undefined: none is chosen. */
  onChange: (variant: Variant | undefined) => void;
}

/** A field for one of a product's items. */
export function VariantSelect({
  name,
  label,
  productId,
  itemId,
  error,
  autoFocus = false,
  onChange,
}: VariantSelectProps) {
  const t = useMessages();
  const { formats } = useShop();
  const data = usePersonalQuery<VariantSelectQuery>(query, { productId });
  if (data === undefined) return <Spinner />;
  const items = data?.product?.items;
  if (items === undefined) return <Alert tone="danger">{t('somethingWentWrong')}</Alert>;
  return (
    <Select
      name={name}
      label={label}
      placeholder={t('variant.placeholder')}
      defaultValue={itemId ?? ''}
      error={error}
      autoFocus={autoFocus}
      onValueChange={(value) => onChange(items.find((item) => item.itemId === value))}
      options={items.map((item) => ({
        value: item.itemId,
        label: [variantText(item), ...(item.price ? [formats.money(item.price.current)] : [])].join(
          ' · ',
        ),
        disabled: !item.availability.isForSale,
      }))}
    />
  );
}
