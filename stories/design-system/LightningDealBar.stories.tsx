import { LightningDealBar, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: LightningDealBar,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof LightningDealBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  percent: 72.9,
  label: 'Reserviert',
  format: (percent: number) => `${percent} % reserviert`,
  soldOut: 'Alle reserviert',
};
/** Decimals are cut off; at 100 % it is sold out. */
export const Shares: Story = {
  args,
  render: (props) => (
    <Stack>
      {[0, 9, 34.5, 72.9, 99.9, 100].map((percent) => (
        <LightningDealBar key={percent} {...props} percent={percent} />
      ))}
    </Stack>
  ),
  // Whatever the words beside it.
  play: async ({ canvas }) => {
    const lengths = canvas
      .getAllByRole('progressbar')
      .map((bar) => bar.getBoundingClientRect().width);
    await expect(new Set(lengths).size).toBe(1);
  },
};
export const Narrow: Story = {
  args: { ...args, format: (percent) => `${percent} % der Blitzangebotsmenge sind reserviert` },
  decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>],
};
