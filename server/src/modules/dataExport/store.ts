import { type Connection, type Database, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';
import type { PersonalData } from './dataExport.ts';

/**
 * `making`: a job has it, or will. `failed`: no job could. `ready`: its files can be had until they
 * are over, `expired`.
 */
export const exportStates = ['making', 'failed', 'ready', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

export interface ExportRow {
  readonly state: ExportState;
  readonly requestedAt: Date;
  /** Undefined until it is made. */
  readonly madeAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Any earlier one is gone with it, unless it is still being made. */
const request = statement(
  'data_export_request',
  `insert into data_export (id, customer_id, storefront, language, requested_at, due_at)
   values ($1, $2, $3, $4, $5, $5)
   on conflict (customer_id) do update
     set id = excluded.id, storefront = excluded.storefront, language = excluded.language,
         requested_at = excluded.requested_at, due_at = excluded.due_at, tries = 0, made_at = null,
         expires_at = null, json_file = null, html_file = null
   where data_export.due_at is null`,
);

/** @returns false: one is being made already */
export async function requestExport(
  tx: Connection,
  wanted: {
    readonly id: string;
    readonly customerId: string;
    readonly storefront: StorefrontId;
    readonly language: Language;
  },
  now: Date,
): Promise<boolean> {
  const { id, customerId, storefront, language } = wanted;
  return (await tx.run(request, [id, customerId, storefront, language, now])) > 0;
}

const load = statement(
  'data_export_load',
  `select case when due_at is not null then 'making' when made_at is null then 'failed'
               when expires_at > $2 then 'ready' else 'expired' end as state,
          requested_at as "requestedAt", made_at as "madeAt", expires_at as "expiresAt"
     from data_export where customer_id = $1`,
);

export function loadExport(connection: Connection, customerId: string, now: Date) {
  return connection.row<ExportRow>(load, [customerId, now]);
}

const file = statement(
  'data_export_file',
  `select case $2 when 'json' then json_file else html_file end as file
     from data_export where customer_id = $1 and expires_at > $3`,
);

/** Compressed by gzip. */
export async function loadExportFile(
  connection: Connection,
  customerId: string,
  { format, now }: { readonly format: 'json' | 'html'; readonly now: Date },
): Promise<Uint8Array | undefined> {
  const row = await connection.row<{ file: Uint8Array | null }>(file, [customerId, format, now]);
  return row?.file ?? undefined;
}

export interface DueExport {
  readonly id: string;
  readonly customerId: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
}

const take = statement(
  'data_export_take',
  `update data_export
      set tries = tries + 1, due_at = case when tries + 1 < $3 then $2::timestamptz end
    where id = (select id from data_export where due_at <= $1
                 order by due_at, id limit 1 for update skip locked)
   returning id, customer_id as "customerId", storefront, language`,
);

/** One that is to be made now, which others leave alone until `again`. */
export function takeDueExport(
  connection: Connection,
  { now, again, maxTries }: { readonly now: Date; readonly again: Date; readonly maxTries: number },
) {
  return connection.row<DueExport>(take, [now, again, maxTries]);
}

const keep = statement(
  'data_export_keep',
  `update data_export
      set json_file = $2, html_file = $3, made_at = $4, expires_at = $5, due_at = null
    where id = $1 and made_at is null`,
);

/** @returns false: nobody wants it any longer, or it is there already */
export async function keepExport(
  tx: Connection,
  id: string,
  made: {
    readonly json: Uint8Array;
    readonly html: Uint8Array;
    readonly madeAt: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const { json, html, madeAt, expiresAt } = made;
  return (await tx.run(keep, [id, json, html, madeAt, expiresAt])) > 0;
}

const removeFiles = statement(
  'data_export_remove_files',
  `update data_export set json_file = null, html_file = null
    where json_file is not null and expires_at <= $1`,
);

/** That there was an export stays, so that its page can say that it is over. */
export async function removeOverFiles(connection: Connection, now: Date): Promise<void> {
  await connection.run(removeFiles, [now]);
}

const remove = statement(
  'data_export_remove_of_customer',
  'delete from data_export where customer_id = $1',
);

/** In the transaction that deletes an account. */
export async function removeExportOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(remove, [customerId]);
}

/** So many records at once that nothing else waits long for them. */
const batch = 50;

/** One record, and which of the parts it belongs to. */
export interface FoundRecord {
  readonly part: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** All of a person's records by the order of the parts, from one snapshot, in bounded memory. */
export function streamRecords(
  database: Database,
  parts: readonly PersonalData[],
  of: { readonly customerId: string; readonly email: string; readonly language: Language },
): AsyncIterable<FoundRecord[]> {
  const all = parts.map(
    ({ query }, part) => `select ${part} as part, record from (${query}) p${part}`,
  );
  return database.stream(all.join('\nunion all\n'), [of.customerId, of.email, of.language], batch);
}
