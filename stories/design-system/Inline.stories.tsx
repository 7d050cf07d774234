import { Badge, Inline, inlineJustifies, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Inline,
  parameters: {
    usage: {
      use: [
        'Things beside each other that may wrap: buttons, badges, links.',
        'Render a list by `as="ul"` with `<li>`s where there are many of a kind.',
      ],
      avoid: [
        'For things below each other: `Stack`.',
        'For parts of a page: `Columns`. For fields on one line: `FieldRow`.',
        '`wrap={false}` around words: at 320 px they leave the screen.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Inline>;
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
