import { listOf, moneyOf, ownOrders, type PersonalData } from '../dataExport/dataExport.ts';

/** Of photographs their names; the pictures went to the shop and lie with it. */
export const returnData: PersonalData = {
  name: 'returns',
  heading: 'rma',
  query: `
    select json_build_object(
        'rma', r.rma, 'orderNumber', o.number, 'state', r.state, 'regulation', r.regulation,
        'carrier', r.carrier, 'labels', r.labels, 'contact', r.contact,
        'announcedAt', r.announced_at, 'receivedAt', r.received_at, 'settledAt', r.settled_at,
        'refund', ${moneyOf('r.refund_cents', 'o.currency')}, 'voucher', r.voucher_code,
        'replacementOrderNumber', n.number, 'rejectReason', r.reject_reason,
        'lines', ${listOf(
          `json_build_object(
            'lineNo', l.line_no, 'article', ol.name, 'quantity', l.quantity, 'accepted', l.accepted,
            'reason', l.reason, 'additionalInfo', l.additional_info,
            'components', l.components) order by l.line_no`,
          `goods_return_line l
             left join order_line ol on ol.order_id = r.order_id and ol.line_no = l.line_no
            where l.return_id = r.id`,
        )},
        'photos', ${listOf(
          `json_build_object('name', p.name, 'lineNo', p.line_no, 'uploadedAt', p.uploaded_at)
            order by p.uploaded_at, p.id`,
          'return_image p where p.return_id = r.id',
        )}) as record
      from ${ownOrders} o
      join goods_return r on r.order_id = o.id
      left join customer_order n on n.id = r.replacement_order_id
     order by r.announced_at, r.id`,
};
