import { type Connection, statement } from '../../database/database.ts';

const insert = statement(
  'return_image_insert',
  'insert into return_image (id, uploaded_at, name, bytes) values ($1, $2, $3, $4)',
);

export async function insertImage(
  connection: Connection,
  { id, at, name, bytes }: { id: string; at: Date; name: string; bytes: Buffer },
): Promise<void> {
  await connection.run(insert, [id, at, name, bytes]);
}

const named = statement(
  'return_image_names',
  'select id, name from return_image where id = any($1::text[]) and return_id is null',
);

/** Those that are there and of no return yet. */
export function loadLooseImages(connection: Connection, ids: readonly string[]) {
  return connection.rows<{ readonly id: string; readonly name: string }>(named, [ids]);
}

const attach = statement(
  'return_image_attach',
  `update return_image set return_id = $2, line_no = $3
    where id = any($1::text[]) and return_id is null`,
);

/** @returns how many of them it were; others are gone, or another return's */
export function attachImages(
  tx: Connection,
  ids: readonly string[],
  returnId: string,
  lineNo: number,
): Promise<number> {
  return tx.run(attach, [ids, returnId, lineNo]);
}

const byId = statement(
  'return_image_by_id',
  'select name, bytes from return_image where id = $1 and return_id is not null',
);

/** JPEG. */
export function loadImage(connection: Connection, id: string) {
  return connection.row<{ readonly name: string; readonly bytes: Buffer }>(byId, [id]);
}

const removeLoose = statement(
  'return_image_remove_loose',
  'delete from return_image where return_id is null and uploaded_at < $1',
);

export async function removeLooseImages(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeLoose, [before]);
}
