import { CartPage, cartItem, cartPayload, OnCartPage } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { languageOf, storefrontStory } from './storefrontStory.ts';

const lines = [
  cartItem('1', {
    name: 'Bastelschere mit Kunststoffgriff, 13 cm',
    picture: { mediaId: 'picture-1', alt: '' },
    variantAttributes: [{ label: 'Farbe', value: 'Rot' }],
    badges: { sale: true, new: false, popular: true, extra: null },
  }),
  cartItem('2', {
    name: 'Naturwissenschaftslehrmittelsammlung für Grundschulen',
    picture: { mediaId: 'picture-4', alt: '' },
    availableForSale: false,
    deliveryStatus: { status: 'UNAVAILABLE', text: 'Nicht mehr lieferbar' },
  }),
];

const meta = {
  ...storefrontStory,
  args: { data: cartPayload(lines) },
  render: ({ data }, { globals }) => (
    <OnCartPage data={data} language={languageOf(globals.locale)}>
      {(cart) => <CartPage cart={cart} />}
    </OnCartPage>
  ),
} satisfies Meta<{ data: Readonly<Record<string, unknown>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines of the cart, one of which keeps it from being ordered. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Bastelschere mit Kunststoffgriff, 13\scm$/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).not.toHaveLength(0);
  },
};
export const Empty: Story = { args: { data: cartPayload([]) } };
