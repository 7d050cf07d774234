import { Button, IconButton, IconInfo, Inline, Tooltip, tooltipSides } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Tooltip,
  parameters: {
    usage: {
      use: [
        'A few words about a control, for those who hesitate on it; one control with a name of its own.',
        'The page must be clear without it: touch never shows it.',
      ],
      avoid: [
        'For a name: `IconButton` has its `label`. For essential text, links or buttons: `Popover`.',
        'On what takes no focus: the keyboard would never meet it.',
        'To point at something new: `FeatureTooltip`.',
      ],
      keys: [
        ['Tab', 'to its control shows it at once; away from it hides it'],
        ['Escape', 'hides it; the focus stays'],
        ['Enter, Space', 'press the control, which hides it'],
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ padding: '64px 0', textAlign: 'center' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  content: 'Ohne Umsatzsteuer, zuzüglich Versand',
  children: <Button tone="outline">Netto</Button>,
};
export const Open: Story = { args: { ...args, defaultOpen: true } };
export const Sides: Story = {
  args,
  render: (props) => (
    <Inline gap="3xl" justify="center">
      {tooltipSides.map((side) => (
        <Tooltip key={side} {...props} side={side} content={side} open>
          <Button tone="outline">{side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};
/** Of an icon's button it takes the place of the browser's own tooltip. */
export const OnAnIcon: Story = {
  args: {
    ...args,
    defaultOpen: true,
    children: (
      <IconButton label="Mehr dazu" title="">
        <IconInfo />
      </IconButton>
    ),
  },
};
export const LongWords: Story = {
  args: {
    ...args,
    defaultOpen: true,
    content:
      'Grundschullehrmittelsammelbestellungen werden ohne Mindermengenzuschlag ausgeführt und ohne Versandkostenpauschale geliefert.',
  },
};
/** The focus opens it at once; Escape closes it and leaves the focus where it is. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Netto' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ohne Umsatzsteuer');
    await expect(control).toHaveAccessibleDescription(/Ohne Umsatzsteuer/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(control).toHaveFocus();
  },
};
