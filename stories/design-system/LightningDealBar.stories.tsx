import { LightningDealBar, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: LightningDealBar,
  parameters: {
    usage: {
      use: [
        'How much of a lightning deal is reserved, on tiles and product pages.',
        'Give `soldOut`, or the bar is not there at 100 %.',
        'Say the share in words by `format`: they are shown and read.',
      ],
      avoid: [
        'For the progress of work: `Progress`.',
        'For the stock of other goods: `Availability`.',
        'Rounded percentages: decimals are cut off here, so that nobody is hurried by a figure too high.',
      ],
    } satisfies Usage,
  },
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
export const Playground: Story = { args };
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
