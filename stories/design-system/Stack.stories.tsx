import { Box, Inline, Stack, spaces, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Stack,
  parameters: {
    usage: {
      use: [
        'Things below each other, evenly spaced: components have no margins of their own.',
        'Render lists by `as="ul"` with `<li>`s, forms by `as="form"`.',
      ],
      avoid: [
        'For things beside each other: `Inline` or `Columns`.',
        'For the fields of a group: `Fieldset` spaces them.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Erstes', 'Zweites', 'Drittes'].map((text) => (
  <Box key={text} surface="surface" bordered rounded padding="s">
    {text}
  </Box>
));
export const Playground: Story = { args: { children: boxes } };
export const Gaps: Story = {
  render: () => (
    <Inline align="start" gap="xl">
      {spaces.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="s">{gap}</Text>
          {boxes}
        </Stack>
      ))}
    </Inline>
  ),
};
export const Centred: Story = { args: { align: 'center', children: boxes } };
