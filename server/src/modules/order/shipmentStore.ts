import { type Connection, statement } from '../../database/database.ts';
import { randomId } from '../session/session.ts';
import type { ShipmentState } from './states.ts';

/** A parcel of an order, as the customer sees it (ORD-07). */
export interface Shipment {
  readonly id: string;
  /** Within the order, from 1. */
  readonly number: number;
  readonly state: ShipmentState;
  readonly carrier: string;
  readonly trackingCode: string | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelReason: string | null;
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[];
}

const insert = statement(
  'shipment_insert',
  `insert into shipment (id, order_id, number, state, carrier, tracking_code, shipped_at)
   select $1, $2, coalesce(max(number), 0) + 1, 'shipped', $3, $4, $5
     from shipment where order_id = $2
   returning number`,
);
const insertLines = statement(
  'shipment_insert_lines',
  `insert into shipment_line (shipment_id, line_no, quantity)
   select $1, line.* from unnest($2::integer[], $3::integer[]) as line`,
);

export interface NewShipment {
  readonly orderId: string;
  readonly carrier: string;
  readonly trackingCode: string | null;
  readonly shippedAt: Date;
  readonly lines: Shipment['lines'];
}

/** Writes a shipment of a locked order. @returns its number within the order */
export async function insertShipment(tx: Connection, shipment: NewShipment): Promise<number> {
  const { orderId, carrier, trackingCode, shippedAt, lines } = shipment;
  const id = randomId();
  const values = [id, orderId, carrier, trackingCode, shippedAt];
  const row = await tx.row<{ readonly number: number }>(insert, values);
  await tx.run(insertLines, [
    id,
    lines.map(({ lineNo }) => lineNo),
    lines.map(({ quantity }) => quantity),
  ]);
  return row?.number ?? 0;
}

const byOrder = statement(
  'shipments_of_order',
  `select s.id, s.number, s.state, s.carrier, s.tracking_code as "trackingCode",
          s.shipped_at as "shippedAt", s.delivered_at as "deliveredAt",
          s.cancel_reason as "cancelReason",
          (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity)
                            order by l.line_no)
             from shipment_line l where l.shipment_id = s.id) as lines
     from shipment s where s.order_id = $1 order by s.number`,
);

export function loadShipments(connection: Connection, orderId: string): Promise<Shipment[]> {
  return connection.rows<Shipment>(byOrder, [orderId]);
}

const deliver = statement(
  'shipment_deliver',
  `update shipment set state = 'delivered', delivered_at = $2
    where order_id = $1 and state = 'shipped' and ($3::integer is null or number = $3)`,
);

/** @returns how many of the order's shipments arrived by this */
export function deliverShipments(
  tx: Connection,
  orderId: string,
  number: number | null,
  at: Date,
): Promise<number> {
  return tx.run(deliver, [orderId, at, number]);
}
