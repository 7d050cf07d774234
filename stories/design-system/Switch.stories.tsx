import { Stack, Switch } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Switch } satisfies Meta<typeof Switch>;
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
