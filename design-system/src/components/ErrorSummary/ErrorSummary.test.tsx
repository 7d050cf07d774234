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

test('ACCT-07: the first field of the form has the focus, whatever order the problems come in', () => {
  render(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={problems.toReversed()} />
      {fields}
    </form>,
  );
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveFocus();
});

test('the same problem after another submit takes the focus again', () => {
  const form = (list: typeof problems) => (
    <form>
      <ErrorSummary title="Bitte prüfen" problems={list} />
      {fields}
      <button type="submit">Weiter</button>
    </form>
  );
  const { rerender } = render(form(problems));
  screen.getByRole('button').focus();
  rerender(form([...problems]));
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveFocus();
});

test('a field in a closed part is shown first', async () => {
  render(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={problems} jump={false} />
      <details data-testid="part">
        <summary>Mehr</summary>
        {fields}
      </details>
    </form>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Fünf Ziffern' }));
  expect(screen.getByTestId<HTMLDetailsElement>('part').open).toBe(true);
  expect(screen.getByLabelText('PLZ')).toHaveFocus();
});

test('a group of radios is found by its name', () => {
  render(
    <form>
      <ErrorSummary title="Bitte prüfen" problems={[{ field: 'shipper', message: 'Wählen' }]} />
      <input type="hidden" name="shipper" />
      <input type="radio" name="shipper" aria-label="DHL" />
    </form>,
  );
  expect(screen.getByRole('radio', { name: 'DHL' })).toHaveFocus();
});
