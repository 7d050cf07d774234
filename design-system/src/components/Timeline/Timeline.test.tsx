import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline, timelineStates } from './Timeline.tsx';

const stateLabels = {
  done: 'erledigt',
  current: 'jetzt',
  upcoming: 'steht aus',
  problem: 'gestört',
};

test.each(timelineStates)('%s is told by words, not by its sign alone', (state) => {
  render(
    <Timeline label="Sendung" stateLabels={stateLabels} steps={[{ title: 'Paket', state }]} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(`Paket, ${stateLabels[state]}`);
});

test('steps stand in their order with day and details; the current one is marked', () => {
  render(
    <Timeline
      label="Sendung 1 von 2"
      stateLabels={stateLabels}
      steps={[
        { title: 'Bestellt', state: 'done', date: '19. November', dateTime: '2026-11-19' },
        { title: 'Unterwegs', state: 'current', detail: <a href="/dhl">Sendung verfolgen</a> },
        { title: 'Zugestellt', state: 'upcoming' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Sendung 1 von 2' })).toBeVisible();
  const [ordered, underWay, delivered] = screen.getAllByRole('listitem');
  expect(screen.getByText('19. November')).toHaveAttribute('datetime', '2026-11-19');
  expect(ordered).not.toHaveAttribute('aria-current');
  expect(underWay).toHaveAttribute('aria-current', 'step');
  expect(underWay).toContainElement(screen.getByRole('link', { name: 'Sendung verfolgen' }));
  expect(delivered).not.toHaveAttribute('aria-current');
});

test('the same may happen twice', () => {
  const tried = { title: 'Niemand angetroffen', state: 'problem' } as const;
  render(<Timeline label="Sendung" stateLabels={stateLabels} steps={[tried, tried]} />);
  expect(screen.getAllByText(/Niemand angetroffen/)).toHaveLength(2);
});
