import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Container } from './Container.tsx';

test('passes attributes and content on', () => {
  render(
    <Container id="main" width="form">
      Anmelden
    </Container>,
  );
  expect(screen.getByText('Anmelden')).toHaveAttribute('id', 'main');
});
