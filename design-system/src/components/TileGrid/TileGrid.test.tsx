import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TileGrid, tileGridLayouts } from './TileGrid.tsx';

test.each(tileGridLayouts)('as %s each child is one entry of a list', (layout) => {
  render(
    <TileGrid layout={layout} aria-label="Artikel">
      <p>eins</p>
      {false}
      <p>zwei</p>
    </TileGrid>,
  );
  expect(
    within(screen.getByRole('list', { name: 'Artikel' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});
