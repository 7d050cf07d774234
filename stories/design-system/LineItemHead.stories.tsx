import { Availability, LineItem, LineItemHead, QuantityField, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { Goods } from './goods.tsx';

const meta = {
  component: LineItemHead,
  parameters: {
    usage: {
      use: [
        'Above a list of full `LineItem`s with a small quantity field, whose columns it names.',
        'Nothing depends on it: it is hidden from those who hear the page, since each line says the same.',
      ],
      avoid: [
        'Above compact lines, which have no columns.',
        'As the head of a table: `Table` has one that is read.',
      ],
    } satisfies Usage,
  },
  args: { labels: { article: 'Artikel', quantity: 'Menge', total: 'Summe' } },
} satisfies Meta<typeof LineItemHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = {
  name: 'Heft DIN A4, Lineatur 21, 16 Blatt, kariert mit Rand',
  picture: <Goods />,
  quantity: (
    <QuantityField
      size="s"
      value={3}
      labels={{
        field: 'Menge',
        decrease: 'weniger',
        increase: 'mehr',
        max: (max) => `Höchstens ${max}.`,
        min: (min) => `Mindestens ${min}.`,
      }}
    />
  ),
  total: '2,37 €',
};

function endOfText(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().right;
}
/** Where nothing can be changed. */
export const AboveTexts: Story = {
  args: { quantities: 'text' },
  render: (props) => (
    <>
      <LineItemHead {...props} />
      <ul>
        <LineItem {...line} quantity={<Text as="span">3 Stück</Text>} />
        <LineItem {...line} quantity={<Text as="span">120 Stück</Text>} />
      </ul>
    </>
  ),
  play: async ({ canvas }) => {
    const head = endOfText(canvas.getByText('Menge'));
    for (const text of canvas.getAllByText(/Stück$/)) {
      // On a phone there are no columns.
      if (head > 0) await expect(endOfText(text)).toBeCloseTo(head, 0);
    }
  },
};
/** Above the lines whose columns it names; on a phone it is not there. */
export const AboveLines: Story = {
  render: (props) => (
    <>
      <LineItemHead {...props} />
      <ul>
        <LineItem {...line} />
        <LineItem
          {...line}
          unavailable
          availability={<Availability state="unavailable">Nicht mehr lieferbar</Availability>}
        />
      </ul>
    </>
  ),
};
