import { Stack, Switch } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: Switch,
  parameters: {
    usage: {
      use: [
        'A setting that takes effect at once, such as messages by e-mail.',
        'Name what is on, so that the label holds in both states.',
        'Say in `error` that it could not be saved, and set it back.',
      ],
      avoid: [
        'In a form that is submitted: `Checkbox`.',
        'For one of two values, such as paper and chalkboard: `RadioGroup`.',
        'For consent to terms: `Checkbox`.',
      ],
      keys: [
        ['Space', 'switches it'],
        ['Tab', 'reaches it, on or off'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Bestellstatus per E-Mail' };
export const Off: Story = { args };
export const On: Story = { args: { ...args, defaultChecked: true } };
export const WithHint: Story = {
  args: { ...args, hint: 'Wir schreiben, wenn ein Paket gepackt ist und wenn es ankommt.' },
};
export const Invalid: Story = {
  args: { ...args, error: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.' },
};
export const Disabled: Story = {
  args,
  render: (props) => (
    <Stack gap="s">
      <Switch {...props} disabled />
      <Switch {...props} disabled defaultChecked />
    </Stack>
  ),
};
export const LongLabel: Story = {
  args: {
    label:
      'Benachrichtigungen über Verfügbarkeitsänderungen von Grundschullehrmittelsammelbestellungen',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: args.label, checked: true })).toHaveFocus();
  },
};
