import { ConsentDialog, type ConsentDialogProps, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

/** Closes as a page does: by the answer, or without one. */
function Asked({ onValueChange, onOpenChange, ...props }: ConsentDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <ConsentDialog
      {...props}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
      onValueChange={(accepted) => {
        setOpen(false);
        onValueChange(accepted);
      }}
    />
  );
}

const meta = {
  component: ConsentDialog,
  parameters: {
    usage: {
      use: [
        'The choice by category, behind a `ConsentBanner` or a link of the footer.',
        'Say of each category what it is for and who gets the data.',
        'Closing it is no answer: the earlier choice stays.',
      ],
      avoid: [
        'As the first thing on a page: it blocks what is behind it. Begin with a `ConsentBanner`.',
        'Categories in `defaultValue` that nobody has accepted: nothing is switched on at first.',
      ],
      keys: [
        ['Tab, Shift + Tab', 'go round inside'],
        ['Space', 'switches the category that has the focus'],
        ['Enter, Space', 'press the button that has the focus'],
        ['Escape', 'closes it without an answer and gives the focus back'],
      ],
    } satisfies Usage,
  },
  render: (props) => <Asked {...props} />,
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  open: true,
  onOpenChange: fn(),
  title: 'Cookies und Datenschutz',
  closeLabel: 'Schließen',
  labels: {
    acceptAll: 'Alle annehmen',
    refuseAll: 'Alle ablehnen',
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
  onValueChange: fn(),
  children: (
    <>
      Der Shop geht auch ohne. Mit Ihrem Ja sehen wir, was fehlt. Näheres unter{' '}
      <Link href="#datenschutz">Datenschutz</Link> und im <Link href="#impressum">Impressum</Link>.
    </>
  ),
};
export const Open: Story = { parameters: framed(680), args };
export const Accepted: Story = {
  parameters: framed(680),
  args: { ...args, defaultValue: ['statistics'] },
};
export const LongWords: Story = {
  parameters: framed(680),
  args: {
    ...args,
    labels: {
      ...args.labels,
      acceptAll: 'Alle Verarbeitungszwecke annehmen',
      refuseAll: 'Alles Einwilligungsbedürftige ablehnen',
    },
  },
};
/** Choosing by keyboard; the focus stays inside until there is an answer. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args,
  play: async ({ args: { onValueChange }, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cookies und Datenschutz' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    screen.getByRole('switch', { name: 'Statistik' }).focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('switch', { name: 'Werbung' })).not.toBeChecked();
    screen.getByRole('button', { name: 'Auswahl speichern' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenCalledWith(['needed', 'statistics']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
