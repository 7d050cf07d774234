/** What tells one entry of a list from the others, before and after it was removed. */
export interface Noted {
  readonly productId: string;
  readonly itemId?: string | null | undefined;
}

/** Where an entry stood that was removed in this visit, and as what it can come back. */
export interface Place<Entry extends Noted> {
  readonly index: number;
  readonly removed: Entry;
}

export type Row<Entry extends Noted> =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'removed'; readonly entry: Entry };

export const keyOf = ({ productId, itemId }: Noted): string => `${productId} ${itemId ?? ''}`;

/**
 * The rows of a list: what was removed stands where it stood (WISH-09), and so does what was put
 * back, which the API has at the end.
 */
export function rowsOf<Entry extends Noted>(
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
