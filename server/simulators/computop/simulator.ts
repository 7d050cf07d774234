import { randomBytes } from 'node:crypto';
import { createNotices, type Decision, decisionOf } from '../decision.ts';
import { payPage } from '../page.ts';
import { type Answer, type Question, serve } from '../server.ts';
import type { Taken } from '../taken.ts';
import { answerMac, hasRequestMac, type Merchant, open, type Pairs, seal } from './protocol.ts';

interface Payment {
  readonly payId: string;
  readonly request: Pairs;
  status: string;
  captured: number;
  readonly refunds: Map<string, { readonly cents: number; readonly xid: string }>;
}

export interface Simulator extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Decides a payment that was opened. @returns where the shopper's browser goes then */
  decide(transId: string, decision: Decision): Promise<string>;
  /** Sends the notice of a payment now, or once more. */
  sendNotice(transId: string): Promise<number>;
  /** Lets every request wait for its answer, or not (any more). */
  hang(isHanging: boolean): void;
  refundedCents(transId: string): number;
  /** All money that was taken, in its order. */
  taken(): readonly Taken[];
  /** Declines to give money back, or no more. */
  refuseCredits(isRefusing: boolean): void;
  /** Declines payments on file, or no more. */
  refuseCharges(isRefusing: boolean): void;
}

export interface SimulatorOptions {
  readonly merchant: Merchant;
  /** 0 takes any. @default 0 */
  readonly port?: number;
  /** How late a late notice is. @default 1 hour */
  readonly lateMs?: number;
}

const id = () => randomBytes(16).toString('hex');

/**
 * Computop's Paygate as far as the shop uses it: the hosted pages of cards and TWINT, inquiries,
 * credits and payments on file. Everything is kept in memory. No card is asked for.
 */
export async function startSimulator({
  merchant,
  port = 0,
  lateMs = 3_600_000,
}: SimulatorOptions): Promise<Simulator> {
  const payments = new Map<string, Payment>();
  const notices = createNotices(lateMs);
  let isRefusing = false;
  let isRefusingCredits = false;

  const creditedOf = ({ refunds }: Payment) =>
    [...refunds.values()].reduce((sum, { cents }) => sum + cents, 0);

  const resultOf = ({ payId, request, status }: Payment): Pairs => {
    const result: Pairs = {
      mid: merchant.id,
      PayID: payId,
      XID: id(),
      TransID: request.TransID ?? '',
      Status: status,
      Description: status,
      Code: status === 'OK' ? '00000000' : '22890703',
      UserData: request.UserData ?? '',
    };
    return { ...result, MAC: answerMac(merchant, result) };
  };

  async function notify(payment: Payment): Promise<number> {
    const { URLNotify } = payment.request;
    if (!URLNotify) return 0;
    try {
      const body = seal(merchant, resultOf(payment));
      const { status } = await fetch(URLNotify, { method: 'POST', body, redirect: 'manual' });
      return status;
    } catch {
      return 0;
    }
  }

  async function decide(transId: string, { outcome, notice = 'now', cents }: Decision) {
    const payment = payments.get(transId);
    if (payment === undefined) throw new Error(`There is no payment ${transId}`);
    const { request } = payment;
    if (payment.status === 'PENDING') {
      payment.status = {
        paid: 'OK',
        declined: 'FAILED',
        cancelled: 'CANCELLED',
        expired: 'EXPIRED',
      }[outcome];
      if (outcome === 'paid') payment.captured = cents ?? Number(request.Amount);
    }
    await notices.deliver(notice, () => notify(payment));
    if (outcome === 'cancelled') return request.URLBack ?? '';
    const back = (payment.status === 'OK' ? request.URLSuccess : request.URLFailure) ?? '';
    return `${back}${back.includes('?') ? '&' : '?'}${seal(merchant, resultOf(payment))}`;
  }

  /** Opens a payment, or finds the one that the same order opened before. */
  function begin(request: Pairs): Payment {
    const transId = request.TransID ?? '';
    const known = payments.get(transId);
    if (known) return known;
    const payment: Payment = {
      payId: id(),
      request,
      status: 'PENDING',
      captured: 0,
      refunds: new Map(),
    };
    payments.set(transId, payment);
    return payment;
  }

  const refused = (request: Pairs, description: string): Pairs => ({
    mid: merchant.id,
    TransID: request.TransID ?? '',
    Status: 'FAILED',
    Description: description,
    Code: '21100048',
  });

  /** The programs that shops' servers ask. */
  const programs: Readonly<Record<string, (request: Pairs) => Pairs>> = {
    'inquire.aspx'(request) {
      const payment = payments.get(request.TransID ?? '');
      if (payment === undefined) return refused(request, 'PAYMENT NOT FOUND');
      const { captured } = payment;
      return {
        ...resultOf(payment),
        Status: 'OK',
        LastStatus: payment.status,
        AmountAuth: String(captured),
        AmountCap: String(captured),
        AmountCred: String(creditedOf(payment)),
        Currency: payment.request.Currency ?? '',
        ...(payment.request.credentialOnFile && { schemeReferenceID: payment.payId }),
      };
    },
    'credit.aspx'(request) {
      const payment = payments.get(request.TransID ?? '');
      const { ReqId = '', Amount = '' } = request;
      if (isRefusingCredits) return refused(request, 'REFUSED');
      if (payment === undefined || payment.payId !== request.PayID) {
        return refused(request, 'PAYMENT NOT FOUND');
      }
      const known = payment.refunds.get(ReqId);
      if (known === undefined && creditedOf(payment) + Number(Amount) > payment.captured) {
        return refused(request, 'AMOUNT TOO HIGH');
      }
      const refund = known ?? { cents: Number(Amount), xid: id() };
      payment.refunds.set(ReqId, refund);
      return { ...resultOf(payment), Status: 'OK', XID: refund.xid };
    },
    'direct.aspx'(request) {
      const payment = begin(request);
      if (isRefusing) {
        payment.status = 'FAILED';
        return resultOf(payment);
      }
      payment.status = 'OK';
      payment.captured = Number(request.Amount);
      return resultOf(payment);
    },
  };

  async function answer({ method, url, body }: Question): Promise<Answer> {
    const program = url.pathname.slice(1);
    const sent = method === 'POST' ? new URLSearchParams(body) : url.searchParams;
    if (program === 'decide') {
      const location = await decide(sent.get('payment') ?? '', decisionOf(sent));
      return { status: 303, location };
    }
    const message = open(merchant, sent);
    if (message === undefined || !hasRequestMac(merchant, message)) {
      return { status: 400, text: 'Unexpected format' };
    }
    if (program === 'payssl.aspx' || program === 'twint.aspx') {
      const { TransID, OrderDesc, Amount, Currency, Language } = begin(message).request;
      const page = payPage({
        provider: 'Computop',
        language: Language ?? '',
        order: OrderDesc ?? '',
        cents: Number(Amount),
        currency: Currency ?? 'EUR',
        payment: TransID ?? '',
        isBankAsking: program === 'payssl.aspx',
      });
      return { status: 200, type: 'text/html', text: page };
    }
    const run = programs[program];
    if (run === undefined) return { status: 404, text: 'Not found' };
    return { status: 200, text: `${seal(merchant, run(message))}` };
  }

  const server = await serve(port, answer);
  return {
    url: server.url,
    hang: server.hang,
    decide,
    async sendNotice(transId) {
      const payment = payments.get(transId);
      return payment ? notify(payment) : 0;
    },
    refuseCredits(is) {
      isRefusingCredits = is;
    },
    refuseCharges(is) {
      isRefusing = is;
    },
    refundedCents(transId) {
      const payment = payments.get(transId);
      return payment ? creditedOf(payment) : 0;
    },
    taken: () =>
      [...payments.values()].flatMap((payment) =>
        payment.captured > 0
          ? {
              order: payment.request.OrderDesc ?? '',
              cents: payment.captured,
              refundedCents: creditedOf(payment),
            }
          : [],
      ),
    async [Symbol.asyncDispose]() {
      notices[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
