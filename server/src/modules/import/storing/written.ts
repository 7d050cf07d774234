import type { Connection } from '../../../database/database.ts';
import type { Currencies } from '../../storefront/storefront.ts';
import type { Picture } from '../format/lines.ts';
import type { Pending } from './pending.ts';
import {
  touchAttribute,
  touchCategory,
  touchDeal,
  touchManufacturer,
  touchProduct,
  touchReview,
  touchTeaserList,
} from './tables.ts';
import { runTouch } from './upsert.ts';

export interface WriteContext {
  /** The same moment for the whole import. */
  readonly now: Date;
  readonly currencies: Currencies;
  /** This import's name in `seen_in_import`. */
  readonly run: string;
  /** Whether lines that need no change are noted as seen, for what is retired at the end. */
  readonly marksUnchanged: boolean;
  mediaOf(picture: Picture): string;
  /** The hash to store: none for a line that lacks a picture, so that the next import tries again. */
  hashOf(pending: Pending): string;
}

export const touches = {
  attribute: touchAttribute,
  manufacturer: touchManufacturer,
  category: touchCategory,
  product: touchProduct,
  'lightning-deal': touchDeal,
  review: touchReview,
  'teaser-list': touchTeaserList,
};

type WithId = Pending<keyof typeof touches>;

/** Notes the hash of those that had no change of their own; returns those that had. */
export async function finish<P extends WithId>(
  tx: Connection,
  planned: readonly { readonly pending: P }[],
  changedIds: ReadonlySet<string>,
  query: (typeof touches)[keyof typeof touches],
  context: WriteContext,
): Promise<P[]> {
  await runTouch(tx, query, touched(planned, changedIds, context), context.run);
  return planned.map(({ pending }) => pending).filter(({ value }) => changedIds.has(value.id));
}

export function touched(
  planned: readonly { readonly pending: WithId }[],
  changedIds: ReadonlySet<string>,
  context: WriteContext,
) {
  return planned
    .filter(({ pending }) => !changedIds.has(pending.value.id))
    .map(({ pending }) => ({ id: pending.value.id, hash: context.hashOf(pending) }));
}

export function bookkeeping(pending: Pending, context: WriteContext) {
  return { source_hash: context.hashOf(pending), seen_in_import: context.run };
}

export function byId({ id }: { readonly id: string }): string {
  return id;
}
