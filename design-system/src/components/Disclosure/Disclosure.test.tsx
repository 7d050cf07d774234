import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion, Disclosure, disclosureKinds } from './Disclosure.tsx';

test.each(disclosureKinds)('as %s it unfolds and folds', async (kind) => {
  render(
    <Accordion>
      <Disclosure title="Sicherheit" kind={kind}>
        Nicht unter drei Jahren.
      </Disclosure>
    </Accordion>,
  );
  expect(screen.getByText(/drei Jahren/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Sicherheit'));
  expect(screen.getByText(/drei Jahren/)).toBeVisible();
  await userEvent.click(screen.getByText('Sicherheit'));
  expect(screen.getByText(/drei Jahren/)).not.toBeVisible();
});

const sections = (
  <>
    <Disclosure title="Sicherheit">Nicht unter drei Jahren.</Disclosure>
    <Disclosure title="Versand">In zwei Tagen.</Disclosure>
    <Disclosure title="Frei" name="own">
      Für sich.
    </Disclosure>
  </>
);
const names = () => screen.getAllByRole('group').map((details) => details.getAttribute('name'));

test('of a single accordion the browser keeps one open: all have its name', () => {
  render(<Accordion single>{sections}</Accordion>);
  const [first, second, third] = names();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).toBe('own');
});

test('of another accordion several may be open', () => {
  render(<Accordion>{sections}</Accordion>);
  expect(names()).toEqual([null, null, 'own']);
});
