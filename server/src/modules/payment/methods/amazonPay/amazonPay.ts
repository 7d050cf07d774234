import {
  type BegunPayment,
  type PaymentReport,
  type PaymentRequest,
  type ProviderMethod,
  ProviderUnavailable,
} from '../../method.ts';
import { addressOf } from '../accountAddress.ts';
import { createButtons } from './button.ts';
import { type AmazonPayAccount, type AmazonPayAnswer, createAmazonPayClient } from './client.ts';
import { createNoticeReader } from './notice.ts';
import {
  type Charge,
  type ChargePermission,
  type CheckoutSession,
  centsOf,
  moneyOf,
  type Refund,
} from './objects.ts';

/** Amazon's charges have ids of their own kind, its sessions have UUIDs. */
const isChargeId = (id: string) => /^[A-Z]\d\d(?:-\d{7}){2}-C\d{6}$/.test(id);
const isObjectId = (id: string) => /^[\w-]{1,64}$/.test(id);

/** The session that the shopper's browser brings back. */
function sessionIn(parameters: URLSearchParams): string | undefined {
  const id = parameters.get('amazonCheckoutSessionId') ?? '';
  return isObjectId(id) ? id : undefined;
}

/**
 * Amazon Pay (Checkout v2): the shopper confirms a checkout session at Amazon's page, the shop
 * completes it then, which charges at once, by whichever comes first: the shopper's browser or the
 * job that asks. What the browser brings is only the session's id; everything else is asked of
 * Amazon. A session that nobody completes charges nothing.
 */
export function createAmazonPay(account: AmazonPayAccount): ProviderMethod {
  const client = createAmazonPayClient(account);
  const buttons = createButtons(account, client.signatureOf);
  const notices = createNoticeReader(account);

  async function get<T>(path: string): Promise<T | undefined> {
    const answer = await client.ask<T>('GET', path);
    return answer.ok ? answer.body : undefined;
  }

  /** The session as it stands, completed if the shopper has confirmed it. */
  async function settle(sessionId: string): Promise<CheckoutSession | undefined> {
    const path = `checkoutSessions/${sessionId}`;
    const session = await get<CheckoutSession>(path);
    const chargeAmount = session?.paymentDetails?.chargeAmount;
    if (session?.statusDetails.state !== 'Open' || !chargeAmount) return session;
    const completed = await client.ask<CheckoutSession>('POST', `${path}/complete`, {
      body: { chargeAmount },
    });
    // Refused: declined, not confirmed yet, or somebody else was faster.
    const after = completed.ok ? completed.body : await get<CheckoutSession>(path);
    return { ...session, ...withoutNulls(after ?? {}) };
  }

  async function readSession(sessionId: string): Promise<PaymentReport | undefined> {
    const session = await settle(sessionId);
    if (session === undefined) return undefined;
    if (session.chargeId) return readCharge(session.chargeId, session);
    const attemptId = session.merchantMetadata?.customInformation;
    const amount = session.paymentDetails?.chargeAmount;
    if (!attemptId || !amount) return undefined;
    const { state = '', reasonCode } = session.statusDetails;
    return {
      attemptId,
      reference: session.checkoutSessionId,
      state: state === 'Canceled' ? (canceled[reasonCode ?? ''] ?? 'declined') : 'pending',
      cents: centsOf(amount),
      currency: amount.currencyCode,
    };
  }

  async function readCharge(
    chargeId: string,
    session?: CheckoutSession,
  ): Promise<PaymentReport | undefined> {
    const charge = await get<Charge>(`charges/${chargeId}`);
    if (charge === undefined) return undefined;
    const permission = await get<ChargePermission>(
      `chargePermissions/${charge.chargePermissionId}`,
    );
    const attemptId =
      session?.merchantMetadata?.customInformation ??
      permission?.merchantMetadata?.customInformation;
    return attemptId ? reportOf(charge, attemptId, permission) : undefined;
  }

  const read = (reference: string) =>
    isChargeId(reference) ? readCharge(reference) : readSession(reference);

  return {
    async begin(request): Promise<BegunPayment> {
      if (request.session === undefined) return buttons.toPay(request);
      const answer = await client.ask<CheckoutSession>(
        'PATCH',
        `checkoutSessions/${request.session}`,
        {
          body: {
            webCheckoutDetails: { checkoutResultReturnUrl: buttons.resultUrl(request) },
            ...buttons.paymentOf(request),
          },
        },
      );
      const url = answer.ok ? answer.body.webCheckoutDetails?.amazonPayRedirectUrl : undefined;
      if (!url) throw new ProviderUnavailable('Amazon Pay takes no payment', { cause: answer });
      return { kind: 'redirect', url, reference: request.session };
    },

    async readReturn(parameters) {
      const sessionId = sessionIn(parameters);
      return sessionId === undefined ? undefined : readSession(sessionId);
    },

    namedIn(parameters) {
      const [attemptId, reference] = [parameters.get('attempt'), sessionIn(parameters)];
      return attemptId && reference ? { attemptId, reference } : undefined;
    },

    async readNotice(notice) {
      const event = await notices.read(notice);
      const id = event?.ObjectId ?? '';
      if (event?.MerchantID !== account.merchantId || !isObjectId(id)) return undefined;
      if (event.ObjectType === 'CHARGE') return (await readCharge(id)) ?? 'unrelated';
      if (event.ObjectType === 'REFUND') {
        const refund = await get<Refund>(`refunds/${id}`);
        return (refund && (await readCharge(refund.chargeId))) ?? 'unrelated';
      }
      // Of a permission: its charge has a notice of its own.
      const permission = await get<ChargePermission>(`chargePermissions/${id}`);
      const attemptId = permission?.merchantMetadata?.customInformation;
      if (!attemptId) return 'unrelated';
      return { attemptId, reference: null, state: 'pending', cents: 0, currency: '' };
    },

    async ask({ attemptId, reference, cents, currency }) {
      const payment = { attemptId, reference, cents, currency };
      // Who never came back from Amazon has not been charged.
      if (reference === null) return { ...payment, state: 'pending' };
      const report = await read(reference);
      return report?.attemptId === attemptId ? report : { ...payment, state: 'expired' };
    },

    // What is confirmed later nevertheless is charged and refunded.
    abort: async () => undefined,

    async refund({ reference, currency }, { refundId, cents }) {
      if (reference === null || !isChargeId(reference)) {
        return { state: 'refused', reference: null };
      }
      const answer = await client.ask<Refund>('POST', 'refunds', {
        onceFor: refundId,
        body: { chargeId: reference, refundAmount: moneyOf(cents, currency) },
      });
      if (!answer.ok) return { state: 'refused', reference: null };
      // A repeated request may be answered as the first one was.
      const refund = (await get<Refund>(`refunds/${answer.body.refundId}`)) ?? answer.body;
      const state = refundStates[refund.statusDetails.state ?? ''] ?? 'refused';
      return { state, reference: refund.refundId };
    },

    async charge(mandate, request) {
      const { attemptId, cents, currency, orderNumber } = request;
      const answer = await client.ask<Charge>('POST', 'charges', {
        onceFor: attemptId,
        body: {
          chargePermissionId: mandate,
          chargeAmount: moneyOf(cents, currency),
          captureNow: true,
          canHandlePendingAuthorization: false,
          merchantMetadata: { merchantReferenceId: orderNumber },
        },
      });
      return answer.ok ? reportOf(answer.body, attemptId) : declined(request, answer);
    },

    express: {
      button: buttons.express,
      async session(sessionId) {
        if (!isObjectId(sessionId)) return undefined;
        const session = await get<CheckoutSession>(`checkoutSessions/${sessionId}`);
        if (session?.statusDetails.state !== 'Open') return undefined;
        const { buyer, shippingAddress, billingAddress } = session;
        if (!buyer?.email || !shippingAddress) return undefined;
        const contact = { email: buyer.email, phone: buyer.phoneNumber ?? null };
        const shipping = addressOf(shippingAddress, contact, 'shipping');
        return {
          billing: addressOf(billingAddress ?? shippingAddress, contact, 'billing'),
          shipping,
          phone: shipping?.phone ?? contact.phone,
        };
      },
    },
  };
}

function withoutNulls(session: Partial<CheckoutSession>): Partial<CheckoutSession> {
  return Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null));
}

const canceled: Readonly<Record<string, PaymentReport['state']>> = {
  BuyerCanceled: 'cancelled',
  Expired: 'expired',
};

const chargeStates: Readonly<Record<string, PaymentReport['state']>> = {
  AuthorizationInitiated: 'pending',
  Authorized: 'authorised',
  CaptureInitiated: 'pending',
  Captured: 'paid',
  Canceled: 'cancelled',
};

const refundStates: Readonly<Record<string, 'done' | 'pending'>> = {
  Refunded: 'done',
  RefundInitiated: 'pending',
};

function reportOf(charge: Charge, attemptId: string, permission?: ChargePermission): PaymentReport {
  const { chargeId, chargePermissionId, chargeAmount, statusDetails } = charge;
  return {
    attemptId,
    reference: chargeId,
    state: chargeStates[statusDetails.state ?? ''] ?? 'declined',
    cents: centsOf(chargeAmount),
    currency: chargeAmount.currencyCode,
    ...(permission?.chargePermissionType === 'Recurring' && { mandate: chargePermissionId }),
  };
}

function declined(request: PaymentRequest, answer: AmazonPayAnswer<unknown>): PaymentReport {
  if (!answer.ok && answer.status === 409) {
    throw new ProviderUnavailable('Amazon Pay is still at this charge', { cause: answer });
  }
  const { attemptId, cents, currency } = request;
  return { attemptId, reference: null, state: 'declined', cents, currency };
}
