import { IconButton, IconInfo, Popover } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

const meta = { component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: 'Energieeffizienz',
  trigger: (
    <IconButton label="Mehr dazu">
      <IconInfo />
    </IconButton>
  ),
  children: 'Das Etikett zeigt den Verbrauch je 1000 Stunden.',
};
export const Open: Story = { args: { ...args, defaultOpen: true } };
export const Closes: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr dazu' }));
    await screen.findByRole('dialog', { name: 'Energieeffizienz' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
