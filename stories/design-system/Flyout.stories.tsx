import { Button, Flyout, flyoutSides, Inline, Text } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Flyout,
  parameters: {
    usage: {
      use: [
        'A view that comes to the page from its side and leaves it as it was: minicart, login.',
        'Keep the way on in `footer`: it stays in view.',
        'Without a `trigger` the focus goes back to where it was.',
      ],
      avoid: [
        'For a question that wants an answer: `Modal`.',
        'For a few words beside a control: `Popover`. For a list of actions: `Menu`.',
        'For what has an address of its own: link to the page.',
      ],
      keys: [
        ['Enter, Space', 'on the trigger open it; the focus goes inside'],
        ['Tab, Shift + Tab', 'go round inside'],
        ['Escape', 'closes it and gives the focus back'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Warenkorb',
  closeLabel: 'Schließen',
  trigger: <Button>Warenkorb</Button>,
  children: <Text>Drei Artikel liegen darin.</Text>,
  footer: <Button fullWidth>Zum Warenkorb</Button>,
};
export const Playground: Story = { args };
export const AtTheEnd: Story = { parameters: framed(480), args: { ...args, defaultOpen: true } };
export const AtTheStart: Story = {
  parameters: framed(480),
  args: { ...args, defaultOpen: true, side: 'start' },
};
export const Long: Story = {
  parameters: framed(480),
  args: {
    ...args,
    defaultOpen: true,
    title: 'Grundschullehrmittelsammelbestellung',
    description: 'Der Fuß bleibt stehen, was darüber ist, scrollt.',
    children: Array.from({ length: 30 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
      <Text key={place}>{place + 1}. Schreiblernheft Lineatur 1 mit Kontrastlineatur</Text>
    )),
  },
};
/** On both sides the focus stays inside; a click beside it closes it and gives the focus back. */
export const OutsideClick: Story = {
  args: { ...args, trigger: undefined },
  render: (props) => (
    <Inline>
      {flyoutSides.map((side) => (
        <Flyout key={side} {...props} side={side} trigger={<Button>{side}</Button>} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const side of flyoutSides) {
      const opener = canvas.getByRole('button', { name: side });
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Warenkorb' });
      for (let presses = 0; presses < 4; presses++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      await userEvent.click(dialog.previousElementSibling as Element);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
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
