import { Columns, Container, Skeleton, Stack } from '@kreide/design-system';

/** A product page on its way, of the page's own geometry. */
export function ProductSkeleton() {
  return (
    <Container aria-busy>
      <Stack gap="m">
        <Skeleton width="16rem" />
        <Columns template="product" gap="xl">
          <Skeleton shape="square" />
          <Stack gap="l">
            <Skeleton width="80%" height="2.5rem" />
            <Skeleton width="40%" height="3rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}
