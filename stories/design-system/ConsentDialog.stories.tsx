import { ConsentDialog, type ConsentDialogProps, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

/** Closes as a page does: by the answer. */
function Asked({ onDecide, ...props }: ConsentDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <ConsentDialog
      {...props}
      open={open}
      onDecide={(accepted) => {
        setOpen(false);
        onDecide(accepted);
      }}
    />
  );
}

const meta = {
  component: ConsentDialog,
  render: (props) => <Asked {...props} />,
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  open: true,
  title: 'Dürfen wir mitzählen?',
  labels: {
    acceptAll: 'Alle annehmen',
    refuseAll: 'Alle ablehnen',
    settings: 'Einstellungen',
    save: 'Auswahl speichern',
  },
  categories: [
    {
      id: 'needed',
      label: 'Notwendig',
      description: 'Hält Warenkorb und Anmeldung zusammen. Ohne geht es nicht.',
      required: true,
    },
    {
      id: 'statistics',
      label: 'Statistik',
      description: 'Zählt, welche Seiten gesucht und nicht gefunden werden. Bleibt bei uns.',
    },
    {
      id: 'marketing',
      label: 'Werbung',
      description: 'Zeigt unsere Angebote auf anderen Seiten. Geht an deren Werbenetze.',
    },
  ],
  onDecide: fn(),
  children: (
    <>
      Der Shop geht auch ohne. Mit Ihrem Ja sehen wir, was fehlt. Näheres unter{' '}
      <Link href="#datenschutz">Datenschutz</Link> und im <Link href="#impressum">Impressum</Link>.
    </>
  ),
};
export const Open: Story = { args };
export const LongWords: Story = {
  args: {
    ...args,
    labels: {
      ...args.labels,
      acceptAll: 'Alle Verarbeitungszwecke annehmen',
      refuseAll: 'Alles Einwilligungsbedürftige ablehnen',
    },
  },
};
/** The focus stands on the dialog, Escape answers nothing, and choosing keeps the focus inside. */
export const Keyboard: Story = {
  args,
  play: async ({ args: { onDecide }, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Dürfen wir mitzählen?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
    await expect(dialog).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Statistik' }));
    await expect(screen.getByRole('checkbox', { name: 'Werbung' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    await expect(onDecide).toHaveBeenCalledWith(['needed', 'statistics']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Settings: Story = {
  args,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Einstellungen' }));
  },
};
