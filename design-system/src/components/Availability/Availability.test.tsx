import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Availability, availabilityStates } from './Availability.tsx';

test.each(availabilityStates)('%s is told by words', (state) => {
  render(
    <Availability state={state} detail="morgen">
      Auskunft
    </Availability>,
  );
  expect(screen.getByText('Auskunft')).toBeVisible();
  expect(screen.getByText('morgen')).toBeVisible();
});
