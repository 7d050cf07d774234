import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageError } from './PageError.tsx';

test('says what happened, under which number, and leads on', () => {
  render(
    <PageError
      title="Das hat nicht geklappt"
      reference="Fehlernummer: 4f1c-22"
      actions={<a href="/">Zur Startseite</a>}
    >
      Bitte versuchen Sie es gleich noch einmal.
    </PageError>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' })).toBeVisible();
  expect(screen.getByText('Fehlernummer: 4f1c-22')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('the error itself is shown to those who get it', () => {
  const { rerender } = render(<PageError title="Fehler" details="Error: at loader" />);
  expect(screen.getByText('Error: at loader')).toBeVisible();
  rerender(<PageError title="Fehler" />);
  expect(screen.queryByText('Error: at loader')).toBeNull();
});
