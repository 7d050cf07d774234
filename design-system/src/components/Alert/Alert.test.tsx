import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test('stands quietly in its place unless it is live', () => {
  const { rerender } = render(<Alert tone="danger" title="Fehler" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Alert tone="danger" title="Fehler" live />);
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
  rerender(<Alert tone="success" title="Gespeichert" live />);
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert');
});
