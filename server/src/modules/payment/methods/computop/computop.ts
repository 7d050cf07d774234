import {
  type PaymentReport,
  type PaymentRequest,
  type ProviderMethod,
  type ProviderPayment,
  ProviderUnavailable,
} from '../../method.ts';
import { decrypt, encrypt, isMac, type Message, macOf } from './message.ts';

export interface ComputopOptions {
  /** Where Paygate is, without a slash at the end: `https://www.computop-paygate.com`. */
  readonly url: string;
  readonly merchantId: string;
  /** 16, 24 or 32 bytes: AES-128, -192 or -256. */
  readonly encryptionPassword: string;
  readonly macPassword: string;
  /** The hosted page of the method: cards, or TWINT. */
  readonly page: 'payssl.aspx' | 'twint.aspx';
  readonly currencies?: readonly string[];
  /** How long Paygate may take to answer. @default 8 seconds */
  readonly timeoutMs?: number;
}

/**
 * Payments by Computop's Paygate: the shopper types the card into Paygate's page, never into ours.
 * Amounts are taken at once (`Capture=AUTO`). The page and notices tell a status with a MAC, but no
 * amount, so Paygate is asked for it before a payment counts.
 */
export function createComputop({
  url,
  merchantId,
  encryptionPassword,
  macPassword,
  page,
  currencies,
  timeoutMs = 8_000,
}: ComputopOptions): ProviderMethod {
  const sealed = (message: Message) => ({
    MerchantID: merchantId,
    ...encrypt({ MerchantID: merchantId, ...message }, encryptionPassword),
  });
  const requestMac = (payId: string, transId: string, amount: string, currency: string): string =>
    macOf([payId, transId, merchantId, amount, currency], macPassword);

  /** One question to Paygate's servers, and its answer. */
  async function ask(program: string, message: Message): Promise<Message> {
    let text: string;
    try {
      const response = await fetch(`${url}/${program}`, {
        method: 'POST',
        body: new URLSearchParams(sealed(message)),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      text = await response.text();
    } catch (error) {
      throw new ProviderUnavailable(`Paygate does not answer ${program}`, { cause: error });
    }
    const answer = new URLSearchParams(text.trim());
    const read = decrypt(answer.get('Data'), answer.get('Len'), encryptionPassword);
    if (read === undefined) throw new ProviderUnavailable(`Paygate's answer to ${program} is none`);
    return read;
  }

  /** What came from Paygate, by the shopper's browser or as a notice. Undefined: it did not. */
  function authentic(parameters: URLSearchParams): Message | undefined {
    const message = decrypt(parameters.get('Data'), parameters.get('Len'), encryptionPassword);
    if (message === undefined) return undefined;
    const { payid = '', transid = '', mid = '', status = '', code = '', mac } = message;
    const isOurs = mid === merchantId && transid !== '';
    return isOurs && isMac(mac, [payid, transid, mid, status, code], macPassword)
      ? message
      : undefined;
  }

  async function inquire({ attemptId, reference, cents, currency }: ProviderPayment) {
    const payId = reference ?? '';
    const answer = await ask('inquire.aspx', {
      PayID: payId,
      TransID: attemptId,
      MAC: requestMac(payId, attemptId, '', ''),
    });
    return reportOf(attemptId, answer, { cents, currency });
  }

  const readReport = async (parameters: URLSearchParams): Promise<PaymentReport | undefined> => {
    const message = authentic(parameters);
    if (message === undefined) return undefined;
    const { transid: attemptId = '', payid = '', userdata: currency = '' } = message;
    return inquire({ attemptId, reference: payid || null, cents: 0, currency });
  };

  return {
    ...(currencies && { currencies }),

    async begin(request) {
      return {
        kind: 'form',
        reference: null,
        action: `${url}/${page}`,
        fields: Object.entries(sealed(orderOf(request))).map(([name, value]) => ({ name, value })),
      };
    },

    readReturn: readReport,
    readNotice: ({ body }) => readReport(new URLSearchParams(Buffer.from(body).toString('utf8'))),
    ask: inquire,

    // Paygate's page can't be closed from here; what is paid there nevertheless is refunded.
    abort: async () => undefined,

    async refund({ attemptId, reference, currency }, { refundId, cents }) {
      const payId = reference ?? '';
      const amount = String(cents);
      const { status, xid } = await ask('credit.aspx', {
        PayID: payId,
        TransID: attemptId,
        Amount: amount,
        Currency: currency,
        // Paygate answers a repeated ReqId as it did the first time.
        ReqId: refundId,
        MAC: requestMac(payId, attemptId, amount, currency),
      });
      return { state: status === 'OK' ? 'done' : 'refused', reference: xid ?? null };
    },

    async charge(mandate, request) {
      const answer = await ask('direct.aspx', {
        ...orderOf(request),
        schemeReferenceID: mandate,
        credentialOnFile: credentialOnFile('R'),
      });
      const { cents, currency } = request;
      return reportOf(
        request.attemptId,
        { ...answer, currency, ...(answer.status === 'OK' && { amountcap: String(cents) }) },
        request,
      );
    },
  };

  function orderOf(request: PaymentRequest): Message {
    const { attemptId, cents, currency, orderNumber, language } = request;
    const amount = String(cents);
    return {
      TransID: attemptId,
      RefNr: orderNumber.replaceAll('-', ''),
      Amount: amount,
      Currency: currency,
      OrderDesc: orderNumber,
      MsgVer: '2.0',
      Capture: 'AUTO',
      Response: 'encrypt',
      // Comes back with the result.
      UserData: currency,
      Language: language,
      URLSuccess: request.returnUrl,
      URLFailure: request.failureUrl,
      URLNotify: request.noticeUrl,
      URLBack: request.cancelUrl,
      // Repeated orders of one attempt are one payment.
      ReqId: attemptId,
      ...(request.wantsMandate && { credentialOnFile: credentialOnFile('I') }),
      MAC: requestMac('', attemptId, amount, currency),
    };
  }
}

/** A payment that the shopper agrees to be repeated, and its repetition without the shopper. */
function credentialOnFile(kind: 'I' | 'R'): string {
  const type = {
    recurring: { recurringFrequency: 30, recurringStartDate: '', recurringExpiryDate: '' },
  };
  const initialPayment = kind === 'I';
  return Buffer.from(JSON.stringify({ type, initialPayment })).toString('base64');
}

/** What an inquiry says: amounts that were reserved and taken, in cents. */
function reportOf(
  attemptId: string,
  message: Message,
  expected: { readonly cents: number; readonly currency: string },
): PaymentReport {
  const { payid = '', status = '', laststatus = status, amountauth, amountcap, currency } = message;
  const isKnown = !/^0*$/.test(payid);
  const captured = Number(amountcap ?? 0);
  const reserved = Number(amountauth ?? 0);
  const { schemereferenceid: mandate } = message;
  return {
    attemptId,
    reference: isKnown ? payid : null,
    // The shopper has not come to Paygate's page yet.
    state: isKnown ? stateOf(laststatus, captured, reserved) : 'pending',
    cents: captured || reserved || expected.cents,
    currency: currency ?? expected.currency,
    ...(mandate && { mandate }),
  };
}

function stateOf(status: string, captured: number, reserved: number): PaymentReport['state'] {
  if (captured > 0) return 'paid';
  if (reserved > 0) return 'authorised';
  switch (status.toUpperCase()) {
    case 'OK':
    case 'PENDING':
    case 'REQUEST':
    case 'AUTHORIZE_REQUEST':
    case 'AUTHENTICATION_REQUEST':
      return 'pending';
    case 'CANCELLED':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
    default:
      return 'declined';
  }
}
