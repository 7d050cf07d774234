import { SortSelect } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: SortSelect,
  parameters: {
    usage: {
      use: [
        'The order of a listing, above the goods; it applies at once, and by a button without scripts.',
        'Give `params` all that the address holds, or the filters are lost.',
        'Give it a new `key` when the address changes: it keeps a state of its own.',
      ],
      avoid: ['For a value of a form: `Select`.', 'To filter: `FilterPanel`.'],
      keys: [
        [
          'Arrow down, Arrow up',
          'choose another order, which applies at once where the list is closed',
        ],
        ['Space', 'opens the list of the system; Enter takes an order from it'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listing: Story = {
  args: {
    label: 'Sortierung',
    value: 'si',
    options: [
      { value: 'si', label: 'Empfohlen' },
      { value: 'priceAsc', label: 'Preis aufsteigend' },
      { value: 'priceDesc', label: 'Preis absteigend' },
    ],
    params: [['filter.color', 'blau']],
    submitLabel: 'Anwenden',
  },
};
