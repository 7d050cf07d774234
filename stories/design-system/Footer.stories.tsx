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

const meta = { component: Footer } satisfies Meta<typeof Footer>;
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
