import { DiscountBadge, Link, Price, priceOffers, priceSizes, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';
import { euro } from './goods.tsx';

const meta = {
  component: Price,
  parameters: {
    usage: {
      use: [
        'Every price: it has the places for all that the law wants beside it.',
        'Say in `label` of `old` and `listPrice` what the amount is, such as "RRP": a struck figure alone means nothing.',
        'Give `formatToParts()`, whose cents are raised for the eye and read as one amount.',
      ],
      avoid: [
        'For the amounts of an order: `OrderSummary`.',
        'An `old` price that is not the lowest of the last 30 days.',
        'Amounts as text with a currency of your own: `Intl.NumberFormat` knows where the sign goes.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { current: euro(12.99), label: 'Preis' };
export const Playground: Story = { args };
export const Sizes: Story = {
  args,
  render: (props) => (
    <Stack>
      {priceSizes.map((size) => (
        <Price key={size} {...props} size={size} />
      ))}
    </Stack>
  ),
};
export const Reduced: Story = {
  args: {
    ...args,
    size: 'l',
    badge: <DiscountBadge percent={31} label="31 Prozent Rabatt" />,
    old: { label: 'Niedrigster Preis der letzten 30 Tage', amount: euro(18.99) },
    listPrice: { label: 'UVP', amount: euro(21.95) },
    note: (
      <>
        inkl. MwSt., zzgl. <Link href="#versand">Versand</Link>
      </>
    ),
  },
};
export const FromPrice: Story = { args: { ...args, prefix: 'ab', basePrice: '0,10 € / 1 Stück' } };
export const Business: Story = {
  args: {
    ...args,
    current: euro(10.92),
    secondary: '12,99 € inkl. MwSt.',
    note: 'zzgl. MwSt. und Versand',
  },
};
const offerLabels = {
  special: 'Aktionspreis zum Schulanfang',
  best: 'Bester Preis im Sortiment',
  lightning: 'Blitzangebot',
};
/** Each with the words of its own. */
export const Offers: Story = {
  args,
  render: (props) => (
    <Stack>
      {priceOffers.map((kind) => (
        <Price key={kind} {...props} offer={{ kind, label: offerLabels[kind] }} />
      ))}
    </Stack>
  ),
};
export const Locales: Story = {
  args,
  render: (props) => (
    <Stack>
      {['de-DE', 'de-AT', 'de-CH', 'en-GB'].map((locale) => (
        <Price key={locale} {...props} current={euro(1234.5, locale)} />
      ))}
    </Stack>
  ),
};
export const Plain: Story = { args: { current: 'kostenlos' } };
