import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BadgeList, extraBadgeLimits } from './BadgeList.tsx';

const extra = ['Blauer Engel', 'Bio', 'Made in Germany', 'Vegan'].map((name) => ({
  id: name,
  name,
}));

const words = (element: Element) => [...element.children].map((badge) => badge.textContent);

test.each([
  ['LIST-17', 'tile', 1],
  ['PDP-09', 'page', 3],
  ['CART-07', 'cart', 1],
] as const)('%s: a %s shows at most %i extra badges', (_id, place, limit) => {
  render(<BadgeList place={place} extra={extra} data-testid="badges" />);
  expect(words(screen.getByTestId('badges'))).toEqual(
    extra.slice(0, limit).map(({ name }) => name),
  );
  expect(extraBadgeLimits[place]).toBe(limit);
});

test('LIST-16: sale, new and popular appear when they are given, in this order before the others', () => {
  render(
    <BadgeList
      place="tile"
      extra={extra}
      popular="Beliebt"
      new={false}
      sale="Angebot"
      data-testid="badges"
    />,
  );
  expect(words(screen.getByTestId('badges'))).toEqual(['Angebot', 'Beliebt', 'Blauer Engel']);
});

test('none leave nothing behind', () => {
  const { container } = render(<BadgeList place="tile" sale={false} />);
  expect(container).toBeEmptyDOMElement();
});
