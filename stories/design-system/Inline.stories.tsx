import { Badge, Inline, inlineJustifies, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Inline } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = ['Hefte', 'Stifte', 'Scheren', 'Schulranzen', 'Zeichenblöcke'].map((word) => (
  <Badge key={word} tone="neutral">
    {word}
  </Badge>
));
export const Wrapping: Story = {
  args: { children: words },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
export const Justified: Story = {
  render: () => (
    <Stack>
      {inlineJustifies.map((justify) => (
        <Inline key={justify} justify={justify}>
          {words}
        </Inline>
      ))}
    </Stack>
  ),
};
