import { type Database, statement } from '../../database/database.ts';
import { appendChanges } from '../outbox/service.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** A deal as an operator looks at it. */
export interface DealOverview {
  readonly id: string;
  readonly itemId: string;
  readonly productId: string;
  readonly storefront: StorefrontId;
  readonly cents: number;
  readonly currency: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly quantity: number;
  readonly sold: number;
  readonly reserved: number;
  readonly state: 'to come' | 'runs' | 'over';
}

const overview = statement(
  'lightning_overview',
  `select d.id, d.item_id as "itemId", i.product_id as "productId", d.storefront, d.cents,
          d.currency, d.starts_at as "startsAt", d.ends_at as "endsAt", d.quantity, d.sold,
          (select coalesce(sum(r.quantity), 0)::integer from lightning_reservation r
            where r.deal_id = d.id and least(r.expires_at, d.ends_at) > now()) as reserved,
          case when d.ends_at <= now() or d.starts_at = d.ends_at then 'over'
               when d.starts_at > now() then 'to come' else 'runs' end as state
     from lightning_deal d join item i on i.id = d.item_id
    order by d.ends_at, d.id`,
);

const startNow = statement(
  'lightning_start',
  `update lightning_deal d set starts_at = date_trunc('milliseconds', now()), source_hash = '' from item i
    where d.id = $1 and i.id = d.item_id and d.starts_at > now() and d.ends_at > now()
   returning i.product_id as key`,
);

const stopNow = statement(
  'lightning_stop',
  `update lightning_deal d set ends_at = greatest(d.starts_at, date_trunc('milliseconds', now())), source_hash = '' from item i
    where d.id = $1 and i.id = d.item_id and d.ends_at > now() and d.starts_at < d.ends_at
   returning i.product_id as key`,
);

/** Deals for the command line; a running shop takes a change over within two seconds. */
export function createDealOperator({ database }: { database: Database }) {
  const change = (how: typeof startNow, id: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const row = await tx.row<{ key: string }>(how, [id]);
      if (row) await appendChanges(tx, [{ kind: 'product', key: row.key }]);
      return row !== undefined;
    });
  return {
    all: (): Promise<DealOverview[]> => database.rows(overview),
    /** Lets one that is to come begin now. @returns whether there was such a deal */
    start: (id: string) => change(startNow, id),
    /** Ends it now, and what is reserved of it. @returns whether there was something to end */
    stop: (id: string) => change(stopNow, id),
  };
}
