import { BelowProduct, ProductReviews } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviews, scissors } from './productData.ts';
import { languageOf, storefrontStory } from './storefrontStory.ts';

const meta = {
  ...storefrontStory,
  args: { data: scissors },
  render: ({ data }, { globals }) => (
    <BelowProduct data={data} language={languageOf(globals.locale)}>
      {(product) => <ProductReviews product={product} />}
    </BelowProduct>
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
      reviews: { total: 0, counts: [0, 0, 0, 0, 0], reviews: [] },
    },
  },
};
export const Single: Story = {
  args: {
    data: {
      ...scissors,
      rating: 5,
      numberOfRatings: 1,
      reviews: { total: 1, counts: [0, 0, 0, 0, 1], reviews: reviews.slice(0, 1) },
    },
  },
};
export const OtherLanguage: Story = {
  args: {
    data: {
      ...scissors,
      rating: 4,
      numberOfRatings: 2,
      reviews: {
        total: 2,
        counts: [0, 0, 1, 0, 1],
        reviews: [
          {
            ...reviews[0],
            title: 'Great for class',
            message: 'Still sharp after a term with 24 children.',
            language: 'en',
          },
          reviews[1],
        ],
      },
    },
  },
};
