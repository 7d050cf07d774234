import { isPaidAtProvider } from '../../../contract/index.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import type { Customer } from '../customer/customer.ts';
import type { PaymentInfo } from '../payment/service.ts';
import { apportion } from '../pricing/pricing.ts';
import { randomId, type Shopper } from '../session/session.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';
import { newOrderNumber } from './number.ts';
import type { NewOrder, NewOrderLine, OrderDiscount } from './order.ts';

/** The cart as an order; the steps of the checkout have said that nothing is missing. */
export function orderOf(
  cart: Cart,
  { language }: Shopper,
  payment: PaymentInfo,
  customer: Customer | undefined,
  idempotencyKey: string | undefined,
  now: Date,
): NewOrder {
  const { billingAddress, shipper } = cart;
  const email = customer?.email ?? billingAddress?.email;
  if (!billingAddress || !shipper || !payment.selected || !email) {
    throw new Error('A cart that lacks something passed the checks of its steps');
  }
  const { savings, ...totals } = cart.totals;
  const isPaidFirst = totals.total > 0 && isPaidAtProvider(payment.selected);
  return {
    id: randomId(),
    number: newOrderNumber(now),
    cartId: cart.id,
    idempotencyKey: idempotencyKey ?? null,
    storefront: cart.storefront.id,
    language,
    userId: cart.userId,
    customerId: cart.customerId,
    orderedBy: customer ?? null,
    placedAt: now,
    email,
    billingEmail: cart.billingEmail,
    shippingEmail: cart.shippingEmail,
    paymentId: payment.selected,
    paymentTermsDays: payment.termsDays,
    buyerReference: cart.buyerReference,
    orderReference: cart.orderReference,
    comment: cart.orderComment,
    shipperCode: shipper.code,
    // Entered for a spedition that is not needed any more, so not stored with the order.
    speditionFields: shipper.code === 'spedition' ? cart.speditionFields : {},
    deliveryCountry: cart.deliveryCountry,
    billingAddress,
    shippingAddress: cart.shippingAddress,
    currency: cart.storefront.currency,
    totals,
    vatProof: cart.supplyAbroad?.status === 'exempt' ? cart.supplyAbroad.proof : null,
    discounts: cart.voucher?.obstacle === null ? [discountOf(cart.voucher)] : [],
    lines: newLinesOf(cart),
    state: isPaidFirst ? 'pendingPayment' : 'placed',
    moneyState: totals.total > 0 ? 'open' : 'paid',
    cancelReason: null,
  };
}

/** What an order of the cart would have on it now. */
export const newLinesOf = ({ lines }: Cart): NewOrderLine[] => lines.flatMap(orderLinesOf);

const discountOf = ({ code, name, cents }: VoucherEffect): OrderDiscount => ({ code, name, cents });

/** One line, or two where a part of it has the price of a lightning deal. */
function orderLinesOf(line: CartLine): NewOrderLine[] {
  const at = (
    quantity: number,
    unitCents: number,
    discountCents: number,
    dealId: string | null = null,
  ): NewOrderLine => ({
    dealId,
    kind: line.kind,
    itemId: line.itemId,
    productId: line.productId,
    name: line.name,
    orderNumber: line.orderNumber,
    variantAttributes: line.variantAttributes,
    quantity,
    unitCents,
    lineCents: unitCents * quantity,
    taxClass: line.taxClass,
    taxRate: line.taxRate,
    mediaId: line.picture?.mediaId ?? null,
    deliveryText: line.availability.text,
    discountCents,
  });
  const { lightning, quantity, unitCents, discountCents } = line;
  if (lightning === null) return [at(quantity, unitCents, discountCents)];
  const normal = quantity - lightning.quantity;
  const [ofDeal = 0, ofRest = 0] = apportion(discountCents, [
    lightning.quantity * lightning.unitCents,
    normal * unitCents,
  ]);
  const parts = [at(lightning.quantity, lightning.unitCents, ofDeal, lightning.dealId)];
  return normal > 0 ? [...parts, at(normal, unitCents, ofRest)] : parts;
}
