import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination, pagesToShow } from './Pagination.tsx';

const labels = {
  navigation: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page: number) => `Seite ${page}`,
};
const hrefFor = (page: number) => `?p=${page}`;

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, undefined, 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, undefined, 20]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, undefined, 20]],
  [10, 20, [1, undefined, 8, 9, 10, 11, 12, undefined, 20]],
  [20, 20, [1, undefined, 18, 19, 20]],
])('page %i of %i shows %j', (current, total, pages) => {
  expect(pagesToShow(current, total)).toEqual(pages);
});

test('pages are links; the current one says so', () => {
  render(<Pagination current={2} total={3} hrefFor={hrefFor} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Seite 2', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '?p=1');
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '?p=3');
});

test('the ends lead no further', () => {
  const { rerender } = render(
    <Pagination current={1} total={2} hrefFor={hrefFor} labels={labels} />,
  );
  expect(screen.queryByRole('link', { name: 'Zurück' })).toBeNull();
  rerender(<Pagination current={2} total={2} hrefFor={hrefFor} labels={labels} />);
  expect(screen.queryByRole('link', { name: 'Weiter' })).toBeNull();
});

test('one page needs no navigation', () => {
  const { container } = render(
    <Pagination current={1} total={1} hrefFor={hrefFor} labels={labels} />,
  );
  expect(container).toBeEmptyDOMElement();
});
