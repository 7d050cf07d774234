import { describe, expect, it } from 'vitest';
import { type Place, rowsOf } from './places.ts';

const entry = (productId: string) => ({ productId, itemId: null });
const place = (index: number, productId: string): Place<ReturnType<typeof entry>> => ({
  index,
  removed: entry(productId),
});

const shown = (entries: string, places: readonly ReturnType<typeof place>[] = []) =>
  rowsOf([...entries].map(entry), places)
    .map(({ kind, entry: { productId } }) => (kind === 'removed' ? `(${productId})` : productId))
    .join(' ');

describe('WISH-09: rows of a list', () => {
  it('are its entries', () => {
    expect(shown('abc')).toBe('a b c');
  });

  it('keep the place of what was removed', () => {
    expect(shown('bc', [place(0, 'a')])).toBe('(a) b c');
    expect(shown('ac', [place(1, 'b')])).toBe('a (b) c');
    expect(shown('', [place(0, 'a')])).toBe('(a)');
    expect(shown('b', [place(0, 'a'), place(2, 'c')])).toBe('(a) b (c)');
    // The later one was removed first.
    expect(shown('b', [place(2, 'c'), place(0, 'a')])).toBe('(a) b (c)');
  });

  it('have what came back where it stood, which the API has at the end (WISH-10)', () => {
    expect(shown('acb', [place(1, 'b')])).toBe('a b c');
  });

  it('tell items of a product apart', () => {
    const rows = rowsOf(
      [{ productId: 'a', itemId: 'red' }],
      [{ index: 1, removed: { productId: 'a', itemId: 'blue' } }],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['entry', 'removed']);
  });
});
