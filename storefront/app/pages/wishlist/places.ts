/** What identifies an entry on its wishlist, before and after it was removed. */
export interface EntryGoods {
  readonly productId: string;
  readonly itemId?: string | null | undefined;
}

/** The row of an entry that was removed while the page is open, and the entry to restore. */
export interface Place<Entry extends EntryGoods> {
  readonly index: number;
  readonly removed: Entry;
}

export type Row<Entry extends EntryGoods> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'removed'; readonly entry: Entry };

export const keyOf = ({ productId, itemId }: EntryGoods): string => `${productId} ${itemId ?? ''}`;

/**
 * A wishlist's rows. A removed entry keeps its row (WISH-09), and so does a restored one, which the
 * API appends at the end.
 */
export function rowsOf<Entry extends EntryGoods>(
  entries: readonly Entry[],
  places: readonly Place<Entry>[],
): readonly Row<Entry>[] {
  const placed = new Set(places.map(({ removed }) => keyOf(removed)));
  const rows: Row<Entry>[] = entries
    .filter((entry) => !placed.has(keyOf(entry)))
    .map((entry) => ({ kind: 'entry', entry }));
  for (const { index, removed } of [...places].sort((a, b) => a.index - b.index)) {
    const back = entries.find((entry) => keyOf(entry) === keyOf(removed));
    rows.splice(
      index,
      0,
      back ? { kind: 'entry', entry: back } : { kind: 'removed', entry: removed },
    );
  }
  return rows;
}
