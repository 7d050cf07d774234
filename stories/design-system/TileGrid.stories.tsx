import { Card, Link, Stack, Text, TileGrid, tileGridLayouts } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { places } from './goods.tsx';

const meta = { component: TileGrid } satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = places(10).map((place) => (
  <Card key={place}>
    <Text>
      <Link href={`#${place}`}>Kachel {place}</Link>
    </Text>
  </Card>
));
export const Layouts: Story = {
  render: () => (
    <Stack gap="2xl">
      {tileGridLayouts.map((layout) => (
        <TileGrid key={layout} layout={layout}>
          {tiles}
        </TileGrid>
      ))}
    </Stack>
  ),
};
