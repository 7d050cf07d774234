import { BuyBox, OnProductPage } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scissors, unchosen } from './productData.ts';
import { languageOf, storefrontStory } from './storefrontStory.ts';

const meta = {
  ...storefrontStory,
  args: { data: scissors },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  render: ({ data }, { globals }) => (
    <OnProductPage data={data} language={languageOf(globals.locale)}>
      {(product) => <BuyBox product={product} />}
    </OnProductPage>
  ),
} satisfies Meta<{ data: Readonly<Record<string, unknown>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bastelschere');
    await expect(canvas.getByRole('button', { name: /Warenkorb/ })).toBeEnabled();
  },
};

/** Before somebody chose there is nothing to put into the cart. */
export const StillToChoose: Story = {
  args: { data: unchosen },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Warenkorb/ })).toBeNull();
  },
};

export const NotForSale: Story = {
  args: {
    data: {
      ...scissors,
      variantInformation: {
        ...scissors.variantInformation,
        item: {
          ...scissors.variantInformation.item,
          availability: { status: 'UNAVAILABLE', isForSale: false, text: 'Nicht mehr lieferbar' },
        },
      },
    },
  },
};
