import { Button, IconButton, IconInfo, Inline, Popover, popoverSides } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Popover,
  parameters: {
    usage: {
      use: [
        'Further words or controls beside the element that opens them; the page stays usable.',
        'Unlike a tooltip it opens by a tap and may hold links: essential text may stand in it.',
        'Say in `label` what it is about: it has no heading.',
      ],
      avoid: [
        'For the name of a control: `Tooltip`. For a list of actions: `Menu`.',
        'For a question that must be answered: `Modal`.',
        'For what everybody needs: put it on the page.',
      ],
      keys: [
        ['Enter, Space', 'on the trigger open it; the focus goes inside'],
        ['Tab, Shift + Tab', 'go round inside'],
        ['Escape', 'closes it and gives the focus back'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Popover>;
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
export const Playground: Story = { args };
export const Open: Story = { parameters: framed(240), args: { ...args, defaultOpen: true } };
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
/** The page stays usable: a click beside it closes it and acts. */
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
