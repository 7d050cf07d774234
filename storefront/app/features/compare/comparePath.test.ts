import { expect, it } from 'vitest';
import { addPath, comparePath, comparisonOf } from './comparePath.ts';

const asked = (path: string) => comparisonOf(new URL(path, 'https://kreide.example'));

it('reads what it wrote', () => {
  const ids = ['heft a4', 'ätzend&more', 'x'];
  expect(asked(comparePath(ids))).toEqual({ ids, isOnlyDifferences: false, isCut: false });
  expect(asked(comparePath(ids, true)).isOnlyDifferences).toBe(true);
});

it('reads which one is added', () => {
  expect(asked(addPath('ätzend&more'))).toMatchObject({
    ids: ['ätzend&more'],
    added: 'ätzend&more',
  });
  expect(asked('/compare?add=%00&id=a')).toEqual(asked('/compare?id=a'));
});

it('shows four at most, each once, and passes over nonsense', () => {
  expect(asked(comparePath(['a', 'b', 'a', '', 'x'.repeat(81), 'c', 'd', 'e']))).toEqual({
    ids: ['a', 'b', 'c', 'd'],
    isOnlyDifferences: false,
    isCut: true,
  });
  expect(asked('/compare?only=nothing&id=%00&id=a%0Ab').ids).toEqual([]);
});
