import { Button, IconArrowRight, OrderSummary } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: OrderSummary,
  parameters: {
    usage: {
      use: [
        'The amounts of a cart or an order with what is to be paid; the button follows the total.',
        'Say in `hint` what an amount depends on, such as "free from 49 €".',
        'Write savings with a minus sign: tone `sale` is colour alone.',
      ],
      avoid: [
        'For the goods themselves: `LineItem`.',
        'For facts that are no amounts: `DescriptionList`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  args: {
    title: 'Zusammenfassung',
    rows: [
      { label: 'Zwischensumme (3 Artikel)', amount: '48,20 €' },
      { label: 'Sie sparen', amount: '−5,00 €', tone: 'sale' },
      { label: 'Versand', amount: '4,95 €', hint: 'kostenlos ab 49 €' },
      { label: 'enthaltene MwSt. 19 %', amount: '7,69 €', tone: 'muted' },
    ],
    total: { label: 'Gesamtsumme', amount: '48,15 €', hint: 'inkl. MwSt.' },
    children: (
      <Button fullWidth iconEnd={<IconArrowRight size="s" />}>
        Zur Kasse
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
};
