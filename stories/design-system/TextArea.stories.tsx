import { TextArea } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: TextArea,
  parameters: {
    usage: {
      use: [
        'Text of several lines, such as a note to an order; it grows with what is written.',
        'Say in `hint` how much is wanted or taken.',
      ],
      avoid: [
        'For one line: `TextField`.',
        'A placeholder instead of a label: it goes with the first letter.',
      ],
      keys: [
        ['Enter', 'begins a new line'],
        ['Tab', 'leaves it: no tab is written'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof TextArea>;
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
