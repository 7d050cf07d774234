import { expect, it } from 'vitest';
import { addPath, comparedId } from '../../features/compare/comparePath.ts';
import { comparePath, comparisonOf, foundIds } from './comparison.ts';

const asked = (path: string) => comparisonOf(new URL(path, 'https://kreide.example'));

it('reads what it wrote', () => {
  const ids = ['heft a4', 'ätzend&more', 'x'];
  expect(asked(comparePath(ids))).toEqual({ ids, isOnlyDifferences: false });
  expect(asked(comparePath(ids, true)).isOnlyDifferences).toBe(true);
});

it('reads which one is added', () => {
  expect(asked(addPath('ätzend&more'))).toMatchObject({
    ids: ['ätzend&more'],
    added: 'ätzend&more',
  });
  expect(asked('/compare?add=%00&id=a')).toEqual(asked('/compare?id=a'));
});

it('asks for each once, for no more than the API looks at, and passes over nonsense', () => {
  const ids = ['a', 'b', 'a', '', 'x'.repeat(81), 'c/c-1', 'd/', 'e/1/2'];
  expect(asked(comparePath(ids))).toEqual({ ids: ['a', 'b', 'c/c-1'], isOnlyDifferences: false });
  const many = Array.from({ length: 30 }, (_, index) => `p${index}`);
  expect(asked(comparePath(many)).ids).toEqual(many.slice(0, 20));
  expect(asked('/compare?only=nothing&id=%00&id=a%0Ab').ids).toEqual([]);
});

it('names a variant, and keeps what the shop found of what was asked for', () => {
  expect(comparedId('heft', 'heft-1')).toBe('heft/heft-1');
  expect(comparedId('heft', undefined)).toBe('heft');
  const ids = ['gone', 'heft/heft-1', 'heft/heft-2', 'gone/1', 'stift'];
  const found = ['heft', 'heft', 'stift'].map((productId) => ({ productId }));
  expect(foundIds(ids, found)).toEqual(['heft/heft-1', 'heft/heft-2', 'stift']);
});
