import { Box, Columns, columnTemplates, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Columns,
  parameters: {
    usage: {
      use: [
        'Parts of a page beside each other that become one column where there is no room.',
        'Put what matters most first: the order in the document is the order on a phone.',
        '`StickyColumn` keeps a shorter column in view, such as a summary.',
      ],
      avoid: [
        'For many tiles: `TileGrid` chooses the number of columns by its width.',
        'For a few words or controls in a line: `Inline`. For the fields of a line: `FieldRow`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { template: 'halves' } as const;
export const Playground: Story = {
  args: {
    ...args,
    children: [1, 2, 3, 4].map((place) => (
      <Box key={place} surface="sunken" rounded padding="m">
        {place}
      </Box>
    )),
  },
};
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
