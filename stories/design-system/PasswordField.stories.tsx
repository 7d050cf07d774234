import { PasswordField, passwordStrengths, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = { showLabel: 'Passwort zeigen', hideLabel: 'Passwort verbergen' };
const strength = {
  label: 'Passwortstärke',
  words: { weak: 'schwach', fair: 'mäßig', good: 'gut', strong: 'sehr gut' },
};

export const Login: Story = {
  args: {
    label: 'Passwort',
    ...labels,
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
/** The words change with what is typed, and are read out. */
export const Strength: Story = {
  args: {
    ...labels,
    label: 'Neues Passwort',
    hint: 'Drei bis 35 Zeichen. Ein Satz aus mehreren Wörtern ist leicht zu merken.',
    autoComplete: 'new-password',
    strength,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Neues Passwort');
    await userEvent.type(field, 'Kreide1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Passwortstärke: schwach');
    await userEvent.type(field, ' und drei Tafeln');
    await expect(canvas.getByRole('status')).toHaveTextContent('Passwortstärke: sehr gut');
  },
};
/** Every step of the meter, one below the other. */
export const Strengths: Story = {
  args: { ...labels, label: 'Passwort' },
  render: (props) => (
    <Stack gap="m">
      {passwordStrengths.map((level) => (
        <PasswordField
          key={level}
          {...props}
          label={level}
          defaultValue="Kreide"
          strength={{ ...strength, estimate: () => level }}
        />
      ))}
    </Stack>
  ),
};
