import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderSummary } from './OrderSummary.tsx';

test('CART-04: each amount stands with its label, the total last', () => {
  render(
    <OrderSummary
      title="Zusammenfassung"
      rows={[
        { label: 'Zwischensumme', amount: '48,20 €' },
        { label: 'Versand', amount: '4,95 €', hint: 'frei ab 49 €' },
      ]}
      total={{ label: 'Gesamtsumme', amount: '53,15 €' }}
    >
      <button type="button">Zur Kasse</button>
    </OrderSummary>,
  );
  const summary = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
  expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Zwischensumme',
    'Versandfrei ab 49 €',
    'Gesamtsumme',
  ]);
  expect(summary.getAllByRole('definition').at(-1)).toHaveTextContent('53,15 €');
  expect(summary.getByRole('button', { name: 'Zur Kasse' })).toBeVisible();
});
