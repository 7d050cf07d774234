import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

export interface ConsentRow {
  readonly id: string;
  readonly decided_at: Date;
  readonly storefront: StorefrontId;
  readonly version: string;
  readonly statistics: boolean;
  readonly marketing: boolean;
}

const insert = statement(
  'consent_insert',
  `insert into consent (id, decided_at, storefront, version, statistics, marketing)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (id, decided_at) do update
     set statistics = excluded.statistics, marketing = excluded.marketing`,
);

export async function insertConsent(connection: Connection, row: ConsentRow): Promise<void> {
  const { id, decided_at, storefront, version, statistics, marketing } = row;
  await connection.run(insert, [id, decided_at, storefront, version, statistics, marketing]);
}

const byId = statement('consent_by_id', 'select * from consent where id = $1 order by decided_at');

export function loadConsents(connection: Connection, id: string): Promise<ConsentRow[]> {
  return connection.rows<ConsentRow>(byId, [id]);
}

export interface ConsentCount {
  readonly storefront: StorefrontId;
  readonly version: string;
  readonly visitors: number;
  readonly statistics: number;
  readonly marketing: number;
}

const counts = statement(
  'consent_counts',
  `select storefront, version, count(*) as visitors,
          count(*) filter (where statistics) as statistics,
          count(*) filter (where marketing) as marketing
     from (select distinct on (id) * from consent order by id, decided_at desc) as latest
    group by storefront, version
    order by storefront, version`,
);

export function countConsents(connection: Connection): Promise<ConsentCount[]> {
  return connection.rows<ConsentCount>(counts);
}

const removeOld = statement(
  'consent_prune',
  'delete from consent where storefront = $1 and decided_at < $2',
);

export async function deleteConsents(
  connection: Connection,
  storefront: StorefrontId,
  before: Date,
): Promise<void> {
  await connection.run(removeOld, [storefront, before]);
}
