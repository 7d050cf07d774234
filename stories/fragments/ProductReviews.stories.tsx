import { OnProductPage, ProductReviews } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scissors } from './productData.ts';
import { languageOf, storefrontStory } from './storefrontStory.ts';

const meta = {
  ...storefrontStory,
  args: { data: scissors },
  render: ({ data }, { globals }) => (
    <OnProductPage data={data} language={languageOf(globals.locale)}>
      {(product) => <ProductReviews product={product} />}
    </OnProductPage>
  ),
} satisfies Meta<{ data: Readonly<Record<string, unknown>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = {
  args: {
    data: {
      ...scissors,
      rating: null,
      numberOfRatings: 0,
      reviews: { counts: [0, 0, 0, 0, 0], reviews: [] },
    },
  },
};
