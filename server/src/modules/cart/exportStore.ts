import { articleOf, listOf, type PersonalData } from '../dataExport/dataExport.ts';

/** Those that are open; one that was ordered is its order. */
export const cartData: PersonalData = {
  name: 'carts',
  heading: 'storefront',
  query: `
    select json_build_object(
        'storefront', c.storefront, 'createdAt', c.created_at, 'updatedAt', c.updated_at,
        'billingEmail', c.billing_email, 'shippingEmail', c.shipping_email,
        'paymentMethod', c.payment_id, 'shipper', c.shipper_code, 'voucher', c.voucher_code,
        'buyerReference', c.buyer_reference, 'orderReference', c.order_reference,
        'comment', c.order_comment, 'delivery', c.spedition_fields,
        'lines', ${listOf(
          `json_build_object(
            'kind', p.kind, 'articleNumber', i.order_number, 'article', ${articleOf('g.name')},
            'quantity', p.quantity, 'addedAt', p.added_at) order by p.added_at, p.id`,
          `cart_position p left join item i on i.id = p.item_id
             left join product g on g.id = i.product_id where p.cart_id = c.id`,
        )}) as record
      from cart c where c.customer_id = $1::text and c.state = 'open' order by c.storefront, c.id`,
};
