import { Box, boxSurfaces, Columns, Heading, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Box } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

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
