import { Box, boxSurfaces, Columns, Heading, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Box,
  parameters: {
    usage: {
      use: [
        'A plain area that needs padding, a surface or an edge, and no meaning.',
        'Choose the element by `as` where the area is a landmark, such as `aside`, and name it by `aria-label`.',
      ],
      avoid: [
        'For one thing among its like: a `Card` lines up its foot with its neighbours.',
        'For space between things: `Stack` and `Inline` have a `gap`.',
        '`main` more than once on a page.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    surface: 'sunken',
    padding: 'xl',
    rounded: true,
    children: 'Kariertes und liniertes Papier sind unser einziger Schmuck.',
  },
};
export const Surfaces: Story = {
  render: () => (
    <Columns template="thirds">
      {boxSurfaces.map((surface) => (
        <Box key={surface} surface={surface} padding="xl" rounded bordered>
          <Heading level={2} size="h4">
            {surface}
          </Heading>
          <Text>Kariertes und liniertes Papier sind unser einziger Schmuck.</Text>
        </Box>
      ))}
    </Columns>
  ),
};
