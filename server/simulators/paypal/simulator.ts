import { createHmac, randomBytes } from 'node:crypto';
import { addressPage, isSample, type SampleName } from '../addressPage.ts';
import { createNotices, type Decision, decisionOf, type Notice } from '../decision.ts';
import { payPage } from '../page.ts';
import { type Answer, type Question, serve } from '../server.ts';
import type { Taken } from '../taken.ts';
import { changed, isExpress, shopperAt } from './express.ts';
import type { Money, OrderRequest, Unit } from './objects.ts';

export interface Account {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

export interface PayPalSimulator extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Decides a payment that was opened. @returns where the shopper's browser goes then */
  decide(orderId: string, decision: Decision): Promise<string>;
  /** What the shopper chooses in an express checkout. @returns where the browser goes then */
  choose(orderId: string, address: SampleName, isDeclined?: boolean): string;
  /** Sends a notice of a payment now, or once more. @returns the shop's status, or 0 */
  sendNotice(orderId: string): Promise<number>;
  /** The same notice, for a shop without an address of its own. */
  noticeOf(orderId: string): PayPalNotice;
  /** Takes back every access token that it gave. */
  forgetTokens(): void;
  /** Lets every request wait for its answer, or not (any more). */
  hang(isHanging: boolean): void;
  refundedCents(orderId: string): number;
  /** All money that was taken, in its order. */
  taken(): readonly Taken[];
}

export interface PayPalNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PayPalSimulatorOptions {
  readonly account: Account;
  /** 0 takes any. @default 0 */
  readonly port?: number;
  /** How late a late notice is. @default 1 hour */
  readonly lateMs?: number;
}

interface Capture {
  readonly id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly amount: Money;
}

interface Order {
  readonly id: string;
  readonly request: OrderRequest;
  unit: Unit;
  /** Chosen in an express checkout. */
  address: SampleName | undefined;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  isDeclined: boolean;
  cents: number;
  notice: Notice;
  capture: Capture | undefined;
  readonly refunds: Map<string, { readonly id: string; readonly cents: number }>;
}

const id = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
const centsOf = ({ value }: Money) => Math.round(Number(value) * 100);

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

const fault = (status: number, name: string, issue?: string): Answer =>
  json(status, { name, ...(issue && { details: [{ issue }] }), debug_id: id() });

/**
 * PayPal as far as the shop uses it: access tokens, orders, captures, refunds, payments on file, and
 * webhooks with their verification. Everything is kept in memory.
 */
export async function startSimulator({
  account,
  port = 0,
  lateMs = 3_600_000,
}: PayPalSimulatorOptions): Promise<PayPalSimulator> {
  const orders = new Map<string, Order>();
  const byRequestId = new Map<string, Order>();
  const tokens = new Set<string>();
  const notices = createNotices(lateMs);
  const key = randomBytes(16);

  const sign = (transmissionId: string, time: string, event: string) =>
    createHmac('sha256', key)
      .update(`${transmissionId}|${time}|${account.webhookId}|${event}`)
      .digest('base64');

  function noticeOf(type: string, resource: unknown): PayPalNotice {
    const body = JSON.stringify({ id: `WH-${id()}`, event_type: type, resource });
    const transmissionId = id();
    const time = new Date().toISOString();
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(transmissionId, time, body),
      'paypal-cert-url': `${server.url}/v1/notifications/certs/CERT`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    return { headers, body };
  }

  /** A real account names one address for all notices; here it is the shop's that opened the order. */
  async function notify(order: Order, notice: PayPalNotice): Promise<number> {
    const { experience_context: context } = order.request.payment_source.paypal;
    if (context === undefined) return 0;
    try {
      const address = new URL('/api/payment-notice/PAYPAL', context.return_url);
      const { status } = await fetch(address, { method: 'POST', ...notice, redirect: 'manual' });
      return status;
    } catch {
      return 0;
    }
  }

  const approved = (order: Order) => noticeOf('CHECKOUT.ORDER.APPROVED', shown(order));
  const captured = (order: Order) =>
    noticeOf('PAYMENT.CAPTURE.COMPLETED', {
      ...order.capture,
      supplementary_data: { related_ids: { order_id: order.id } },
    });
  const newest = (order: Order) => (order.capture ? captured(order) : approved(order));

  function shown(order: Order) {
    const { unit, address } = order;
    const shopper = address && shopperAt(address);
    const usage = order.request.payment_source.paypal.attributes?.vault?.usage_type;
    return {
      id: order.id,
      intent: order.request.intent,
      status: order.status,
      purchase_units: [
        {
          reference_id: 'default',
          ...unit,
          ...(shopper && { shipping: shopper.shipping }),
          ...(order.capture && { payments: { captures: [order.capture] } }),
        },
      ],
      ...(shopper && { payer: shopper.payer }),
      ...(usage &&
        order.capture && {
          payment_source: {
            paypal: { attributes: { vault: { id: `vault-${order.id}`, status: 'VAULTED' } } },
          },
        }),
      links: [
        {
          rel: 'payer-action',
          method: 'GET',
          href: `${server.url}/checkoutnow?token=${order.id}`,
        },
      ],
    };
  }

  function take(order: Order): void {
    const { currency_code } = order.unit.amount;
    order.status = 'COMPLETED';
    order.capture = {
      id: id(),
      status: 'COMPLETED',
      amount: { currency_code, value: (order.cents / 100).toFixed(2) },
    };
  }

  async function decide(orderId: string, { outcome, notice = 'now', cents }: Decision) {
    const order = orders.get(orderId);
    if (order === undefined) throw new Error(`There is no order ${orderId}`);
    const { experience_context: context } = order.request.payment_source.paypal;
    const back = (outcome === 'cancelled' ? context?.cancel_url : context?.return_url) ?? '';
    const address = new URL(back);
    address.searchParams.set('token', orderId);
    order.notice = notice;
    if (order.status === 'PAYER_ACTION_REQUIRED') {
      if (outcome === 'expired') order.status = 'VOIDED';
      if (outcome === 'paid' || outcome === 'declined') {
        order.status = 'APPROVED';
        order.isDeclined = outcome === 'declined';
        order.cents = cents ?? order.cents;
        address.searchParams.set('PayerID', id());
        await notices.deliver(notice, () => notify(order, approved(order)));
      }
    }
    return address.href;
  }

  function choose(orderId: string, address: SampleName, isDeclined = false): string {
    const order = orders.get(orderId);
    const back = order?.request.payment_source.paypal.experience_context?.return_url;
    if (order === undefined || back === undefined) throw new Error(`There is no order ${orderId}`);
    Object.assign(order, { address, isDeclined, status: 'APPROVED' });
    const url = new URL(back);
    url.searchParams.set('token', orderId);
    url.searchParams.set('PayerID', 'PAYERADA');
    return url.href;
  }

  function change(order: Order, body: string): Answer {
    const unit = changed(order.unit, body);
    if (unit === undefined || order.status === 'COMPLETED') {
      return fault(422, 'UNPROCESSABLE_ENTITY', 'NOT_PATCHABLE');
    }
    order.unit = unit;
    order.cents = centsOf(unit.amount);
    return { status: 204 };
  }

  function create(request: OrderRequest): Order {
    const order: Order = {
      id: id(),
      request,
      unit: request.purchase_units[0],
      address: undefined,
      status: 'PAYER_ACTION_REQUIRED',
      isDeclined: false,
      cents: centsOf(request.purchase_units[0].amount),
      notice: 'never',
      capture: undefined,
      refunds: new Map(),
    };
    orders.set(order.id, order);
    // A payment on file needs no payer.
    if (request.payment_source.paypal.vault_id) take(order);
    return order;
  }

  function open(requestId: string | undefined, body: string): Answer {
    const known = requestId === undefined ? undefined : byRequestId.get(requestId);
    const order = known ?? create(JSON.parse(body));
    if (requestId !== undefined) byRequestId.set(requestId, order);
    return json(known ? 200 : 201, shown(order));
  }

  function capture(order: Order): Answer {
    if (order.capture) return fault(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.isDeclined) return fault(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    if (order.status !== 'APPROVED')
      return fault(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    take(order);
    // PayPal tells of it beside its answer, so either may come first.
    void notices.deliver(order.notice, () => notify(order, captured(order)));
    return json(201, shown(order));
  }

  function refund(captureId: string, requestId: string, amount: Money): Answer {
    const order = [...orders.values()].find((each) => each.capture?.id === captureId);
    if (order?.capture === undefined) return fault(404, 'RESOURCE_NOT_FOUND');
    const known = order.refunds.get(requestId);
    const already = sumOf(order);
    if (known === undefined && already + centsOf(amount) > order.cents) {
      return fault(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    }
    const made = known ?? { id: id(), cents: centsOf(amount) };
    order.refunds.set(requestId, made);
    order.capture.status = sumOf(order) === order.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    // PayPal tells this, too, and doesn't name the order.
    const told = { id: made.id, status: 'COMPLETED', amount };
    if (!known) {
      const notice = noticeOf('PAYMENT.CAPTURE.REFUNDED', told);
      void notices.deliver(order.notice, () => notify(order, notice));
    }
    return json(known ? 200 : 201, { id: made.id, status: 'COMPLETED' });
  }

  const sumOf = (order: Order) =>
    [...order.refunds.values()].reduce((sum, { cents }) => sum + cents, 0);

  function token(authorization: string | undefined): Answer {
    const { clientId, clientSecret } = account;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (authorization !== expected) return json(401, { error: 'invalid_client' });
    const access_token = id();
    tokens.add(access_token);
    return json(200, { access_token, token_type: 'Bearer', expires_in: 32_400 });
  }

  function verify(body: string): Answer {
    const sent = JSON.parse(body);
    // The event as it was sent, byte by byte: PayPal signs its bytes.
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isRight =
      sent.webhook_id === account.webhookId &&
      sent.transmission_sig === sign(sent.transmission_id, sent.transmission_time, event);
    return json(200, { verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
  }

  async function answer({ method, url, headers, body }: Question): Promise<Answer> {
    const path = url.pathname;
    if (method === 'GET' && path === '/checkoutnow') {
      const order = orders.get(url.searchParams.get('token') ?? '');
      if (order === undefined) return { status: 404, text: 'Not found' };
      const { unit } = order;
      const { locale } = order.request.payment_source.paypal.experience_context ?? {};
      const language = locale?.startsWith('en') ? 'en' : 'de';
      if (isExpress(order.request)) {
        const asked = {
          provider: 'PayPal',
          language,
          session: order.id,
          canDecline: true,
        } as const;
        return { status: 200, type: 'text/html', text: addressPage(asked) };
      }
      const page = payPage({
        provider: 'PayPal',
        language,
        order: unit.invoice_id ?? '',
        cents: order.cents,
        currency: unit.amount.currency_code,
        payment: order.id,
        isBankAsking: false,
      });
      return { status: 200, type: 'text/html', text: page };
    }
    if (path === '/decide') {
      const form = new URLSearchParams(body);
      return { status: 303, location: await decide(form.get('payment') ?? '', decisionOf(form)) };
    }
    if (path === '/choose') {
      const form = new URLSearchParams(body);
      const [id = '', address = ''] = [form.get('session'), form.get('address')].map(String);
      const isDeclined = form.get('declined') === 'yes';
      const goesOn = form.get('go') === 'yes' && isSample(address);
      const location = goesOn
        ? choose(id, address, isDeclined)
        : await decide(id, { outcome: 'cancelled' });
      return { status: 303, location };
    }
    if (path === '/v1/oauth2/token') return token(headers.authorization);
    if (!tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '')) {
      return json(401, { error: 'invalid_token' });
    }
    const requestId = headers['paypal-request-id'];
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (path === '/v2/checkout/orders') return open(requestId, body);
    const [, kind, named = '', action] = /^\/v2\/(\w+\/\w+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'payments/captures' && action === 'refund') {
      return refund(named, requestId ?? id(), JSON.parse(body).amount);
    }
    const order = kind === 'checkout/orders' ? orders.get(named) : undefined;
    // An order that nobody approved in time is gone.
    if (order === undefined || order.status === 'VOIDED') return fault(404, 'RESOURCE_NOT_FOUND');
    if (method === 'PATCH') return change(order, body);
    return action === 'capture' ? capture(order) : json(200, shown(order));
  }

  const server = await serve(port, answer);
  return {
    url: server.url,
    hang: server.hang,
    decide,
    choose,
    async sendNotice(orderId) {
      const order = orders.get(orderId);
      return order ? notify(order, newest(order)) : 0;
    },
    noticeOf(orderId) {
      const order = orders.get(orderId);
      if (order === undefined) throw new Error(`There is no order ${orderId}`);
      return newest(order);
    },
    forgetTokens: () => tokens.clear(),
    refundedCents(orderId) {
      const order = orders.get(orderId);
      return order ? sumOf(order) : 0;
    },
    taken: () =>
      [...orders.values()].flatMap((order) =>
        order.capture
          ? {
              order: order.unit.invoice_id ?? '',
              cents: order.cents,
              refundedCents: sumOf(order),
            }
          : [],
      ),
    async [Symbol.asyncDispose]() {
      notices[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
