import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

test('done steps lead back, the current one says so, later ones are closed', () => {
  render(
    <Steps
      label="Bestellschritte"
      doneLabel="erledigt"
      steps={[
        { label: 'Lieferung', state: 'done', href: '/checkout/shipping' },
        { label: 'Zahlung', state: 'current', href: '/checkout/payment' },
        { label: 'Prüfen', state: 'upcoming', href: '/checkout/summary' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Bestellschritte' }));
  expect(steps.getAllByRole('link')).toHaveLength(1);
  expect(steps.getByRole('link', { name: /^Lieferung ?, erledigt$/ })).toHaveAttribute(
    'href',
    '/checkout/shipping',
  );
  expect(steps.getByText('Zahlung').closest('[aria-current="step"]')).not.toBeNull();
});
