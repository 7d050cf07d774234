import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

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
