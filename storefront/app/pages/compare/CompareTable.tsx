import {
  Availability,
  ButtonLink,
  Link,
  Picture,
  Stack,
  StarRating,
  Table,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { AddToCartForm } from '../../features/cart/AddToCartForm.tsx';
import { availabilityOfColour } from '../../features/product/availability.ts';
import { ProductPrice } from '../../features/product/ProductPrice.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import type {
  CompareTable_product$data,
  CompareTable_product$key,
} from './__generated__/CompareTable_product.graphql';
import * as styles from './compare.css.ts';
import { comparePath } from './comparison.ts';
import { factsOf } from './facts.ts';

type Product = CompareTable_product$data[number];

interface Row {
  readonly label: string;
  readonly cell: (product: Product, place: number) => ReactNode;
}

/** Products side by side: a column each, on a phone a card for each fact. */
export function CompareTable({
  products,
  ids,
  isOnlyDifferences,
}: {
  products: CompareTable_product$key;
  /** By which they were asked for. */
  ids: readonly string[];
  isOnlyDifferences: boolean;
}) {
  const data = useFragment(
    graphql`
      fragment CompareTable_product on Product @relay(plural: true) {
        id
        productId
        name
        textLanguage
        path
        orderNumber
        manufacturerName
        image { mediaId }
        rating
        numberOfRatings
        price { ...ProductPrice_price }
        availability { isForSale colour text }
        hasMultipleItems
        chosenVariant
        bestItemId
        minimumOrderQuantity
        maxQuantity
        warranty
        features { name value }
      }
    `,
    products,
  );
  const t = useMessages();
  const { formats } = useShop();
  /** A row of texts; none where no product has one, or where all are alike and only differences count. */
  const textRow = (
    label: string,
    values: readonly (string | null | undefined)[],
    lang?: typeof langOf,
  ): Row[] =>
    values.every((value) => !value) || (isOnlyDifferences && new Set(values).size < 2)
      ? []
      : [
          {
            label,
            cell: (product, place) =>
              values[place] ? (
                <span lang={lang?.(product)}>{values[place]}</span>
              ) : (
                t('compare.nothing')
              ),
          },
        ];

  const rows: readonly Row[] = [
    {
      label: t('compare.product'),
      cell: (product) => (
        <Stack gap="xs" className={styles.product}>
          {product.image && (
            <Picture
              {...pictureProps(product.image.mediaId, 'thumb')}
              alt=""
              shape="square"
              rounded
              tint="neutral"
              className={styles.picture}
            />
          )}
          <div>
            <Link href={product.path} lang={langOf(product)}>
              {withWholeNumbers(product.name)}
            </Link>
            {product.chosenVariant && (
              <Text size="s" tone="muted">
                {product.chosenVariant}
              </Text>
            )}
          </div>
        </Stack>
      ),
    },
    {
      label: t('price.label'),
      cell: (product) => (
        <div className={styles.price}>
          <ProductPrice price={product.price} size="s" />
        </div>
      ),
    },
    {
      label: t('compare.availability'),
      cell: ({ availability }) => (
        <Availability
          state={availabilityOfColour(availability.colour)}
          className={styles.availability}
        >
          {availability.text}
        </Availability>
      ),
    },
    ...(data.some(({ rating }) => typeof rating === 'number')
      ? [
          {
            label: t('compare.rating'),
            cell: ({ rating, numberOfRatings }: Product) =>
              typeof rating === 'number' ? (
                <StarRating
                  rating={rating}
                  label={t('rating.label', { rating: formats.number(rating) })}
                  count={`(${formats.number(numberOfRatings)})`}
                />
              ) : (
                t('compare.nothing')
              ),
          },
        ]
      : []),
    ...textRow(
      t('compare.manufacturer'),
      data.map(({ manufacturerName }) => manufacturerName),
    ),
    ...factsOf(data).flatMap(({ name, values }) => textRow(name, values, langOf)),
    ...textRow(
      t('compare.warranty'),
      data.map(({ warranty }) => warranty),
    ),
    ...textRow(
      t('compare.orderNumber'),
      data.map(({ orderNumber }) => orderNumber),
    ),
    {
      label: t('compare.actions'),
      cell: (product, place) => (
        <Stack gap="s" data-onscreen>
          <Order product={product} />
          <Link href={comparePath(ids.filter((_, other) => other !== place))}>
            {t('compare.remove')}
          </Link>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('compare.title')}
      captionHidden
      className={styles.table}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { id: 'fact', label: t('compare.fact'), cell: ({ label }) => label, rowHeader: true },
        ...data.map((product, place) => ({
          id: product.id,
          label: [product.name, product.chosenVariant].filter(Boolean).join(', '),
          cell: ({ cell }: Row) => cell(product, place),
        })),
      ]}
    />
  );
}

/** WCAG 3.1.2: of texts that are in another language than the shop. */
const langOf = ({ textLanguage }: Product) => textLanguage ?? undefined;

/** Into the cart at once where there is nothing to choose. */
function Order({ product }: { product: Product }) {
  const t = useMessages();
  // Without a visible price there is no order form (ruling 21).
  if (!product.price || !product.availability.isForSale) return null;
  return product.hasMultipleItems && !product.chosenVariant ? (
    <ButtonLink href={product.path} tone="outline" size="s">
      {t('compare.choose')}
    </ButtonLink>
  ) : (
    <AddToCartForm
      itemId={product.bestItemId}
      name={product.name}
      min={product.minimumOrderQuantity}
      max={product.maxQuantity}
      isInline
    />
  );
}
