import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Columns, StickyColumn } from './Columns.tsx';

test('columns stand in the order of the document', () => {
  render(
    <Columns template="aside" aria-label="Seite" role="group">
      <p>Artikel</p>
      <StickyColumn>Summe</StickyColumn>
    </Columns>,
  );
  expect(screen.getByRole('group', { name: 'Seite' })).toHaveTextContent(/Artikel.*Summe/);
});
