import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';

test('is an entry of a list where it should be one', () => {
  render(
    <ul>
      <Card as="li" subject="art">
        Kunst
      </Card>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Kunst');
});
