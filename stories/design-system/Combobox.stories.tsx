import { Combobox, type ComboboxOption, Modal } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Combobox,
  parameters: {
    usage: {
      use: [
        'One of many known values, found by typing, such as a subject or a town.',
        'Say in `labels` how many match and that nothing does: both are read out.',
        'With `onQuery` the options come from elsewhere and are not filtered here.',
      ],
      avoid: [
        'For up to a dozen values: `Select` works without a script and brings the list of the system.',
        'For free text: what is no option is dropped on leaving. Take `TextField`, or `SearchField` to search.',
      ],
      keys: [
        ['Arrow down, Arrow up', 'open the list and go through it, past its end back to the text'],
        ['Home, End', 'go to the first and the last option while one is active'],
        ['Enter', 'takes the active option'],
        ['Escape', 'closes the list and drops what was typed'],
        ['Tab', 'leaves; typed text is taken where it is an option, and dropped otherwise'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Combobox>;
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

const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
};

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
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent(
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
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      await canvas.findByRole('option', { name: 'Deutsch', selected: true }),
    ).toBeVisible();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('option', { name: 'Sachunterricht', selected: true });
    await waitFor(() => expect(isUncovered(last)).toBe(true));
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
    await expect(await canvas.findByText('Dieses Fach kennen wir nicht.')).toBeVisible();
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
    await expect(await canvas.findByText('Wird gesucht …')).toBeVisible();
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
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
  },
};
/** At the window's lower edge the list opens upwards. */
export const AtLowerEdge: Story = {
  args,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 400, display: 'grid', alignItems: 'end', maxWidth: 360 }}>
        <div style={{ position: 'fixed', insetBlockEnd: 16, width: 328 }}>{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const [first] = await canvas.findAllByRole('option');
    await waitFor(() => expect(first && isUncovered(first)).toBe(true));
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.top).toBeLessThan(field.getBoundingClientRect().top);
  },
};
/** In a dialog that is shorter than the list nothing is cut off. Escape closes the list, then the dialog. */
export const InShortDialog: Story = {
  args,
  // axe takes the dialog's edge for one of the list as well, and measures against what lies behind. The
  // colours of the list are those of the other stories.
  parameters: { a11y: { context: { exclude: ['[role="listbox"]'] } } },
  render: (props) => (
    <Modal title="Fach wählen" closeLabel="Schließen" size="s" defaultOpen>
      <Combobox {...props} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    const dialog = screen.getByRole('dialog', { name: 'Fach wählen' });
    await userEvent.click(field);
    const option = await screen.findByRole('option', { name: 'Deutsch' });
    await waitFor(() => expect(isUncovered(option)).toBe(true));
    await expect(option.getBoundingClientRect().bottom).toBeGreaterThan(
      dialog.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await expect(field).toHaveValue('Deutsch');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};
