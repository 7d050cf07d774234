import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState, emptyStateDrawings } from './EmptyState.tsx';

test.each(emptyStateDrawings)(
  '%s: a heading, a sentence, one way on; the drawing is silent',
  (drawing) => {
    render(
      <EmptyState
        drawing={drawing}
        title="Nichts da"
        headingLevel={1}
        actions={<a href="/">Zur Startseite</a>}
      >
        Hier liegt noch nichts.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Nichts da' })).toBeVisible();
    expect(screen.getByText('Hier liegt noch nichts.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.queryByRole('img')).toBeNull();
  },
);
