import { RangeField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: RangeField } satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {
  args: {
    legend: 'Preis',
    fromLabel: 'von',
    toLabel: 'bis',
    submitLabel: 'OK',
    names: { from: 'from', to: 'to' },
    placeholders: { from: '0,25', to: '39,90' },
    unit: '€',
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
};
