import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('says nothing to assistive technology', () => {
  render(
    <section aria-label="Kachel">
      <Skeleton />
    </section>,
  );
  expect(screen.getByRole('region').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
