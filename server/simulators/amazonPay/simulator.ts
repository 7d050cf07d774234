import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { addressPage, isSample, type SampleName } from '../addressPage.ts';
import { createNotices, type Decision, decisionOf } from '../decision.ts';
import { payPage } from '../page.ts';
import { type Answer, type Question, serve } from '../server.ts';
import { buttonScript } from './pages.ts';
import { isButtonOf, isRequestOf, noticeOf } from './protocol.ts';
import {
  type Charge,
  centsOf,
  type Details,
  type Money,
  newChargeId,
  newPermissionId,
  newRefundId,
  newSession,
  refundedOf,
  type Session,
  shownCharge,
  shownSession,
} from './sessions.ts';

export interface Account {
  readonly merchantId: string;
  readonly storeId: string;
  readonly publicKeyId: string;
  /** Of the account's key, to check what it signs. */
  readonly publicKey: KeyObject;
}

export interface AmazonPaySimulator extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Opens a session as the button does. @returns its id; undefined: the shop did not sign it */
  open(options: string): Promise<string | undefined>;
  /** Chooses an address in an express checkout. @returns where the shopper's browser goes then */
  choose(sessionId: string, address: SampleName): string;
  /** Decides a payment that was opened. @returns where the shopper's browser goes then */
  decide(sessionId: string, decision: Decision): string;
  /** Sends a notice of a session's charge, or of a part of it, now. @returns the shop's status, or 0 */
  sendNotice(sessionId: string, of?: 'CHARGE' | 'CHARGE_PERMISSION'): Promise<number>;
  /** Lets every request wait for its answer, or not (any more). */
  hang(isHanging: boolean): void;
  refundedCents(sessionId: string): number;
  /** What was charged of each order. */
  taken(): readonly Taken[];
}

interface Taken {
  /** The shop's order number. */
  readonly order: string;
  readonly cents: number;
  readonly refundedCents: number;
}

export interface AmazonPaySimulatorOptions {
  readonly account: Account;
  /** 0 takes any. @default 0 */
  readonly port?: number;
  /** How late a late notice is. @default 1 hour */
  readonly lateMs?: number;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
});

const fault = (status: number, reasonCode: string): Answer => json(status, { reasonCode });

const notFound = fault(404, 'ResourceNotFound');

/**
 * Amazon Pay as far as the shop uses it: signed requests, checkout sessions, charges, refunds,
 * signed notices, the script of the button and the pages behind it. Everything is kept in memory.
 */
export async function startSimulator({
  account,
  port = 0,
  lateMs = 3_600_000,
}: AmazonPaySimulatorOptions): Promise<AmazonPaySimulator> {
  const sessions = new Map<string, Session>();
  const charges = new Map<string, Charge>();
  const answers = new Map<string, Answer>();
  const notices = createNotices(lateMs);
  const noticeKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // Amazon's file holds a certificate; of either only the key counts.
  const certificate = noticeKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  /** A real account names one address for all notices; here it is the shop's that pays. */
  async function notify(session: Session, type: 'CHARGE' | 'CHARGE_PERMISSION'): Promise<number> {
    const { charge, details } = session;
    const shop = details.webCheckoutDetails?.checkoutResultReturnUrl;
    if (charge === undefined || shop === undefined) return 0;
    const message = {
      MerchantID: account.merchantId,
      ObjectType: type,
      ObjectId: type === 'CHARGE' ? charge.id : charge.permissionId,
      ChargePermissionId: charge.permissionId,
      NotificationType: 'STATE_CHANGE',
      NotificationId: randomUUID(),
      NotificationVersion: 'V2',
    };
    const signing = {
      id: randomUUID(),
      certificate: `${server.url}/SimpleNotificationService.pem`,
      key: noticeKeys.privateKey,
    };
    try {
      const { status } = await fetch(new URL('/api/payment-notice/AMAZONPAY', shop), {
        method: 'POST',
        headers: {
          'content-type': 'text/plain; charset=UTF-8',
          'x-amz-sns-message-type': 'Notification',
        },
        body: noticeOf(message, signing),
        redirect: 'manual',
      });
      return status;
    } catch {
      return 0;
    }
  }

  function create(form: URLSearchParams): Session | undefined {
    const payload = form.get('payloadJSON') ?? '';
    const isOurs =
      form.get('merchantId') === account.merchantId &&
      form.get('publicKeyId') === account.publicKeyId &&
      isButtonOf(payload, form.get('signature') ?? '', account.publicKey);
    if (!isOurs) return undefined;
    const details = JSON.parse(payload) as Details & { readonly storeId: string };
    if (details.storeId !== account.storeId) return undefined;
    const language = form.get('checkoutLanguage') ?? '';
    const session = newSession(details, form.get('productType') ?? '', language);
    sessions.set(session.id, session);
    return session;
  }

  /** Where the shopper's browser goes, with the session's id. */
  function back(session: Session, name: 'Review' | 'Result' | 'Cancel'): string {
    const web = session.details.webCheckoutDetails;
    const urls = {
      Review: web?.checkoutReviewReturnUrl,
      Result: web?.checkoutResultReturnUrl,
      Cancel: web?.checkoutCancelUrl,
    };
    const address = new URL(urls[name] ?? '');
    if (name !== 'Cancel') address.searchParams.set('amazonCheckoutSessionId', session.id);
    return address.href;
  }

  function sessionOf(id: string): Session {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}`);
    return session;
  }

  function choose(sessionId: string, address: SampleName): string {
    const session = sessionOf(sessionId);
    session.address = address;
    return back(session, 'Review');
  }

  function decide(sessionId: string, { outcome, notice = 'now', cents }: Decision): string {
    const session = sessionOf(sessionId);
    session.notice = notice;
    if (outcome === 'cancelled') return back(session, 'Cancel');
    if (session.state === 'Open') {
      const { paymentDetails } = session.details;
      if (outcome === 'paid') session.isConfirmed = true;
      else cancel(session, outcome === 'declined' ? 'Declined' : 'Expired');
      if (cents !== undefined && paymentDetails?.chargeAmount) {
        const chargeAmount = { ...paymentDetails.chargeAmount, amount: (cents / 100).toFixed(2) };
        session.details = {
          ...session.details,
          paymentDetails: { ...paymentDetails, chargeAmount },
        };
      }
    }
    return back(session, 'Result');
  }

  function cancel(session: Session, reason: string): void {
    session.state = 'Canceled';
    session.reason = reason;
  }

  function take(amount: Money, details: Details, permissionId = newPermissionId()): Charge {
    const charge: Charge = {
      id: newChargeId(permissionId),
      permissionId,
      permissionType: details.chargePermissionType ?? 'OneTime',
      amount,
      metadata: details.merchantMetadata,
      state: 'Captured',
      refunds: new Map(),
    };
    charges.set(charge.id, charge);
    return charge;
  }

  function complete(session: Session, { chargeAmount }: { chargeAmount?: Money }): Answer {
    if (session.state === 'Canceled') return fault(422, 'CheckoutSessionCanceled');
    if (session.state === 'Completed' || !session.isConfirmed) {
      return fault(422, 'InvalidCheckoutSessionStatus');
    }
    const agreed = session.details.paymentDetails?.chargeAmount;
    if (!agreed || !chargeAmount || chargeAmount.amount !== agreed.amount) {
      return fault(400, 'AmountMismatch');
    }
    session.charge = take(agreed, session.details);
    session.state = 'Completed';
    // Amazon tells of it beside its answer, and in any order.
    void notices.deliver(session.notice, async () => {
      await notify(session, 'CHARGE');
      await notify(session, 'CHARGE_PERMISSION');
    });
    return json(200, shownSession(session, server.url));
  }

  function update(session: Session, changes: Details): Answer {
    if (session.state !== 'Open') return fault(422, 'InvalidCheckoutSessionStatus');
    const web = { ...session.details.webCheckoutDetails, ...changes.webCheckoutDetails };
    session.details = { ...session.details, ...changes, webCheckoutDetails: web };
    return json(200, shownSession(session, server.url));
  }

  function refund({ chargeId, refundAmount }: { chargeId: string; refundAmount: Money }): Answer {
    const charge = charges.get(chargeId);
    if (charge === undefined) return notFound;
    if (refundedOf(charge) + centsOf(refundAmount) > centsOf(charge.amount)) {
      return fault(400, 'TransactionAmountExceeded');
    }
    const id = newRefundId(chargeId);
    charge.refunds.set(id, { id, cents: centsOf(refundAmount) });
    // Amazon decides a little later: whoever asks then hears that it was done.
    return json(201, { refundId: id, chargeId, statusDetails: { state: 'RefundInitiated' } });
  }

  function shownRefund(id: string): Answer {
    const charge = [...charges.values()].find(({ refunds }) => refunds.has(id));
    if (charge === undefined) return notFound;
    return json(200, {
      refundId: id,
      chargeId: charge.id,
      statusDetails: { state: 'Refunded' },
    });
  }

  function chargeAgain(body: {
    chargePermissionId: string;
    chargeAmount: Money;
    merchantMetadata?: Details['merchantMetadata'];
  }): Answer {
    const { chargePermissionId: permissionId, chargeAmount, merchantMetadata } = body;
    const first = [...charges.values()].find((charge) => charge.permissionId === permissionId);
    if (first?.permissionType !== 'Recurring') return fault(422, 'InvalidChargePermissionType');
    const details = {
      chargePermissionType: 'Recurring',
      ...(merchantMetadata && { merchantMetadata }),
    };
    return json(201, shownCharge(take(chargeAmount, details, permissionId)));
  }

  function shownPermission(id: string): Answer {
    const charge = [...charges.values()].find(({ permissionId }) => permissionId === id);
    if (charge === undefined) return notFound;
    return json(200, {
      chargePermissionId: id,
      chargePermissionType: charge.permissionType,
      merchantMetadata: charge.metadata ?? null,
      statusDetails: { state: 'Chargeable' },
    });
  }

  function page(session: Session): Answer {
    const { details, language, id } = session;
    const amount = details.paymentDetails?.chargeAmount;
    const text =
      amount === undefined
        ? addressPage({ provider: 'Amazon Pay', language, session: id })
        : payPage({
            provider: 'Amazon Pay',
            language,
            order: details.merchantMetadata?.merchantReferenceId ?? '',
            cents: centsOf(amount),
            currency: amount.currencyCode,
            payment: id,
            isBankAsking: false,
          });
    return { status: 200, type: 'text/html', text };
  }

  /** What the shopper's browser asks for. Undefined: it is the shop that asks. */
  function answerBrowser({ method, url, body }: Question): Answer | undefined {
    const form = new URLSearchParams(body);
    switch (`${method} ${url.pathname}`) {
      case 'GET /checkout.js':
        return { status: 200, type: 'text/javascript', text: buttonScript };
      case 'GET /SimpleNotificationService.pem':
        return { status: 200, text: certificate };
      case 'POST /checkout': {
        const session = create(form);
        return session
          ? { status: 303, location: `/pay?session=${session.id}` }
          : { status: 400, text: 'The button is not signed by the shop' };
      }
      case 'GET /pay': {
        const session = sessions.get(url.searchParams.get('session') ?? '');
        return session ? page(session) : { status: 404, text: 'Not found' };
      }
      case 'POST /choose': {
        const session = sessionOf(form.get('session') ?? '');
        const address = form.get('address') ?? '';
        const goesOn = form.get('go') === 'yes' && isSample(address);
        const location = goesOn ? choose(session.id, address) : back(session, 'Cancel');
        return { status: 303, location };
      }
      case 'POST /decide':
        return { status: 303, location: decide(form.get('payment') ?? '', decisionOf(form)) };
      default:
        return undefined;
    }
  }

  function answerShop({ method, url, body }: Question): Answer {
    const sent = body === '' ? {} : JSON.parse(body);
    const [, kind, id = '', action = ''] =
      /^\/v2\/(\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const session = sessions.get(id);
    switch (`${method} ${kind}${action && `/${action}`}`) {
      case 'GET checkoutSessions':
        return session ? json(200, shownSession(session, server.url)) : notFound;
      case 'PATCH checkoutSessions':
        return session ? update(session, sent) : notFound;
      case 'POST checkoutSessions/complete':
        return session ? complete(session, sent) : notFound;
      case 'GET charges': {
        const charge = charges.get(id);
        return charge ? json(200, shownCharge(charge)) : notFound;
      }
      case 'POST charges':
        return chargeAgain(sent);
      case 'GET chargePermissions':
        return shownPermission(id);
      case 'POST refunds':
        return refund(sent);
      case 'GET refunds':
        return shownRefund(id);
      default:
        return notFound;
    }
  }

  const server = await serve(port, async (question) => {
    const forBrowser = answerBrowser(question);
    if (forBrowser !== undefined) return forBrowser;
    if (!isRequestOf(question, account)) return fault(401, 'InvalidSignature');
    const key = question.headers['x-amz-pay-idempotency-key'];
    const known = key && answers.get(key);
    if (known) return known;
    const answer = answerShop(question);
    if (key && answer.status < 300) answers.set(key, answer);
    return answer;
  });
  return {
    url: server.url,
    hang: server.hang,
    choose,
    decide,
    async open(options) {
      const { createCheckoutSessionConfig: config, ...looks } = JSON.parse(options);
      return create(new URLSearchParams({ ...config, ...looks }))?.id;
    },
    sendNotice: (sessionId, of = 'CHARGE') => notify(sessionOf(sessionId), of),
    refundedCents(sessionId) {
      const { charge } = sessionOf(sessionId);
      return charge ? refundedOf(charge) : 0;
    },
    taken: () =>
      [...charges.values()].map((charge) => ({
        order: charge.metadata?.merchantReferenceId ?? '',
        cents: centsOf(charge.amount),
        refundedCents: refundedOf(charge),
      })),
    async [Symbol.asyncDispose]() {
      notices[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
