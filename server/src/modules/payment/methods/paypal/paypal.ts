import {
  type PaymentReport,
  type PaymentRequest,
  type ProviderMethod,
  ProviderUnavailable,
} from '../../method.ts';
import { createPayPalClient, type PayPalAccount, type PayPalAnswer } from './client.ts';
import { createExpress } from './express.ts';
import { locales, type Money, moneyOf, type PayPalOrder } from './objects.ts';

interface PayPalEvent {
  readonly event_type?: string;
  readonly resource?: {
    readonly id?: string;
    readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } };
  };
}

const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100);

/**
 * PayPal by its Orders API (v2): the shopper approves the order on PayPal's page, the shop captures
 * it then, by whichever comes first: the shopper's browser, a webhook, or the job that asks. What the
 * browser brings is only the order's number; everything else is asked of PayPal.
 */
export function createPayPal(account: PayPalAccount): ProviderMethod {
  const client = createPayPalClient(account);
  const express = createExpress(client);

  /** Undefined: PayPal does not know it (any more). Any other refusal says nothing about the order. */
  async function find(orderId: string | null): Promise<PayPalOrder | undefined> {
    const found = await client.ask<PayPalOrder>('GET', `/v2/checkout/orders/${orderId}`);
    if (found.ok) return found.body;
    if (found.status === 404) return undefined;
    throw new ProviderUnavailable('PayPal does not show the order', { cause: found });
  }

  /** The order as it stands, captured if the shopper has approved it. */
  async function settle(orderId: string): Promise<PayPalOrder | undefined> {
    const order = await find(orderId);
    if (order === undefined) return undefined;
    const attemptId = order.purchase_units?.[0]?.custom_id;
    if (order.status !== 'APPROVED' || attemptId === undefined) return order;
    const path = `/v2/checkout/orders/${orderId}/capture`;
    const captured = await client.ask<PayPalOrder>('POST', path, {
      requestId: `${attemptId}-capture`,
      body: {},
    });
    if (captured.ok) return { ...order, ...captured.body };
    if (captured.issue === 'INSTRUMENT_DECLINED') return { ...order, status: 'DECLINED' };
    // Somebody else was faster, or PayPal wants the payer again.
    return (await find(orderId)) ?? order;
  }

  async function read(orderId: string | null | undefined): Promise<PaymentReport | undefined> {
    if (!orderId || !/^\w{1,64}$/.test(orderId)) return undefined;
    const order = await settle(orderId);
    return order && reportOf(order);
  }

  function orderOf(request: PaymentRequest, source: object) {
    return {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: request.attemptId,
          invoice_id: request.orderNumber,
          description: request.orderNumber,
          amount: moneyOf(request.cents, request.currency),
        },
      ],
      payment_source: { paypal: source },
    };
  }

  const open = (request: PaymentRequest, source: object) =>
    client.ask<PayPalOrder>('POST', '/v2/checkout/orders', {
      requestId: request.attemptId,
      body: orderOf(request, source),
    });

  return {
    async begin(request) {
      if (request.session !== undefined) return express.begin(request, request.session);
      const answer = await open(request, {
        experience_context: {
          brand_name: request.shopName,
          locale: locales[request.language],
          // Where the goods go is the shop's to know.
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
        ...(request.wantsMandate && {
          attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } },
        }),
      });
      const url = answer.ok
        ? answer.body.links?.find(({ rel }) => rel === 'payer-action')?.href
        : undefined;
      if (!answer.ok || url === undefined) {
        throw new ProviderUnavailable('PayPal opens no order', { cause: answer });
      }
      return { kind: 'redirect', url, reference: answer.body.id };
    },

    readReturn: (parameters) => read(parameters.get('token')),

    async readNotice({ headers, body }) {
      const event = await client.verified<PayPalEvent>(headers, body);
      if (event === undefined) return undefined;
      const { event_type: type, resource } = event;
      const report = await read(
        type?.startsWith('CHECKOUT.ORDER.')
          ? resource?.id
          : resource?.supplementary_data?.related_ids?.order_id,
      );
      return report ?? 'unrelated';
    },

    async ask({ attemptId, reference, cents, currency }) {
      // PayPal forgets what nobody approved.
      const gone = { attemptId, reference, state: 'expired', cents, currency } as const;
      return (await read(reference)) ?? gone;
    },

    // What is approved later nevertheless is captured and refunded.
    abort: async () => undefined,

    express: { open: express.open, session: express.session },

    async refund({ reference, currency }, { refundId, cents }) {
      const order = await find(reference);
      const captureId = order?.purchase_units?.[0]?.payments?.captures?.[0]?.id;
      if (!captureId) return { state: 'refused', reference: null };
      const answer = await client.ask<{ id: string; status: string }>(
        'POST',
        `/v2/payments/captures/${captureId}/refund`,
        { requestId: refundId, body: { amount: moneyOf(cents, currency) } },
      );
      return answer.ok
        ? { state: refundStates[answer.body.status] ?? 'refused', reference: answer.body.id }
        : { state: 'refused', reference: null };
    },

    async charge(mandate, request) {
      const answer = await open(request, { vault_id: mandate });
      return answer.ok ? reportOf(answer.body, request) : declined(request, answer);
    },
  };
}

const refundStates: Readonly<Record<string, 'done' | 'pending'>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
};

function declined(request: PaymentRequest, answer: PayPalAnswer<unknown>): PaymentReport {
  if (!answer.ok && answer.status >= 500) {
    throw new ProviderUnavailable('PayPal does not charge', { cause: answer });
  }
  const { attemptId, cents, currency } = request;
  return { attemptId, reference: null, state: 'declined', cents, currency };
}

const captureStates: Readonly<Record<string, PaymentReport['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'pending',
};

const orderStates: Readonly<Record<string, PaymentReport['state']>> = {
  DECLINED: 'declined',
  VOIDED: 'expired',
};

/** Undefined: the order is none of the shop's. */
function reportOf(order: PayPalOrder, request: PaymentRequest): PaymentReport;
function reportOf(order: PayPalOrder): PaymentReport | undefined;
function reportOf(order: PayPalOrder, request?: PaymentRequest): PaymentReport | undefined {
  const unit = order.purchase_units?.[0];
  const capture = unit?.payments?.captures?.[0];
  const amount = capture?.amount ?? unit?.amount;
  const attemptId = unit?.custom_id ?? request?.attemptId;
  if (attemptId === undefined) return undefined;
  const mandate = order.payment_source?.paypal?.attributes?.vault?.id;
  return {
    attemptId,
    reference: order.id,
    state: capture
      ? (captureStates[capture.status] ?? 'declined')
      : (orderStates[order.status] ?? 'pending'),
    cents: amount ? centsOf(amount) : (request?.cents ?? 0),
    currency: amount?.currency_code ?? request?.currency ?? '',
    ...(mandate && { mandate }),
  };
}
