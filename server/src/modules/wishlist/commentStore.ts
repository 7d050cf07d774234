import { type Connection, statement } from '../../database/database.ts';

/** What people say of an entry, and that somebody buys it. */

export interface CommentRow {
  readonly id: string;
  /** The entry's. */
  readonly positionId: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly isMine: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Comment `c` is about entry `e`. */
const about = `c.wishlist_id = e.wishlist_id and c.product_id = e.product_id
  and c.item_id is not distinct from e.item_id`;

const load = statement(
  'wishlist_comments',
  `select c.id, e.id as "positionId", c.text, c.created_at as "createdAt",
          c.customer_id = $2 as "isMine", author.first_name as "firstName",
          author.last_name as "lastName"
     from wishlist_entry e
     join wishlist_comment c on ${about}
     join customer author on author.id = c.customer_id
    where e.wishlist_id = $1
    order by c.created_at, c.id`,
);

/** Of all entries, the oldest first. @param customerId who asks */
export const loadComments = (connection: Connection, listId: string, customerId: string) =>
  connection.rows<CommentRow>(load, [listId, customerId]);

const insert = statement(
  'wishlist_comment_insert',
  `insert into wishlist_comment
          (id, wishlist_id, product_id, item_id, customer_id, text, created_at)
   select $1, e.wishlist_id, e.product_id, e.item_id, $4, $5, $6
     from wishlist_entry e
    where e.wishlist_id = $2 and e.id = $3
      and (select count(*) from wishlist_comment c where ${about}) < $7::integer`,
);

interface NewComment {
  readonly id: string;
  readonly listId: string;
  readonly entryId: string;
  readonly customerId: string;
  readonly text: string;
  readonly now: Date;
}

/** False: the entry has as many as there may be, or is not there. */
export async function insertComment(
  tx: Connection,
  { id, listId, entryId, customerId, text, now }: NewComment,
  limit: number,
): Promise<boolean> {
  return (await tx.run(insert, [id, listId, entryId, customerId, text, now, limit])) === 1;
}

const remove = statement(
  'wishlist_comment_remove',
  'delete from wishlist_comment where wishlist_id = $1 and id = $2 and customer_id = $3',
);

/** False: none of this author. */
export async function removeComment(
  tx: Connection,
  listId: string,
  commentId: string,
  customerId: string,
): Promise<boolean> {
  return (await tx.run(remove, [listId, commentId, customerId])) === 1;
}

const move = statement(
  'wishlist_comments_move',
  `update wishlist_comment set product_id = $4, item_id = $5
    where wishlist_id = $1 and product_id = $2 and item_id is not distinct from $3`,
);

export interface CommentedGoods {
  readonly productId: string;
  readonly itemId: string | null;
}

/** The entry stands for other goods now. */
export async function moveComments(
  tx: Connection,
  listId: string,
  from: CommentedGoods,
  to: CommentedGoods,
): Promise<void> {
  await tx.run(move, [listId, from.productId, from.itemId, to.productId, to.itemId]);
}

const removeOrphans = statement(
  'wishlist_comment_remove_orphans',
  `delete from wishlist_comment c using wishlist w
    where w.id = c.wishlist_id and w.updated_at < $1
      and not exists (select from wishlist_entry e where ${about})`,
);

/** Of goods that are no longer on their list, which nobody changed since. */
export async function removeOrphanedComments(connection: Connection, before: Date) {
  await connection.run(removeOrphans, [before]);
}

const take = statement(
  'wishlist_entry_take',
  `update wishlist_entry set taken_at = $4, taken_by = $3
    where wishlist_id = $1 and id = $2 and (taken_at is null or taken_by = $3)`,
);
const untake = statement(
  'wishlist_entry_untake',
  `update wishlist_entry set taken_at = null, taken_by = null
    where wishlist_id = $1 and id = $2 and (taken_at is null or taken_by = $3)`,
);
const entryOf = statement(
  'wishlist_entry_there',
  'select id from wishlist_entry where wishlist_id = $1 and id = $2',
);

/**
 * Marks an entry as taken, or takes one's own mark back.
 *
 * @returns what is in the way: somebody else's mark, or that there is no such entry any more
 */
export async function setTaken(
  tx: Connection,
  { listId, entryId, customerId }: Pick<NewComment, 'listId' | 'entryId' | 'customerId'>,
  takenAt: Date | null,
): Promise<'taken' | 'entryUnknown' | undefined> {
  const key = [listId, entryId, customerId];
  const count =
    takenAt === null ? await tx.run(untake, key) : await tx.run(take, [...key, takenAt]);
  if (count === 1) return undefined;
  return (await tx.row(entryOf, [listId, entryId])) ? 'taken' : 'entryUnknown';
}
