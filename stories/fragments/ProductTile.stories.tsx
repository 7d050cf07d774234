import { BelowProduct, RelatedProducts } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scissors } from './productData.ts';
import { languageOf, storefrontStory } from './storefrontStory.ts';

const meta = {
  ...storefrontStory,
  args: { data: scissors },
  render: ({ data }, { globals }) => (
    <BelowProduct data={data} language={languageOf(globals.locale)}>
      {(product) => <RelatedProducts product={product} />}
    </BelowProduct>
  ),
} satisfies Meta<{ data: Readonly<Record<string, unknown>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tiles as the product page shows them below the product. */
export const Related: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Klebestift 40\sg$/ })).toHaveAttribute(
      'href',
      '/prod/3',
    );
  },
};
