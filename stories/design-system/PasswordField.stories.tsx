import { PasswordField, passwordStrengths, Stack } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: PasswordField,
  parameters: {
    usage: {
      use: [
        'Wherever a password is typed: to log in, or a new one with `new-password` and `strength`.',
        'Say in `hint` what a new one must have before it is refused.',
      ],
      avoid: [
        'A second field to repeat it: it can be shown.',
        '`current-password` for a new one: password managers would not offer to make one.',
        '`strength` as a rule: it is an estimate, and the server decides.',
      ],
      keys: [
        ['Tab', 'goes from the field to the button that shows the password'],
        ['Enter, Space', 'on the button show and hide it'],
        ['Enter', 'in the field submits the form'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PasswordField>;
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
