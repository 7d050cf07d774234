import { Box, Inline, Stack, spaces, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Erstes', 'Zweites', 'Drittes'].map((text) => (
  <Box key={text} surface="surface" bordered rounded padding="s">
    {text}
  </Box>
));
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
