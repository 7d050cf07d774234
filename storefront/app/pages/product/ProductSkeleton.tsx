import { Columns, Container, Heading, Picture, Skeleton, Stack } from '@kreide/design-system';
import { graphql, useStoredFragment } from '@kreide/relay';
import { pictureProps } from '../../platform/media.ts';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import type { ProductSkeleton_product$data } from './__generated__/ProductSkeleton_product.graphql';
import { productPageQuery } from './ProductPageQuery.ts';

/**
 * The skeleton of a product page, with the page's layout. Name and picture are shown when a tile
 * that links here has loaded them.
 *
 * @param path of the page with its parameters, as in the tile's link
 */
export function ProductSkeleton({ path }: { path: string }) {
  const known = useStoredFragment<ProductSkeleton_product$data>(
    productPageQuery,
    graphql`
      fragment ProductSkeleton_product on Product {
        name
        image { mediaId }
      }
    `,
    ['path', path],
  );
  return (
    <Container aria-busy>
      <Stack gap="m">
        <Skeleton width="16rem" />
        <Columns template="product" gap="xl">
          {known?.image ? (
            <Picture
              {...pictureProps(known.image.mediaId, 'listing')}
              alt=""
              shape="square"
              tint="neutral"
              rounded
              eager
            />
          ) : (
            <Skeleton shape="square" />
          )}
          <Stack gap="l">
            {known ? (
              <Heading level={1} size="h2">
                {withWholeNumbers(known.name)}
              </Heading>
            ) : (
              <Skeleton width="80%" height="2.5rem" />
            )}
            <Skeleton width="40%" height="3rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}
