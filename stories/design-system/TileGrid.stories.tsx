import { Card, Link, Stack, Text, TileGrid, tileGridLayouts } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';
import { places } from './goods.tsx';

const meta = {
  component: TileGrid,
  parameters: {
    usage: {
      use: [
        'Many tiles of a kind; it chooses the number of columns by its own width, not by that of the screen.',
        'Its children become entries of a list: give them without `<li>`.',
      ],
      avoid: [
        'For parts of a page: `Columns`.',
        'For one row beside the main matter: `Carousel`.',
        'For subjects: `SubjectGrid`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = places(10).map((place) => (
  <Card key={place}>
    <Text>
      <Link href={`#${place}`}>Kachel {place}</Link>
    </Text>
  </Card>
));
export const Playground: Story = { args: { children: tiles } };
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
