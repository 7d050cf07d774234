import { EmailField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: EmailField,
  parameters: {
    usage: {
      use: [
        'Wherever an e-mail address is asked for: it completes known domains and asks about typing errors.',
        'Give the domains in the order in which shoppers have them.',
        'Say in `hint` what is sent there.',
      ],
      avoid: [
        'To refuse an address that looks wrong: the question is an offer, and the server decides.',
        'For several addresses: one field each.',
      ],
      keys: [
        ['Arrow down, Arrow up', 'go through the completions, past their end back to the text'],
        ['Home, End', 'go to the first and the last completion while one is active'],
        ['Enter', 'takes the active completion; without one it submits the form'],
        ['Escape', 'closes the list'],
        ['Tab', 'leaves the field, to the question about a typing error where there is one'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'E-Mail-Adresse',
  name: 'email',
  domains: ['gmx.de', 'web.de', 't-online.de', 'gmail.com', 'freenet.de', 'outlook.de', 'yahoo.de'],
  labels: {
    suggestions: 'Vorschläge für die Adresse',
    correction: (address: string) => `Meinten Sie ${address}?`,
  },
};
const room = (Story: () => React.ReactNode) => (
  <div style={{ minHeight: 340, maxWidth: 400 }}>{Story()}</div>
);

export const Empty: Story = { args: { ...args, hint: 'Dorthin geht die Bestellbestätigung.' } };
export const Invalid: Story = {
  args: {
    ...args,
    defaultValue: 'lehrerin@schule',
    error: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.',
  },
};
/** After the "@": arrow keys and Enter, or a click. */
export const Completions: Story = {
  args,
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'E-Mail-Adresse' });
    await userEvent.type(field, 'anna.mueller@g');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('anna.mueller@gmail.com');
    await userEvent.clear(field);
    await userEvent.type(field, 'anna.mueller@{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
};
/** What looks like a typing error is asked about, and mended by one key. */
export const Correction: Story = {
  args: { ...args, hint: 'Dorthin geht die Bestellbestätigung.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'E-Mail-Adresse' });
    await userEvent.type(field, 'anna@gmial.com');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('anna@gmail.com');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'anna@gmial.com');
    await expect(canvas.getByRole('status')).toHaveTextContent('Meinten Sie anna@gmail.com?');
  },
};
export const LongAddress: Story = {
  args: {
    ...args,
    defaultValue: 'grundschullehrmittelsammelbestellung.verwaltung@gmial.com',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
export const Disabled: Story = { args: { ...args, defaultValue: 'anna@web.de', disabled: true } };
