import { Button, IconButton, IconInfo, Inline, Popover, popoverSides } from '@kreide/design-system';
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
export const Sides: Story = {
  args,
  decorators: [(Story) => <div style={{ padding: '96px 0' }}>{Story()}</div>],
  render: (props) => (
    <Inline gap="3xl" justify="center">
      {popoverSides.map((side) => (
        <Popover key={side} {...props} side={side} trigger={<Button>{side}</Button>}>
          {side}
        </Popover>
      ))}
    </Inline>
  ),
};
/** The page stays usable: a click beside it closes it and acts, and Tab goes on behind it. */
export const OutsideClick: Story = {
  args: {
    ...args,
    children: <Button tone="link">Zum Datenblatt</Button>,
  },
  render: (props) => (
    <Inline>
      <Popover {...props} />
      <Button>Weiter</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr dazu' }));
    const popover = await screen.findByRole('dialog', { name: 'Energieeffizienz' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    const beside = canvas.getByRole('button', { name: 'Weiter' });
    await userEvent.click(beside);
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(beside).toHaveFocus();
  },
};
export const Closes: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr dazu' }));
    await screen.findByRole('dialog', { name: 'Energieeffizienz' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Mehr dazu' })).toHaveFocus();
  },
};
