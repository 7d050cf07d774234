import { BuyBox, OnProductPage } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** Before somebody chose there is nothing to put into the cart: the button says what is missing. */
export const StillToChoose: Story = {
  args: { data: unchosen },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Warenkorb/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Farbe');
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
          availability: { isForSale: false, colour: 'red', text: 'Nicht mehr lieferbar' },
        },
      },
    },
  },
};
