import { type Connection, statement } from '../../database/database.ts';

export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** What an order that somebody has to release, or had to, says of that. */
export interface ApprovalRow {
  readonly orderId: string;
  /** Null: the institution is gone. */
  readonly institutionId: string | null;
  /** The buyer's when it was ordered, of the net total. */
  readonly limitCents: number;
  readonly lapsesAt: Date;
  /** Who released or declined it; null: nobody has, or the account is deleted. */
  readonly decidedBy: Named | null;
  /** Null: the account is deleted. */
  readonly buyer: Named | null;
}

const insert = statement(
  'order_approval_insert',
  `insert into order_approval (order_id, institution_id, limit_cents, lapses_at)
   values ($1, $2, $3, $4)`,
);

export async function insertApproval(
  tx: Connection,
  { orderId, institutionId, limitCents, lapsesAt }: Omit<ApprovalRow, 'decidedBy' | 'buyer'>,
): Promise<void> {
  await tx.run(insert, [orderId, institutionId, limitCents, lapsesAt]);
}

const name = (customer: string): string =>
  `case when ${customer}.id is not null then jsonb_build_object(
     'firstName', ${customer}.first_name, 'lastName', ${customer}.last_name) end`;

const ofOrder = statement(
  'order_approval_of_order',
  `select a.order_id as "orderId", a.institution_id as "institutionId", a.limit_cents as "limitCents",
          a.lapses_at as "lapsesAt",
          ${name('c')} as "decidedBy", ${name('b')} as buyer
     from order_approval a
     join customer_order o on o.id = a.order_id
     left join customer b on b.id = o.customer_id
     left join customer c on c.id = a.decided_by
    where a.order_id = $1`,
);

/** Undefined: nobody had to release the order. */
export function loadApproval(connection: Connection, orderId: string) {
  return connection.row<ApprovalRow>(ofOrder, [orderId]);
}

const waiting = statement(
  'order_approval_waiting',
  `select o.id from order_approval a join customer_order o on o.id = a.order_id
    where a.institution_id = $1 and o.state = 'awaitingApproval'
    order by o.placed_at, o.id limit $2`,
);

/** The oldest first. */
export async function loadWaiting(connection: Connection, institutionId: string, limit: number) {
  const rows = await connection.rows<{ readonly id: string }>(waiting, [institutionId, limit]);
  return rows.map(({ id }) => id);
}

const due = statement(
  'order_approval_due',
  `select a.order_id as id from order_approval a join customer_order o on o.id = a.order_id
    where o.state = 'awaitingApproval' and a.lapses_at <= $1
    order by a.lapses_at, a.order_id limit 500`,
);

/** Those that waited long enough. */
export async function loadLapsing(connection: Connection, now: Date) {
  const rows = await connection.rows<{ readonly id: string }>(due, [now]);
  return rows.map(({ id }) => id);
}

const decide = statement(
  'order_approval_decide',
  'update order_approval set decided_by = $2 where order_id = $1',
);

export async function noteDecision(
  tx: Connection,
  orderId: string,
  customerId: string,
): Promise<void> {
  await tx.run(decide, [orderId, customerId]);
}
