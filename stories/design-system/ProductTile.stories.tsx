import { ProductTile, ProductTileSkeleton, TileGrid } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { places } from './goods.tsx';
import { Tile } from './Tile.tsx';

const meta = { component: ProductTile } satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;
const args = { name: '', href: '', picture: null, price: null };

export const Single: Story = {
  args,
  render: () => (
    <div style={{ maxWidth: 260 }}>
      <Tile />
    </div>
  ),
};

export const Grid: Story = {
  args,
  render: () => (
    <TileGrid>
      {places(12).map((place) => (
        <Tile key={place} index={place - 1} />
      ))}
    </TileGrid>
  ),
};

export const List: Story = {
  args,
  render: () => (
    <TileGrid layout="list">
      {places(6).map((place) => (
        <Tile key={place} index={place - 1} layout="list" />
      ))}
    </TileGrid>
  ),
};

export const Loading: Story = {
  args,
  render: () => (
    <TileGrid>
      {places(6).map((place) => (
        <ProductTileSkeleton key={place} />
      ))}
    </TileGrid>
  ),
};
