import { Heading, headingSizes, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Heading,
  parameters: {
    usage: {
      use: [
        'Every heading: `level` is its place in the outline, `size` its looks.',
        'Go down by one level at a time, and begin a page with the only `1`.',
      ],
      avoid: [
        'A `level` for its looks: those who hear the page go by it.',
        'For words that head nothing, such as a price: `Text` with a `weight`.',
        'Where a part has one already: `Section` brings its own.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { level: 2 } as const;
export const Playground: Story = { args: { ...args, children: 'Alles, was Schule macht' } };
export const Levels: Story = {
  args,
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Alles, was Schule macht
      </Heading>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Ebene {level}: Hefte, Blöcke und Lineaturen
        </Heading>
      ))}
    </Stack>
  ),
};
export const Accent: Story = {
  args,
  render: () => (
    <Stack>
      {headingSizes.map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size} tone="accent">
          {size}: Kreide und Tafel
        </Heading>
      ))}
    </Stack>
  ),
};
export const LongWord: Story = {
  args: { ...args, children: 'Grundschullehrmittelsammlungserweiterungsset' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
