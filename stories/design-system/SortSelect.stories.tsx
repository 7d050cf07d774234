import { SortSelect } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: SortSelect } satisfies Meta<typeof SortSelect>;
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
