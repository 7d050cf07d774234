import { useState } from 'react';
import type { EntryTotals } from '../wishlist/EntryRow.tsx';
import type { TeaserEntry } from './TeaserEntry.ts';

interface Changed {
  readonly entry?: TeaserEntry;
  readonly quantity?: number;
  /** Null: not known for now. */
  readonly totals?: EntryTotals | null;
}

export interface TeaserRow {
  /** Of the entry as it was delivered: stays the same. */
  readonly id: string;
  /** As the shopper has it now. */
  readonly entry: TeaserEntry;
  readonly totals: EntryTotals | null | undefined;
}

/** The list as it was delivered, with what the shopper changed of it: as long as the page is open. */
export function useTeaserEntries(delivered: readonly TeaserEntry[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Changed>>(new Map());
  const rows = delivered.map((first): TeaserRow => {
    const {
      entry = first,
      quantity = entry.quantity,
      totals = entry.totals,
    } = changes.get(first.externalId) ?? {};
    return { id: first.externalId, entry: { ...entry, quantity }, totals };
  });
  const change = (id: string, changed: Changed) =>
    setChanges((before) => new Map(before).set(id, { ...before.get(id), ...changed }));
  return {
    rows,
    setQuantity: (id: string, quantity: number) => change(id, { quantity }),
    setTotals: (id: string, totals: EntryTotals | null) => change(id, { totals }),
    replace: (id: string, entry: TeaserEntry) =>
      setChanges((before) => new Map(before).set(id, { entry })),
  };
}
