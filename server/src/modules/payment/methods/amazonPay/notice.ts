import { createVerify } from 'node:crypto';
import { type ProviderNotice, ProviderUnavailable } from '../../method.ts';

/** What a notice says changed; what holds now is asked of Amazon. */
export interface AmazonPayEvent {
  readonly MerchantID?: string;
  readonly ObjectType?: string;
  readonly ObjectId?: string;
  readonly ChargePermissionId?: string;
}

/** A message of Amazon's Simple Notification Service. */
interface Envelope {
  readonly Type?: string;
  readonly MessageId?: string;
  readonly Subject?: string;
  readonly Message?: string;
  readonly Timestamp?: string;
  readonly TopicArn?: string;
  readonly SignatureVersion?: string;
  readonly Signature?: string;
  readonly SigningCertURL?: string;
}

const signed = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const;

const algorithms: Readonly<Record<string, string>> = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' };

export interface NoticeReader {
  /** Undefined: Amazon did not sign it. @throws ProviderUnavailable without its certificate */
  read(notice: ProviderNotice): Promise<AmazonPayEvent | undefined>;
}

/** @param certificates where they come from. Undefined: Amazon's hosts alone */
export function createNoticeReader({
  certificates,
  timeoutMs = 8_000,
}: {
  certificates?: string | undefined;
  timeoutMs?: number | undefined;
}): NoticeReader {
  /** One or two at a time; each holds for a year. */
  const kept = new Map<string, string>();

  function isTrusted(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, port, pathname, origin, username } = new URL(address);
    if (username !== '' || !pathname.endsWith('.pem')) return false;
    if (certificates !== undefined) return origin === certificates;
    const isAmazons = /^sns\.[a-z]{2}(?:-[a-z]+)+-\d\.amazonaws\.com$/.test(hostname);
    return protocol === 'https:' && port === '' && isAmazons;
  }

  async function certificateOf(address: string): Promise<string> {
    const known = kept.get(address);
    if (known !== undefined) return known;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { signal, redirect: 'error' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const pem = await response.text();
      if (kept.size > 10) kept.clear();
      kept.set(address, pem);
      return pem;
    } catch (error) {
      throw new ProviderUnavailable('The certificate of a notice does not come', { cause: error });
    }
  }

  async function isSigned(envelope: Envelope): Promise<boolean> {
    const { SigningCertURL: address = '', Signature = '', SignatureVersion = '' } = envelope;
    const algorithm = algorithms[SignatureVersion];
    if (algorithm === undefined || !isTrusted(address)) return false;
    const text = signed
      .filter((name) => envelope[name] !== undefined)
      .map((name) => `${name}\n${envelope[name]}\n`)
      .join('');
    const pem = await certificateOf(address);
    try {
      return createVerify(algorithm).update(text).verify(pem, Signature, 'base64');
    } catch {
      return false;
    }
  }

  return {
    async read({ body }) {
      const envelope = parsed<Envelope>(Buffer.from(body).toString('utf8'));
      if (envelope?.Type !== 'Notification' || !(await isSigned(envelope))) return undefined;
      return parsed<AmazonPayEvent>(envelope.Message ?? '');
    },
  };
}

function parsed<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
