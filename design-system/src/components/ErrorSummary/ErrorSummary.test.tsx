import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [
  { field: 'mail', message: 'Bitte E-Mail angeben' },
  { field: 'zip', message: 'Fünf Ziffern' },
];
const fields = (
  <>
    <input name="mail" aria-label="E-Mail" />
    <input id="zip" aria-label="PLZ" />
  </>
);

test('new problems take the focus to the first field, found by name', () => {
  const { rerender } = render(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={[]} />
      {fields}
    </form>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={problems} />
      {fields}
    </form>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen');
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveFocus();
});

test('each problem leads to its field, found by id', async () => {
  render(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={problems} jump={false} />
      {fields}
    </form>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Fünf Ziffern' }));
  expect(screen.getByRole('textbox', { name: 'PLZ' })).toHaveFocus();
});
