import { expect, test } from 'vitest';
import { pictureOf, reportPage } from './report.ts';

const view = { width: 360, theme: 'consumer', mode: 'paper' as const, pixels: 12 };

test('a changed view shows both pictures and the difference', () => {
  const page = reportPage('Since abc', [{ storyId: 'a--b', kind: 'changed', views: [view] }]);
  for (const kind of ['before', 'after', 'difference'] as const) {
    expect(page).toContain(`src="${pictureOf('a--b', view, kind)}"`);
  }
  expect(page).toContain('consumer, paper, 360 px wide: 12 pixels differ');
});

test('what nobody accepted stands first', () => {
  const page = reportPage('Since abc', [
    { storyId: 'new--one', kind: 'new', views: [] },
    { storyId: 'wanted--one', kind: 'accepted', views: [view] },
    { storyId: 'broken--one', kind: 'changed', views: [view] },
  ]);
  const order = ['broken--one', 'wanted--one', 'new--one'].map((id) => page.indexOf(id));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test('nothing to tell is told', () => {
  expect(reportPage('Since abc', [])).toContain('Every story looks as it did.');
});

test('a name is text, whatever it contains', () => {
  expect(reportPage('<b>"&', [])).toContain('<h1>&#60;b&#62;&#34;&#38;</h1>');
});
