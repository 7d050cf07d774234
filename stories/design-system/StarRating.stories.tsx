import { Stack, StarRating, starRatingSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: StarRating,
  parameters: {
    usage: {
      use: [
        'The mean of ratings, on tiles and product pages.',
        'Say it in words by `label`, such as "4.5 of 5 stars"; `count` is how many there are.',
      ],
      avoid: [
        'To give stars: `RatingField`.',
        'For a product without ratings: no stars look like bad ones. Leave it out.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { rating: 4.4, label: '4,4 von 5 Sternen' };
export const Playground: Story = { args: { ...args, count: '(128)' } };
/** Half steps change at 1.4, 1.9 … 4.9. */
export const Thresholds: Story = {
  args,
  render: () => (
    <Stack gap="xs">
      {[0, 1, 1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.8, 4.9].map((rating) => (
        <StarRating
          key={rating}
          rating={rating}
          label={`${rating} von 5 Sternen`}
          count={`(${rating})`}
        />
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  args,
  render: (props) => (
    <Stack>
      {starRatingSizes.map((size) => (
        <StarRating key={size} {...props} size={size} count="128 Bewertungen" />
      ))}
    </Stack>
  ),
};

/** Ratings just below and at each threshold, with the half stars that they fill. */
const steps = [
  [0, 0],
  [1, 2],
  ...[1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9].flatMap((threshold, index) => [
    [Math.round(threshold * 10 - 1) / 10, index + 2] as const,
    [threshold, index + 3] as const,
  ]),
  [5, 10],
] as const;
/** Five stars, of which so many halves are filled. */
export const HalfSteps: Story = {
  name: 'Half steps (UI-09)',
  args,
  render: () => (
    <Stack gap="xs">
      {steps.map(([rating]) => (
        <StarRating key={rating} rating={rating} label={`${rating} von 5 Sternen`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [rating, halves] of steps) {
      const stars = canvas.getByRole('img', { name: `${rating} von 5 Sternen` });
      const { backgroundImage, maskImage, maskRepeat, maskSize } = getComputedStyle(stars);
      // One picture that is repeated five times, and filled up to a share of the whole.
      await expect(maskImage).toContain('url(');
      await expect([maskRepeat, maskSize]).toEqual(['repeat', '20% 100%']);
      await expect([...backgroundImage.matchAll(/(\d+)%/g)].map(([, share]) => share)).toEqual([
        String(halves * 10),
        String(halves * 10),
      ]);
    }
  },
};
