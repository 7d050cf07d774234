import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

test('leads through the levels and names the page itself', () => {
  render(
    <Breadcrumb
      label="Sie sind hier"
      items={[
        { label: 'Start', href: '/' },
        { label: 'Schule', href: '/cat/1' },
        { label: 'Hefte' },
      ]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/cat/1',
  ]);
  expect(trail.getByText('Hefte')).toHaveAttribute('aria-current', 'page');
});
