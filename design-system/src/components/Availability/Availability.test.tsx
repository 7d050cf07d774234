import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Availability, availabilityStates } from './Availability.tsx';

test.each(availabilityStates)('%s is told by words and by a sign of its own', (state) => {
  const { container } = render(
    <Availability state={state} detail="morgen">
      Auskunft
    </Availability>,
  );
  expect(screen.getByText('Auskunft')).toBeVisible();
  expect(screen.getByText('morgen')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('no two states share a sign', () => {
  const { container } = render(
    availabilityStates.map((state) => <Availability key={state} state={state} />),
  );
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(paths).size).toBe(availabilityStates.length);
});
