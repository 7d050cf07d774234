import {
  Columns,
  Container,
  ProductTileSkeleton,
  Skeleton,
  Stack,
  TileGrid,
} from '@kreide/design-system';
import { useShop } from '../../platform/shop.tsx';

const tiles = Array.from({ length: 12 }, (_, index) => index);

/** A listing on its way, of the listing's own geometry. */
export function ListingSkeleton() {
  const { domain } = useShop();
  const layout = domain.isB2b ? 'list' : 'grid';
  return (
    <Container aria-busy>
      <Stack gap="l">
        <Stack gap="s">
          <Skeleton width="12rem" />
          <Skeleton width="18rem" height="2.5rem" />
        </Stack>
        <Columns template="sidebar">
          <Stack gap="s">
            <Skeleton shape="block" height="24rem" />
          </Stack>
          <Stack gap="m">
            <Skeleton width="100%" height="2.5rem" />
            <TileGrid layout={layout}>
              {tiles.map((tile) => (
                <ProductTileSkeleton key={tile} layout={layout} />
              ))}
            </TileGrid>
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}
