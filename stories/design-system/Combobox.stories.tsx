import { Combobox, type ComboboxOption } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = { component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const subjects = [
  'Bildende Kunst',
  'Biologie',
  'Chemie',
  'Darstellendes Spiel',
  'Deutsch',
  'Deutsch als Zweitsprache',
  'Englisch',
  'Französisch',
  'Gemeinschaftskunde',
  'Geschichte',
  'Hauswirtschaft und Textilgestaltung',
  'Mathematik',
  'Sachunterricht',
];
const options = subjects.map((label) => ({ value: label, label }));
const args = {
  label: 'Schulfach',
  options,
  labels: {
    list: 'Schulfächer',
    toggle: 'Schulfächer zeigen',
    empty: 'Dieses Fach kennen wir nicht.',
    loading: 'Wird gesucht …',
    count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  },
};
const room = (Story: () => React.ReactNode) => (
  <div style={{ minHeight: 400, maxWidth: 360 }}>{Story()}</div>
);

export const Empty: Story = { args };
export const Chosen: Story = { args: { ...args, defaultValue: 'Deutsch' } };
export const Invalid: Story = {
  args: { ...args, hint: 'Das erste, wenn es mehrere sind.', error: 'Bitte wählen Sie ein Fach.' },
};
export const Disabled: Story = { args: { ...args, defaultValue: 'Chemie', disabled: true } };
/** The first match is active: Enter takes it. */
export const Matches: Story = {
  args,
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Schulfach' });
    await userEvent.type(field, 'KUN');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      'Bildende Kunst',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(
      'Gemeinschaftskunde',
    );
  },
};
/** All of them, by arrow keys; the active one is kept in view. */
export const Keyboard: Story = {
  args: { ...args, defaultValue: 'Deutsch' },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    const last = canvas.getByRole('option', { name: 'Sachunterricht', selected: true });
    const list = canvas.getByRole('listbox').parentElement;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (list?.getBoundingClientRect().bottom ?? 0) + 1,
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Sachunterricht');
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const NothingFound: Story = {
  args,
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Alchemie und Zauberkunst');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dieses Fach kennen wir nicht.');
  },
};
/** Options that come from elsewhere, as from a server. */
export const FromElsewhere: Story = {
  args: { ...args, label: 'Ort' },
  render: function Places(props) {
    const [found, setFound] = useState<readonly ComboboxOption[]>([]);
    return (
      <Combobox
        {...props}
        options={found}
        onQuery={(text) =>
          setFound(
            ['Köln', 'Königs Wusterhausen', 'Königswinter'].flatMap((label) =>
              text ? { value: label, label } : [],
            ),
          )
        }
      />
    );
  },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ort' }), 'kö');
    await userEvent.click(await canvas.findByRole('option', { name: 'Königswinter' }));
    await expect(canvas.getByRole('combobox', { name: 'Ort' })).toHaveValue('Königswinter');
  },
};
export const Loading: Story = {
  args: { ...args, options: [], loading: true },
  decorators: [room],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kö');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird gesucht');
  },
};
export const LongOptions: Story = {
  args: {
    ...args,
    options: [
      'Grundschullehrmittelsammelbestellungen für Fortgeschrittene',
      'Verfügbarkeitsbenachrichtigungseinstellungen',
    ].map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ minHeight: 260, width: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schulfächer zeigen' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
