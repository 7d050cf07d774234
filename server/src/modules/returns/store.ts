import { type Connection, statement } from '../../database/database.ts';
import type { GoodsReturn, ReturnState } from './returns.ts';

const columns = `r.id, r.rma, r.order_id as "orderId", r.state, r.regulation, r.carrier, r.labels,
  r.contact, r.announced_at as "announcedAt", r.received_at as "receivedAt",
  r.settled_at as "settledAt", r.refund_cents as "refundCents", r.voucher_code as "voucherCode",
  r.replacement_order_id as "replacementOrderId", r.reject_reason as "rejectReason",
  (select jsonb_agg(jsonb_build_object(
            'lineNo', l.line_no, 'quantity', l.quantity, 'accepted', l.accepted,
            'reason', l.reason, 'additionalInfo', l.additional_info, 'components', l.components,
            'images', (select coalesce(jsonb_agg(i.id order by i.uploaded_at, i.id), '[]')
                         from return_image i where i.return_id = r.id and i.line_no = l.line_no))
          order by l.line_no)
     from goods_return_line l where l.return_id = r.id) as lines`;

const ofOrder = statement(
  'return_of_order',
  `select ${columns} from goods_return r where r.order_id = $1 order by r.announced_at, r.id`,
);

/** The oldest first. */
export function loadReturns(connection: Connection, orderId: string): Promise<GoodsReturn[]> {
  return connection.rows<GoodsReturn>(ofOrder, [orderId]);
}

const byRma = statement('return_by_rma', `select ${columns} from goods_return r where r.rma = $1`);

export function loadReturnByRma(connection: Connection, rma: string) {
  return connection.row<GoodsReturn>(byRma, [rma]);
}

const newest = statement(
  'return_newest',
  `select ${columns} from goods_return r
    where $1::text is null or r.state = $1
    order by r.announced_at desc, r.id limit $2`,
);

export function loadNewestReturns(
  connection: Connection,
  state: ReturnState | null,
  limit: number,
): Promise<GoodsReturn[]> {
  return connection.rows<GoodsReturn>(newest, [state, limit]);
}

const insert = statement(
  'return_insert',
  `insert into goods_return
     (id, rma, order_id, state, regulation, carrier, labels, contact, announced_at)
   values ($1, $2, $3, 'announced', $4, $5, $6, $7, $8)`,
);
const insertLine = statement(
  'return_insert_line',
  `insert into goods_return_line
     (return_id, line_no, quantity, reason, additional_info, components)
   values ($1, $2, $3, $4, $5, $6)`,
);

export async function insertReturn(tx: Connection, goods: GoodsReturn): Promise<void> {
  await tx.run(insert, [
    goods.id,
    goods.rma,
    goods.orderId,
    goods.regulation,
    goods.carrier,
    goods.labels,
    JSON.stringify(goods.contact),
    goods.announcedAt,
  ]);
  for (const { lineNo, quantity, reason, additionalInfo, components } of goods.lines) {
    await tx.run(insertLine, [goods.id, lineNo, quantity, reason, additionalInfo, components]);
  }
}

const receive = statement(
  'return_receive',
  `update goods_return set state = 'received', received_at = $2 where id = $1`,
);

export async function setReceived(tx: Connection, id: string, at: Date): Promise<void> {
  await tx.run(receive, [id, at]);
}

const settle = statement(
  'return_settle',
  `update goods_return
      set state = $2, settled_at = $3, received_at = coalesce(received_at, $3), regulation = $4,
          refund_cents = $5, voucher_code = $6, replacement_order_id = $7, reject_reason = $8
    where id = $1`,
);
const accept = statement(
  'return_accept_line',
  'update goods_return_line set accepted = $3 where return_id = $1 and line_no = $2',
);

/** Writes how a return ended, with what was accepted of its lines. */
export async function setSettled(tx: Connection, goods: GoodsReturn): Promise<void> {
  await tx.run(settle, [
    goods.id,
    goods.state,
    goods.settledAt,
    goods.regulation,
    goods.refundCents,
    goods.voucherCode,
    goods.replacementOrderId,
    goods.rejectReason,
  ]);
  for (const { lineNo, accepted } of goods.lines) {
    await tx.run(accept, [goods.id, lineNo, accepted]);
  }
}
