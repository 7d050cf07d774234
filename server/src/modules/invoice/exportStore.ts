import { moneyOf, ownOrders, type PersonalData } from '../dataExport/dataExport.ts';

/** The papers themselves are files of the orders' pages. */
export const invoiceData: PersonalData = {
  name: 'invoices',
  query: `
    select json_build_object(
        'number', i.number, 'kind', i.kind, 'orderNumber', o.number, 'storefront', i.storefront,
        'corrects', c.number, 'issuedAt', i.issued_at, 'keptUntil', i.keep_until,
        'net', ${moneyOf('i.net_cents', 'o.currency')},
        'tax', ${moneyOf('i.tax_cents', 'o.currency')},
        'total', ${moneyOf('i.total_cents', 'o.currency')}) as record
      from ${ownOrders} o
      join invoice i on i.order_id = o.id
      left join invoice c on c.id = i.corrects_id
     order by i.issued_at, i.number`,
};
