import { moneyOf, ownOrders, type PersonalData } from '../dataExport/dataExport.ts';

/** Without what is the provider's: references, mandates, addresses to go to. */
export const paymentData: PersonalData = {
  name: 'payments',
  query: `
    select json_build_object(
        'orderNumber', o.number, 'isOfMembership', p.membership_id is not null,
        'paymentMethod', p.payment_id, 'state', p.state, 'amount', ${moneyOf('p.cents', 'p.currency')},
        'createdAt', p.created_at, 'returnedAt', p.returned_at) as record
      from payment_attempt p
      left join customer_order o on o.id = p.order_id
     where p.order_id in (select id from ${ownOrders} own)
        or p.membership_id in (select id from membership where customer_id = $1::text)
     order by p.created_at, p.id`,
};
