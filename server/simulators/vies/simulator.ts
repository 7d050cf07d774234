import { randomBytes } from 'node:crypto';
import { type Answer, serve } from '../server.ts';

/** What VIES, or a state's register behind it, has instead of an answer. */
export type ViesFault =
  | 'INVALID_INPUT'
  | 'INVALID_REQUESTER_INFO'
  | 'SERVICE_UNAVAILABLE'
  | 'MS_UNAVAILABLE'
  | 'TIMEOUT'
  | 'MS_MAX_CONCURRENT_REQ';

export interface ViesQuestion {
  readonly vatId: string;
  readonly requester: string;
}

export interface ViesSimulator extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Lets every request fail, or none (any more). */
  fail(fault: ViesFault | undefined): void;
  /** Lets every request wait for its answer, or not (any more). */
  hang(isHanging: boolean): void;
  /** All that was asked, in its order. */
  asked(): readonly ViesQuestion[];
}

/** How the numbers of some states look; others are taken as they are. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  DE: /^\d{9}$/,
  IT: /^\d{11}$/,
};

/**
 * VIES' REST interface as far as the shop uses it. Every number that looks right is registered, but for
 * those that end in 000. Faults come with status 200 in a body of their own, as they do there; Germany
 * tells no names.
 */
export async function startSimulator({
  port = 0,
}: {
  /** 0 takes any. @default 0 */
  readonly port?: number;
} = {}): Promise<ViesSimulator> {
  const asked: ViesQuestion[] = [];
  let broken: ViesFault | undefined;

  function check(body: string): Answer {
    const {
      countryCode = '',
      vatNumber = '',
      requesterMemberStateCode = '',
      requesterNumber = '',
    } = JSON.parse(body);
    asked.push({
      vatId: `${countryCode}${vatNumber}`,
      requester: `${requesterMemberStateCode}${requesterNumber}`,
    });
    if (broken) return fault(broken);
    if (!looksRight(countryCode, vatNumber)) return fault('INVALID_INPUT');
    const hasRequester = requesterMemberStateCode !== '';
    if (hasRequester && !looksRight(requesterMemberStateCode, requesterNumber)) {
      return fault('INVALID_REQUESTER_INFO');
    }
    const valid = !vatNumber.endsWith('000');
    const isNamed = valid && countryCode !== 'DE';
    return json({
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: hasRequester ? `WAPIAAAA${randomBytes(4).toString('hex')}` : '',
      name: isNamed ? 'Muster GmbH' : '---',
      address: isNamed ? 'Musterweg 1\n1010 Wien' : '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
      traderCompanyType: '---',
      traderNameMatch: 'NOT_PROCESSED',
      traderStreetMatch: 'NOT_PROCESSED',
      traderPostalCodeMatch: 'NOT_PROCESSED',
      traderCityMatch: 'NOT_PROCESSED',
      traderCompanyTypeMatch: 'NOT_PROCESSED',
    });
  }

  const server = await serve(port, async ({ method, url, body }) =>
    method === 'POST' && url.pathname === '/check-vat-number'
      ? check(body)
      : { status: 404, text: 'Not found' },
  );
  return {
    url: server.url,
    hang: server.hang,
    fail(wanted) {
      broken = wanted;
    },
    asked: () => asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const json = (value: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  text: JSON.stringify(value),
});

const fault = (error: ViesFault): Answer =>
  json({ actionSucceed: false, errorWrappers: [{ error }] });

const looksRight = (country: string, number: string): boolean =>
  /^[A-Z]{2}$/.test(country) && (shapes[country] ?? /^[A-Z0-9+*]{2,12}$/).test(number);
