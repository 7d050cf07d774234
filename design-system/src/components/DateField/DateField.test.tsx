import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

test('label, hint and error belong to the field', () => {
  render(
    <DateField
      label="Wunschtermin"
      optionalLabel="freiwillig"
      hint="Montag bis Freitag"
      error="Bitte wählen Sie einen Werktag"
    />,
  );
  const field = screen.getByLabelText('Wunschtermin (freiwillig)');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Bitte wählen Sie einen Werktag Montag bis Freitag');
});

test('a day is typed by keyboard alone and told as ISO 8601', async () => {
  const change = vi.fn();
  render(<DateField label="Wunschtermin" onValueChange={change} />);
  await userEvent.tab();
  expect(screen.getByLabelText('Wunschtermin')).toHaveFocus();
  await userEvent.keyboard('2026-12-24');
  expect(change).toHaveBeenLastCalledWith('2026-12-24');
});

test('the earliest and the latest day stand in the form', () => {
  render(
    <form aria-label="Lieferung">
      <DateField
        label="Wunschtermin"
        name="date"
        min="2026-12-01"
        max="2026-12-23"
        defaultValue="2026-12-24"
      />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Wunschtermin');
  expect(field.validity.rangeOverflow).toBe(true);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('date')).toBe('2026-12-24');
});

test('ref and attributes go to the input', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<DateField label="Geburtstag" ref={ref} autoComplete="bday" id="birthday" />);
  expect(ref.current).toBe(screen.getByLabelText('Geburtstag'));
  expect(ref.current).toHaveAttribute('id', 'birthday');
  expect(ref.current).toHaveAttribute('autocomplete', 'bday');
});
