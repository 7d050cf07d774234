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
