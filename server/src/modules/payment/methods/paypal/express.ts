import { randomUUID } from 'node:crypto';
import {
  type BegunPayment,
  type ExpressRequest,
  type ExpressSession,
  type PaymentRequest,
  ProviderUnavailable,
} from '../../method.ts';
import { addressOf } from '../accountAddress.ts';
import type { PayPalClient } from './client.ts';
import { locales, moneyOf, type PayPalAddress, type PayPalOrder } from './objects.ts';

/**
 * PayPal before there is an order: PayPal's order is opened by the cart, the shopper chooses an address
 * and a way to pay and approves it, and the shop reads both. What is ordered then gives it its sum and
 * name, and it is captured as any other (decision 039).
 */
export function createExpress(client: PayPalClient) {
  return {
    /** @returns PayPal's page @throws ProviderUnavailable */
    async open({
      reviewUrl,
      cancelUrl,
      cents,
      currency,
      language,
      shopName,
    }: ExpressRequest): Promise<string> {
      const answer = await client.ask<PayPalOrder>('POST', '/v2/checkout/orders', {
        requestId: randomUUID(),
        body: {
          intent: 'CAPTURE',
          purchase_units: [{ reference_id: 'default', amount: moneyOf(cents, currency) }],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: shopName,
                locale: locales[language],
                shipping_preference: 'GET_FROM_FILE',
                user_action: 'CONTINUE',
                payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
                return_url: reviewUrl,
                cancel_url: cancelUrl,
              },
            },
          },
        },
      });
      const url = answer.ok
        ? answer.body.links?.find(({ rel }) => rel === 'payer-action')?.href
        : undefined;
      if (!url) throw new ProviderUnavailable('PayPal opens no order', { cause: answer });
      return url;
    },

    async session(orderId: string): Promise<ExpressSession | undefined> {
      if (!/^\w{1,64}$/.test(orderId)) return undefined;
      const found = await client.ask<PayPalOrder>('GET', `/v2/checkout/orders/${orderId}`);
      if (!found.ok) return undefined;
      const { status, payer, purchase_units: [unit] = [] } = found.body;
      // One that has an order of the shop's is paid, or about to be.
      if (status !== 'APPROVED' || unit?.custom_id !== undefined) return undefined;
      const { shipping } = unit ?? {};
      if (!payer?.email_address || !shipping?.address) return undefined;
      const phone = payer.phone?.phone_number?.national_number ?? null;
      const contact = { email: payer.email_address, phone };
      const name = [payer.name?.given_name, payer.name?.surname].filter(Boolean).join(' ');
      const goesTo = { ...linesOf(shipping.address), name: shipping.name?.full_name ?? name };
      // PayPal tells where a payer lives to few shops: the bill then goes where the goods go.
      const home = payer.address?.address_line_1
        ? linesOf(payer.address)
        : linesOf(shipping.address);
      return {
        billing: addressOf({ ...home, name: name || goesTo.name }, contact, 'billing'),
        shipping: addressOf(goesTo, contact, 'shipping'),
        phone,
      };
    },

    /** Gives the approved order the sum and the name of what was ordered. */
    async begin(request: PaymentRequest, orderId: string): Promise<BegunPayment> {
      const change = (op: 'add' | 'replace', name: string, value: unknown) => ({
        op,
        path: `/purchase_units/@reference_id=='default'/${name}`,
        value,
      });
      const answer = await client.ask('PATCH', `/v2/checkout/orders/${orderId}`, {
        body: [
          change('replace', 'amount', moneyOf(request.cents, request.currency)),
          change('add', 'custom_id', request.attemptId),
          change('add', 'invoice_id', request.orderNumber),
        ],
      });
      if (!answer.ok) throw new ProviderUnavailable('PayPal takes no change', { cause: answer });
      // The shopper approved it already: what is left is done by who comes back.
      const url = new URL(request.returnUrl);
      url.searchParams.set('token', orderId);
      return { kind: 'redirect', url: url.href, reference: orderId };
    },
  };
}

const linesOf = (address: PayPalAddress) => ({
  addressLine1: address.address_line_1 ?? null,
  addressLine2: address.address_line_2 ?? null,
  city: address.admin_area_2 ?? null,
  postalCode: address.postal_code ?? null,
  countryCode: address.country_code ?? null,
});
