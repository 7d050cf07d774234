import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingBreakdown } from './RatingBreakdown.tsx';

test('PDP-33: the breakdown counts each class; a class leads to its reviews', () => {
  render(
    <RatingBreakdown
      rows={[
        { label: '5 Sterne', count: 30, countLabel: '30 Bewertungen', href: '/5', current: true },
        { label: '4 Sterne', count: 0 },
      ]}
    />,
  );
  expect(
    screen.getByRole('link', { name: /^5 Sterne\s*30 Bewertungen$/, current: true }),
  ).toHaveAttribute('href', '/5');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('4 Sterne0');
});

test('PDP-33: without ratings every bar is empty', () => {
  const { container } = render(<RatingBreakdown rows={[{ label: '5 Sterne', count: 0 }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('5 Sterne0');
  expect(container.querySelector('[style]')).toHaveStyle({ width: '0%' });
});
