import {
  addressOf,
  listOf,
  moneyOf,
  ownOrders,
  type PersonalData,
} from '../dataExport/dataExport.ts';

const money = (cents: string) => moneyOf(cents, 'o.currency');

const lines = listOf(
  `json_build_object(
    'lineNo', l.line_no, 'kind', l.kind, 'articleNumber', l.order_number, 'article', l.name,
    'variant', l.variant, 'quantity', l.quantity, 'unitPrice', ${money('l.unit_cents')},
    'price', ${money('l.line_cents')}, 'discount', ${money('l.discount_cents')},
    'taxPerMille', l.tax_rate, 'deliveryText', l.delivery_text) order by l.line_no`,
  'order_line l where l.order_id = o.id',
);
const taxes = listOf(
  `json_build_object('taxPerMille', t.rate, 'net', ${money('t.net_cents')},
    'tax', ${money('t.tax_cents')}) order by t.rate`,
  'order_tax t where t.order_id = o.id',
);
const discounts = listOf(
  `json_build_object('voucher', d.code, 'name', d.name, 'discount', ${money('d.cents')})
    order by d.code`,
  'order_discount d where d.order_id = o.id',
);
const steps = listOf(
  `json_build_object('happenedAt', e.at, 'line', e.line, 'state', e.state, 'by', e.actor,
    'note', e.note) order by e.number`,
  'order_event e where e.order_id = o.id',
);
const approvals = listOf(
  `json_build_object('orderLimit', ${money('a.limit_cents')}, 'expiresAt', a.lapses_at)`,
  'order_approval a where a.order_id = o.id',
);
const shipments = listOf(
  `json_build_object(
    'number', s.number, 'state', s.state, 'carrier', s.carrier, 'trackingCode', s.tracking_code,
    'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at, 'cancelReason', s.cancel_reason,
    'lines', ${listOf(
      `json_build_object('lineNo', sl.line_no, 'quantity', sl.quantity) order by sl.line_no`,
      'shipment_line sl where sl.shipment_id = s.id',
    )}) order by s.number`,
  'shipment s where s.order_id = o.id',
);
const refunds = listOf(
  `json_build_object('refund', ${money('r.cents')}, 'reason', r.reason, 'state', r.state,
    'createdAt', r.created_at, 'doneAt', r.done_at) order by r.created_at, r.id`,
  'refund r where r.order_id = o.id',
);

export const orderData: PersonalData = {
  name: 'orders',
  heading: 'number',
  // Sorted before anything is put together, so that the first of many come at once.
  query: `
    select json_build_object(
        'number', o.number, 'placedAt', o.placed_at, 'storefront', o.storefront,
        'language', o.language, 'state', o.state, 'moneyState', o.money_state, 'email', o.email,
        'billingEmail', o.billing_email, 'shippingEmail', o.shipping_email,
        'billingAddress', ${addressOf('o.billing_address')},
        'shippingAddress', ${addressOf('o.shipping_address')},
        'deliveryCountry', o.delivery_country, 'shipper', o.shipper_code,
        'delivery', o.spedition_fields, 'paymentMethod', o.payment_id,
        'paymentTermsDays', o.payment_terms_days, 'buyerReference', o.buyer_reference,
        'orderReference', o.order_reference, 'comment', o.comment, 'priceBasis', o.price_basis,
        'subtotal', ${money('o.subtotal_cents')}, 'discount', ${money('o.discount_cents')},
        'shipping', ${money('o.shipping_cents')}, 'net', ${money('o.net_cents')},
        'tax', ${money('o.tax_cents')}, 'total', ${money('o.total_cents')},
        'vatProof', o.vat_proof, 'cancelledAt', o.cancelled_at, 'cancelReason', o.cancel_reason,
        'lines', ${lines}, 'taxes', ${taxes}, 'discounts', ${discounts}, 'steps', ${steps},
        'approvals', ${approvals},
        'shipments', ${shipments}, 'refunds', ${refunds}) as record
      from (select * from ${ownOrders} own order by placed_at, id offset 0) o`,
};

export const withdrawalData: PersonalData = {
  name: 'withdrawals',
  query: `
    select json_build_object(
        'receivedAt', w.received_at, 'storefront', w.storefront, 'language', w.language,
        'orderNumber', w.order_number, 'name', w.name, 'email', w.email) as record
      from withdrawal w
     where lower(w.email) = $2::text or w.order_id in (select id from ${ownOrders} o)
     order by w.received_at, w.id`,
};
