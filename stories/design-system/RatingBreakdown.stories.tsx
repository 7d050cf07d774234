import { RatingBreakdown } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: RatingBreakdown,
  parameters: {
    usage: {
      use: [
        'How many ratings each class has, above the reviews; with `href` a class filters them.',
        'Say the figure in words by `countLabel`, such as "30 ratings".',
      ],
      avoid: [
        'For the mean: `StarRating`.',
        'Links to classes without ratings: leave out their `href`.',
      ],
      keys: [
        ['Tab', 'goes through the classes that have reviews'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RatingBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (counts: readonly number[], current?: number) =>
  counts.map((count, index) => ({
    label: index === 4 ? '1 Stern' : `${5 - index} Sterne`,
    count,
    countLabel: `${count} Bewertungen`,
    href: count ? `#${5 - index}` : undefined,
    current: index === current,
  }));
/** A class that somebody gave leads to its reviews; the one that is shown alone says so. */
export const Filter: Story = {
  args: { rows: rows([88, 24, 9, 0, 7], 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^5 Sterne ?88 Bewertungen$/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: true })).toHaveFocus();
  },
};
export const Plain: Story = {
  args: { rows: rows([1204, 311, 96, 12, 40]).map((row) => ({ ...row, href: undefined })) },
};
export const Empty: Story = { args: { rows: rows([0, 0, 0, 0, 0]) } };
