import { Heading, headingSizes, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Heading } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { level: 2 } as const;
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
