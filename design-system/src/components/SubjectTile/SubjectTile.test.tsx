import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubjectGrid, SubjectTile } from './SubjectTile.tsx';

test('subjects are links in a list', () => {
  render(
    <SubjectGrid aria-label="Fächer">
      <SubjectTile subject="art" label="Kunst" href="/cat/kunst" hint="Farben" />
    </SubjectGrid>,
  );
  expect(
    within(screen.getByRole('list', { name: 'Fächer' })).getByRole('link', { name: /Kunst/ }),
  ).toHaveAttribute('href', '/cat/kunst');
});
