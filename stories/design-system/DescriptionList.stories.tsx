import { DescriptionList } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: DescriptionList } satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  items: [
    { term: 'Format', details: 'DIN A4' },
    { term: 'Lineatur', details: '21 (liniert, 9 mm)' },
    { term: 'Papiergewicht', details: '90 g/m²' },
    { term: 'Unfallverhütungsvorschriftenkonformität', details: 'DIN EN 71-3' },
  ],
};
export const Rows: Story = { args };
export const TwoColumns: Story = { args: { ...args, layout: 'columns' } };
