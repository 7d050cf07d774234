import {
  Columns,
  DescriptionList,
  Heading,
  Inline,
  Link,
  Prose,
  Stack,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { legalPath } from '@kreide/server/contract';
import { CompareLink } from '../../features/compare/CompareLink.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ProductFacts_product$key } from './__generated__/ProductFacts_product.graphql';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductLabels } from './ProductLabels.tsx';
import { ProductRecordings } from './ProductRecordings.tsx';
import { ProductSafety } from './ProductSafety.tsx';

/** PDP-01…05, PDP-16: description and contents on the left, facts on the right. */
export function ProductFacts({ product }: { product: ProductFacts_product$key }) {
  const data = useFragment(
    graphql`
      fragment ProductFacts_product on Product @argumentDefinitions(varid: { type: "String" }) {
        description
        textLanguage
        isBook
        features { name value }
        warranty
        deliveryInfo
        productId
        hasMultipleItems
        variantInformation(itemId: $varid) { item { itemId ean } }
        ...ProductLabels_product
        ...ProductRecordings_product
        ...ProductDocuments_product
        ...ProductSafety_product @arguments(varid: $varid)
      }
    `,
    product,
  );
  const t = useMessages();
  const { domain } = useShop();
  const { description, isBook, features, warranty, deliveryInfo } = data;
  const { item } = data.variantInformation;
  const ean = item?.ean;
  const lang = data.textLanguage ?? undefined;
  const asked = new URLSearchParams({
    product: data.productId,
    ...(item && { varid: item.itemId }),
  });
  const facts = [
    ...features.map(({ name, value }) => ({ term: name, details: value, lang })),
    ...(ean ? [{ term: t(isBook ? 'product.isbn' : 'product.ean'), details: ean }] : []),
    ...(warranty ? [{ term: t('product.warranty'), details: warranty }] : []),
    ...(deliveryInfo ? [{ term: t('product.delivery'), details: deliveryInfo }] : []),
  ];
  return (
    <Columns template="product" gap="xl">
      <Stack gap="xl">
        <Stack as="section" gap="m">
          {description && (
            <>
              <Heading level={2}>{t('product.description')}</Heading>
              <Prose html={description} lang={lang} />
            </>
          )}
          <ProductLabels product={data} />
        </Stack>
        <ProductRecordings product={data} />
        <ProductDocuments product={data} />
      </Stack>
      <Stack gap="xl">
        {facts.length > 0 && (
          <Stack as="section" gap="m">
            <Heading level={2}>{t(isBook ? 'product.bibliography' : 'product.facts')}</Heading>
            <DescriptionList items={facts} />
          </Stack>
        )}
        <Inline gap="m" data-onscreen="">
          <CompareLink
            productId={data.productId}
            itemId={data.hasMultipleItems ? item?.itemId : undefined}
          />
          <Link
            href={`${legalPath('contact', domain.shopLanguage)}?${asked}#contact-form`}
            rel="nofollow"
          >
            {t('product.question')}
          </Link>
        </Inline>
        <ProductSafety product={data} />
      </Stack>
    </Columns>
  );
}
