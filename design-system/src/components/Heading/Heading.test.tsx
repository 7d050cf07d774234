import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading, headingLevels } from './Heading.tsx';

test.each(headingLevels)('level %i is the level of the outline, whatever the looks', (level) => {
  render(
    <Heading level={level} size="display">
      Hefte
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Hefte' })).toBeVisible();
});
