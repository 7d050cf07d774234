import { Stack, StarRating, starRatingSizes } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: StarRating } satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { rating: 4.4, label: '4,4 von 5 Sternen' };
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
