import { type Connection, statement } from '../../database/database.ts';

/** A row of `media`: bytes or a drawing's parameters, never both. */
export interface MediaRow {
  readonly id: string;
  readonly mime: string;
  readonly bytes: Buffer | null;
  readonly drawing: unknown;
  readonly width: number;
  readonly height: number;
}

const mediaById = statement(
  'media_by_id',
  'select id, mime, bytes, drawing, width, height from media where id = $1',
);

export function loadMedia(connection: Connection, id: string): Promise<MediaRow | undefined> {
  return connection.row<MediaRow>(mediaById, [id]);
}

const insertMedia = statement(
  'media_insert',
  `insert into media (id, mime, bytes, drawing, width, height)
   select * from unnest($1::text[], $2::text[], $3::bytea[], $4::jsonb[], $5::integer[],
                        $6::integer[])
   on conflict (id) do nothing`,
);

/** Adds those that are not there yet. */
export async function addMedia(connection: Connection, rows: readonly MediaRow[]): Promise<void> {
  // In the order of their ids, so that two imports at once cannot wait for each other.
  const ordered = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  await connection.run(insertMedia, [
    ordered.map((row) => row.id),
    ordered.map((row) => row.mime),
    ordered.map((row) => row.bytes),
    ordered.map((row) => (row.drawing === null ? null : JSON.stringify(row.drawing))),
    ordered.map((row) => row.width),
    ordered.map((row) => row.height),
  ]);
}
