import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge, BadgeGroup, badgeKinds } from './Badge.tsx';

test.each(badgeKinds)('%s shows its words', (kind) => {
  render(
    <BadgeGroup>
      <Badge kind={kind}>Beliebt</Badge>
    </BadgeGroup>,
  );
  expect(screen.getByText('Beliebt')).toBeVisible();
});
