import { type Connection, statement } from '../../database/database.ts';
import { isRandomId } from './ids.ts';

const byId = statement('session_visitor', 'select 1 from visitor where id = $1');

/** Whether this shop issued the user id; what else is sent never reaches the database. */
export async function isVisitor(
  connection: Connection,
  userId: string | undefined,
): Promise<boolean> {
  return isRandomId(userId) && (await connection.row(byId, [userId])) !== undefined;
}

const removeIdle = statement(
  'session_visitors_remove_idle',
  `delete from visitor v
    where created_at < $1 and not exists (select from cart where user_id = v.id)
      and not exists (select from wishlist where user_id = v.id)`,
);

/** Visitors who have neither a cart nor a notepad any more. */
export async function removeIdleVisitors(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeIdle, [before]);
}

const insert = statement(
  'session_visitor_insert',
  'insert into visitor (id, created_at) values ($1, $2)',
);

export async function insertVisitor(connection: Connection, userId: string, now: Date) {
  await connection.run(insert, [userId, now]);
}
