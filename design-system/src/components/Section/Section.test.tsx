import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from './Section.tsx';

test('is a region with its heading', () => {
  render(
    <Section title="Angebote" headingLevel={3}>
      Waren
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Angebote' })).toHaveTextContent('Waren');
  expect(screen.getByRole('heading', { level: 3, name: 'Angebote' })).toBeVisible();
});
