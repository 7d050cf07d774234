import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PurchaseBar } from './PurchaseBar.tsx';

test('quantity comes before the button, for the keyboard as for the eye', () => {
  render(
    <PurchaseBar
      summary="0,79 €"
      quantity={<input aria-label="Menge" />}
      action={<button type="button">In den Warenkorb</button>}
    />,
  );
  const order = screen
    .getByRole('textbox', { name: 'Menge' })
    .compareDocumentPosition(screen.getByRole('button', { name: 'In den Warenkorb' }));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
