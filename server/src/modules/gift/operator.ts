import type { Clock } from '../../clock.ts';
import { type Database, statement } from '../../database/database.ts';
import type { Gift } from './gift.ts';

const every = statement(
  'gift_all',
  `select g.id, g.item_id as "itemId", p.name->>'de' as name, g.minimum_cents as "minimumCents",
          g.is_removable as "isRemovable", g.storefronts, g.valid_from as "validFrom",
          g.valid_until as "validUntil", i.stock
     from gift g join item i on i.id = g.item_id join product p on p.id = i.product_id
    order by g.position, g.id`,
);

const end = statement(
  'gift_end',
  `update gift
      set valid_until = $2, valid_from = case when valid_from > $2 then $2 else valid_from end
    where id = $1 and (valid_until is null or valid_until > $2)`,
);

/** Gifts for the command line; carts have a change with their next answer. */
export function createGiftOperator({ database, clock }: { database: Database; clock: Clock }) {
  return {
    all: (): Promise<Gift[]> => database.rows<Gift>(every),
    /** Ends it now. @returns whether there was something to end */
    end: async (id: string): Promise<boolean> => (await database.run(end, [id, clock.now()])) === 1,
  };
}
