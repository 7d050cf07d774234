import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressCard } from './AddressCard.tsx';

test('shows the address line by line with what can be done', () => {
  render(
    <AddressCard
      title="Rechnungsadresse"
      lines={['Anna Berg', 'Steinweg 1', '34117 Kassel']}
      actions={<a href="/edit">Ändern</a>}
    />,
  );
  expect(screen.getByRole('group')).toHaveTextContent('Anna BergSteinweg 134117 Kassel');
  expect(screen.getByRole('link', { name: 'Ändern' })).toBeVisible();
});

test('two lines may be alike', () => {
  render(<AddressCard title="Lieferadresse" lines={['Anna Berg', 'Hamburg', 'Hamburg']} />);
  expect(screen.getAllByText('Hamburg')).toHaveLength(2);
});
