import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

test('ways into the parts of a category are links in a navigation of their own', () => {
  render(<SubcategoryLinks label="Unterkategorien" links={[{ label: 'Hefte', href: '/cat/h' }]} />);
  const ways = within(screen.getByRole('navigation', { name: 'Unterkategorien' }));
  expect(ways.getByRole('link', { name: 'Hefte' })).toHaveAttribute('href', '/cat/h');
  cleanup();
  render(<SubcategoryLinks label="Unterkategorien" links={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
