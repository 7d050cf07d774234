import { Button, IconCart, Price, PurchaseBar, QuantityField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';
import { euro } from './goods.tsx';

const meta = {
  component: PurchaseBar,
  parameters: {
    usage: {
      use: [
        'The one way into the cart on a product page; on phones it stays at the lower edge.',
        'Give `summary` one line, so that price and variant are in view there.',
      ],
      avoid: [
        'Two on a page: both would stay at the edge.',
        'More than one button: others stand below it.',
        'In lists: `ProductTile` has `controls`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PurchaseBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones it stays at the bottom of the screen. */
export const Product: Story = {
  args: {
    summary: <Price current={euro(0.79)} label="Preis" />,
    quantity: (
      <QuantityField
        value={1}
        labels={{
          field: 'Menge',
          decrease: 'Menge verringern',
          increase: 'Menge erhöhen',
          max: (max) => `Höchstens ${max} Stück.`,
          min: (min) => `Mindestens ${min} Stück.`,
        }}
      />
    ),
    action: (
      <Button fullWidth icon={<IconCart size="s" />}>
        In den Warenkorb
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
};
