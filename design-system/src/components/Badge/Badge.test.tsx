import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge, BadgeGroup, badgeTones } from './Badge.tsx';

test.each(badgeTones)('%s shows its words', (kind) => {
  render(
    <BadgeGroup>
      <Badge tone={kind}>Beliebt</Badge>
    </BadgeGroup>,
  );
  expect(screen.getByText('Beliebt')).toBeVisible();
});
