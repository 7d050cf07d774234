import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

test('offers its values; a placeholder chooses none', () => {
  render(
    <Select
      label="Land"
      placeholder="Bitte wählen"
      options={[
        { value: 'DE', label: 'Deutschland' },
        { value: 'CH', label: 'Schweiz', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Schweiz' })).toBeDisabled();
});

test('tells what was chosen', async () => {
  const change = vi.fn();
  render(
    <Select
      label="Land"
      error="Bitte wählen"
      options={[{ value: 'DE', label: 'Deutschland' }]}
      onValueChange={change}
      placeholder=""
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'DE');
  expect(change).toHaveBeenCalledExactlyOnceWith('DE');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Bitte wählen');
});
