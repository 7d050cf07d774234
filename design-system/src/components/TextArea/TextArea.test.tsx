import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

test('label, hint and error belong to the field', () => {
  render(<TextArea label="Nachricht" hint="Höchstens 500 Zeichen" error="Zu kurz" />);
  const field = screen.getByRole('textbox', { name: 'Nachricht' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Zu kurz Höchstens 500 Zeichen');
});
