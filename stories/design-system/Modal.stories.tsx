import { Button, Inline, Modal, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { places } from './goods.tsx';

const meta = { component: Modal } satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Artikel entfernen?',
  closeLabel: 'Schließen',
  trigger: <Button>Öffnen</Button>,
  children: <Text>Das Heft wird aus dem Warenkorb genommen.</Text>,
  footer: (
    <Inline justify="end">
      <Button scheme="outline">Abbrechen</Button>
      <Button scheme="red">Entfernen</Button>
    </Inline>
  ),
};
export const Open: Story = { args: { ...args, defaultOpen: true } };
export const Long: Story = {
  args: {
    ...args,
    size: 's',
    defaultOpen: true,
    title: 'Widerrufsbelehrung für Verbraucherinnen und Verbraucher',
    children: places(20).map((place) => (
      <Text key={place}>
        Absatz {place}: Sie haben das Recht, binnen vierzehn Tagen zu widerrufen.
      </Text>
    )),
  },
};
/** Escape closes and gives the focus back to what opened it. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Artikel entfernen?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
