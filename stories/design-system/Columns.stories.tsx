import { Box, Columns, columnTemplates, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Columns } satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { template: 'halves' } as const;
export const Templates: Story = {
  args,
  render: () => (
    <Stack gap="xl">
      {columnTemplates.map((template) => (
        <Columns key={template} template={template}>
          {(template === 'quarters'
            ? [1, 2, 3, 4]
            : template === 'thirds'
              ? [1, 2, 3]
              : [1, 2]
          ).map((place) => (
            <Box key={place} surface="sunken" rounded padding="m">
              {template} {place}
            </Box>
          ))}
        </Columns>
      ))}
    </Stack>
  ),
};
