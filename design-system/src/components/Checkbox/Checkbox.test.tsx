import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('the words beside it switch it', async () => {
  render(<Checkbox label="Newsletter bestellen" name="newsletter" />);
  await userEvent.click(screen.getByText('Newsletter bestellen'));
  expect(screen.getByRole('checkbox', { name: 'Newsletter bestellen' })).toBeChecked();
});

test('an error belongs to the box', () => {
  render(<Checkbox label="AGB gelesen" error="Bitte bestätigen" hint="Pflicht" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bitte bestätigen Pflicht');
});
