import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { passwordStrength } from './strength.ts';

test('can be shown and hidden again; the browser knows what it is', async () => {
  render(
    <PasswordField
      label="Passwort"
      showLabel="zeigen"
      hideLabel="verbergen"
      autoComplete="new-password"
    />,
  );
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(screen.getByRole('button', { name: 'zeigen' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
});

const strength = {
  label: 'Passwortstärke',
  words: { weak: 'schwach', fair: 'mäßig', good: 'gut', strong: 'sehr gut' },
};
const args = { label: 'Neues Passwort', showLabel: 'zeigen', hideLabel: 'verbergen' };

test('a new password says how strong it is while it is typed', async () => {
  const change = vi.fn();
  render(<PasswordField {...args} strength={strength} onChange={change} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const field = screen.getByLabelText('Neues Passwort');
  await userEvent.type(field, 'passwort');
  expect(status).toHaveTextContent('Passwortstärke: schwach');
  await userEvent.type(field, ' x7!Qp2#z Kreide');
  expect(status).toHaveTextContent('Passwortstärke: sehr gut');
  expect(change).toHaveBeenCalledTimes(24);
  await userEvent.clear(field);
  expect(status).toBeEmptyDOMElement();
});

test('the estimate can come from elsewhere; a controlled value is what is judged', () => {
  const estimate = vi.fn(() => 'good' as const);
  render(
    <PasswordField {...args} strength={{ ...strength, estimate }} value="x" onChange={() => {}} />,
  );
  expect(estimate).toHaveBeenCalledWith('x');
  expect(screen.getByRole('status')).toHaveTextContent('Passwortstärke: gut');
});

test.each([
  ['', 'weak'],
  ['passwort', 'weak'],
  ['Passwort1', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrst', 'weak'],
  ['12345678901234567890', 'weak'],
  ['Sommer2024!', 'fair'],
  ['x7!Qp2#z', 'good'],
  ['x7!Qp2#zK9vT', 'strong'],
  ['Mein Hund heißt Bello', 'strong'],
])('%j is %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});
