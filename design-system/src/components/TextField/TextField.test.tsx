import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('label, hint and error belong to the field', () => {
  render(
    <TextField
      label="Ort"
      hint="Ohne Postleitzahl"
      error="Bitte angeben"
      optionalLabel="freiwillig"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Ort (freiwillig)' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Bitte angeben Ohne Postleitzahl');
});

test('a text that stands elsewhere describes the field beside its own', () => {
  render(
    <>
      <TextField label="Menge" hint="In Packungen" aria-describedby="row" />
      <p id="row">Höchstens drei Stück</p>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Menge' });
  expect(field).toHaveAccessibleDescription('In Packungen Höchstens drei Stück');
});

test('a hidden label still names the field', () => {
  render(<TextField label="Gutscheincode" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Gutscheincode' })).toBeValid();
});

test('an id of its own is kept, so that an error summary can jump to it', () => {
  render(<TextField label="Ort" id="town" />);
  expect(screen.getByLabelText('Ort')).toHaveAttribute('id', 'town');
});

test('ref and attributes go to the input', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField label="E-Mail" type="email" name="email" ref={ref} autoComplete="email" />);
  expect(ref.current).toBe(screen.getByRole('textbox', { name: 'E-Mail' }));
  expect(ref.current).toHaveAttribute('autocomplete', 'email');
});
