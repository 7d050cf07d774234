import { type Connection, statement } from '../../database/database.ts';
import type { DraftContent } from './draft.ts';

export interface DraftRow {
  readonly id: string;
  readonly hash: string;
  readonly content: DraftContent;
  /** Once it was submitted. */
  readonly returnId: string | null;
}

const columns = 'd.id, d.hash, d.content, d.return_id as "returnId"';

const byId = statement(
  'return_draft_by_id',
  `select ${columns} from return_draft d where d.id = $1`,
);
const lock = statement(
  'return_draft_lock',
  `select ${columns} from return_draft d where d.id = $1 for update`,
);

export function loadDraft(connection: Connection, id: string) {
  return connection.row<DraftRow>(byId, [id]);
}

export function lockDraft(tx: Connection, id: string) {
  return tx.row<DraftRow>(lock, [id]);
}

const put = statement(
  'return_draft_put',
  `insert into return_draft (id, hash, content, touched_at) values ($1, $2, $3, $4)
   on conflict (id) do update set hash = $2, content = $3, touched_at = $4, return_id = null`,
);

/** A draft that was begun with another link, or was submitted, begins anew (RET-15). */
export async function putDraft(
  tx: Connection,
  { id, hash, content }: Omit<DraftRow, 'returnId'>,
  now: Date,
): Promise<void> {
  await tx.run(put, [id, hash, JSON.stringify(content), now]);
}

const submitted = statement(
  'return_draft_submitted',
  'update return_draft set return_id = $2, touched_at = $3 where id = $1',
);

export async function setSubmitted(
  tx: Connection,
  id: string,
  returnId: string,
  now: Date,
): Promise<void> {
  await tx.run(submitted, [id, returnId, now]);
}

const removeIdle = statement(
  'return_draft_remove_idle',
  'delete from return_draft where touched_at < $1',
);

export async function removeIdleDrafts(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeIdle, [before]);
}
