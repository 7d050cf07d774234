import { type Connection, statement } from '../../database/database.ts';

const insertFile = statement(
  'file_insert',
  'insert into file (id, mime, bytes) values ($1, $2, $3) on conflict (id) do nothing',
);

/** Adds a file unless it is there. */
export async function addFile(
  connection: Connection,
  { id, mime, bytes }: { id: string; mime: string; bytes: Buffer },
): Promise<void> {
  await connection.run(insertFile, [id, mime, bytes]);
}

export interface FileRow {
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}

const fileById = statement(
  'file_by_id',
  'select mime, octet_length(bytes) as size from file where id = $1',
);

export function loadFile(connection: Connection, id: string): Promise<FileRow | undefined> {
  return connection.row<FileRow>(fileById, [id]);
}

const partOfFile = statement(
  'file_part',
  'select substring(bytes from $2::integer + 1 for $3::integer) as bytes from file where id = $1',
);

export async function loadPart(
  connection: Connection,
  id: string,
  start: number,
  length: number,
): Promise<Buffer | undefined> {
  return (await connection.row<{ bytes: Buffer }>(partOfFile, [id, start, length]))?.bytes;
}
