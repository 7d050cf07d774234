import { Button, Flyout, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

const meta = { component: Flyout } satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Warenkorb',
  closeLabel: 'Schließen',
  trigger: <Button>Warenkorb</Button>,
  children: <Text>Drei Artikel liegen darin.</Text>,
  footer: <Button fullWidth>Zum Warenkorb</Button>,
};
export const AtTheEnd: Story = { args: { ...args, defaultOpen: true } };
export const AtTheStart: Story = { args: { ...args, defaultOpen: true, side: 'start' } };
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Warenkorb' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Warenkorb' });
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
