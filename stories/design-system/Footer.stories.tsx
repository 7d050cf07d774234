import {
  Columns,
  Footer,
  FooterBlock,
  FooterMarks,
  IconShield,
  Inline,
  Link,
  Text,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Footer,
  parameters: {
    usage: {
      use: [
        'Once per page, at its end.',
        'Put what the law wants to be found into `bottom`: it is never folded away.',
        'Children are `FooterBlock`s, whose children are `<li>`s with a `Link` of tone `inherit`.',
      ],
      avoid: [
        'On pages that should lead nowhere else, in full: leave all but `bottom` out.',
        'Links that are in the header already.',
      ],
      keys: [
        ['Tab', 'goes through the links, on phones through the titles of the blocks first'],
        ['Enter, Space', 'on a title open and close its block on phones'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = ['Kontakt', 'Versandkosten', 'Rückgabe', 'Newsletter'].map((label) => (
  <li key={label}>
    <Link href={`#${label}`} tone="inherit">
      {label}
    </Link>
  </li>
));
export const Shop: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    trust: (
      <Columns template="thirds">
        {['14 Tage Widerrufsrecht', 'Kauf auf Rechnung', 'Beratung durch Lehrkräfte'].map(
          (text) => (
            <Inline key={text}>
              <IconShield />
              <Text weight="strong">{text}</Text>
            </Inline>
          ),
        )}
      </Columns>
    ),
    brand: (
      <Text>Geprüfte Ware von Herstellern, die wir nennen. Was nicht gefällt, geht zurück.</Text>
    ),
    marks: (
      <>
        <FooterMarks title="Zahlungsarten" marks={['Rechnung', 'Visa', 'Mastercard']} />
        <FooterMarks title="Versand" marks={['DHL', 'DPD']} />
      </>
    ),
    children: ['Service', 'Unternehmen', 'Für Schulen', 'Rechtliches'].map((title) => (
      <FooterBlock key={title} title={title}>
        {links}
      </FooterBlock>
    )),
    bottom: (
      <>
        <span>© 2026 Kreide</span>
        <Link href="#impressum" tone="inherit">
          Impressum
        </Link>
        <Link href="#widerruf" tone="inherit">
          Vertrag widerrufen
        </Link>
      </>
    ),
  },
};

/** The blocks fold. */
export const OnPhone: Story = {
  ...Shop,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
