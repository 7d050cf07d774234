import { TextArea } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comment: Story = {
  args: {
    label: 'Anmerkung zur Bestellung',
    optionalLabel: 'freiwillig',
    hint: 'Höchstens 500 Zeichen.',
  },
};
export const Invalid: Story = {
  args: { label: 'Nachricht', error: 'Bitte schreiben Sie mindestens 10 Zeichen.' },
};
