import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hero } from './Hero.tsx';

test('one heading, one region', () => {
  render(
    <Hero
      title="Alles, was Schule macht"
      kicker="Neu"
      intro="Hefte und Stifte"
      actions={<a href="/a">Los</a>}
    />,
  );
  expect(screen.getByRole('region', { name: 'Alles, was Schule macht' })).toHaveTextContent(
    'Hefte und Stifte',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alles, was Schule macht');
});
