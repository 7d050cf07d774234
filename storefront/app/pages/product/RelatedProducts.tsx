import { Heading, Stack } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { ProductCarousel } from '../../features/product/ProductCarousel.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { RelatedProducts_product$key } from './__generated__/RelatedProducts_product.graphql';

/** PDP-06: replacements of the product, and accessories. */
export function RelatedProducts({ product }: { product: RelatedProducts_product$key }) {
  const { replacementProducts, accessories } = useFragment(
    graphql`
      fragment RelatedProducts_product on Product {
        replacementProducts { id ...ProductTile_product }
        accessories { id ...ProductTile_product }
      }
    `,
    product,
  );
  const t = useMessages();
  const groups = [
    { title: t('product.replacements'), products: replacementProducts },
    { title: t('product.accessories'), products: accessories },
  ].filter(({ products }) => products.length > 0);
  return groups.map(({ title, products }) => (
    <Stack key={title} as="section" gap="m">
      <Heading level={2}>{title}</Heading>
      <ProductCarousel label={title} products={products} />
    </Stack>
  ));
}
