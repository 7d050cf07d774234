import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from './Alert.tsx';

afterEach(() => vi.useRealTimers());

test('stands quietly in its place unless it is live', () => {
  const { rerender } = render(<Alert tone="danger" title="Fehler" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Alert tone="danger" title="Fehler" live />);
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
  rerender(<Alert tone="success" title="Gespeichert" live />);
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert');
});

test('is a live region before its words are in it, so that they are read out', () => {
  vi.useFakeTimers();
  const link = () => screen.queryByRole('link', { name: 'zum Warenkorb' });
  render(
    <Alert tone="success" title="Liegt im Warenkorb" live>
      <a href="/cart">zum Warenkorb</a>
    </Alert>,
  );
  expect(screen.getByText('Liegt im Warenkorb')).toBeVisible();
  expect(screen.getByRole('status')).toBeVisible();
  expect(link()).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(link()).toBeVisible();
});

test('has its words at once where nothing is to be read out, or the server wrote it', () => {
  const { rerender } = render(<Alert tone="success">Gespeichert</Alert>);
  expect(screen.getByText('Gespeichert').closest('[aria-hidden]')).toBeNull();
  rerender(<Alert key="other" tone="danger" live title="Fehler" />);
  expect(screen.getByText('Fehler').closest('[aria-hidden]')).toBeNull();
  render(<div data-testid="sent" />);
  const sent = renderToString(<Alert tone="success" live title="Da" />);
  screen.getByTestId('sent').innerHTML = sent;
  expect(screen.getByText('Da').closest('[aria-hidden]')).toBeNull();
});
