import { PasswordField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  args: {
    label: 'Passwort',
    showLabel: 'Passwort zeigen',
    hideLabel: 'Passwort verbergen',
    defaultValue: 'Kreide3!',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Passwort');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort zeigen' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort verbergen' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
