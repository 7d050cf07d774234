import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * Paygate's messages as its documents describe them, written apart from the shop's adapter: a
 * mistake of one of the two shows in the other.
 */
export type Pairs = Record<string, string>;

export interface Merchant {
  readonly id: string;
  readonly encryptionPassword: string;
  readonly macPassword: string;
}

const algorithms: Record<number, string> = {
  16: 'aes-128-cbc',
  24: 'aes-192-cbc',
  32: 'aes-256-cbc',
};

function algorithmOf({ encryptionPassword }: Merchant): string {
  const name = algorithms[encryptionPassword.length];
  if (name === undefined) throw new Error('The password has 16, 24 or 32 characters');
  return name;
}

/** `Data` and `Len` of a message. */
export function seal(merchant: Merchant, pairs: Pairs): URLSearchParams {
  const text = Object.entries(pairs)
    .map((pair) => pair.join('='))
    .join('&');
  const iv = randomBytes(16);
  const cipher = createCipheriv(algorithmOf(merchant), merchant.encryptionPassword, iv);
  const Data = `${iv.toString('hex')}-${cipher.update(text, 'utf8', 'hex')}${cipher.final('hex')}`;
  return new URLSearchParams({ mid: merchant.id, Len: `${Buffer.byteLength(text)}`, Data });
}

/** The pairs of a message; undefined where it was sealed with another password, or cut. */
export function open(merchant: Merchant, sent: URLSearchParams): Pairs | undefined {
  const [iv, text] = (sent.get('Data') ?? '').split('-');
  if (!iv || !text) return undefined;
  try {
    const key = merchant.encryptionPassword;
    const decipher = createDecipheriv(algorithmOf(merchant), key, Buffer.from(iv, 'hex'));
    const plain = decipher.update(text, 'hex', 'utf8') + decipher.final('utf8');
    if (Buffer.byteLength(plain) !== Number(sent.get('Len'))) return undefined;
    return Object.fromEntries(
      plain.split('&').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
    );
  } catch {
    return undefined;
  }
}

const hmac = ({ macPassword }: Merchant, text: string) =>
  createHmac('sha256', macPassword).update(text).digest('hex').toUpperCase();

export function hasRequestMac(merchant: Merchant, pairs: Pairs): boolean {
  const { PayID = '', TransID = '', Amount = '', Currency = '', MAC = '' } = pairs;
  const expected = hmac(merchant, `${PayID}*${TransID}*${merchant.id}*${Amount}*${Currency}`);
  return MAC.toUpperCase() === expected;
}

export const answerMac = (merchant: Merchant, { PayID, TransID, Status, Code }: Pairs): string =>
  hmac(merchant, `${PayID}*${TransID}*${merchant.id}*${Status}*${Code}`);
