import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Paygate's messages: `Name=value` pairs joined by `&`, not encoded, encrypted as a whole and sent
 * as `Data` with their length as `Len`. New merchants get AES in CBC mode, 128, 192 or 256 bits by
 * the length of their password; `Data` is the initialisation vector and the cipher text, both in
 * hexadecimal digits, joined by a dash. Node's OpenSSL has no Blowfish, the older way.
 */
export type Message = Readonly<Record<string, string>>;

/** The password is the key: 16, 24 or 32 bytes. */
const cipherOf = (password: string): string => `aes-${Buffer.byteLength(password) * 8}-cbc`;

export const isPassword = (password: string): boolean =>
  [16, 24, 32].includes(Buffer.byteLength(password));

export function encrypt(message: Message, password: string): { Data: string; Len: string } {
  const plain = Buffer.from(
    Object.entries(message)
      // What parts the pairs can't stand in a value.
      .map(([name, value]) => `${name}=${value.replaceAll('&', '+')}`)
      .join('&'),
  );
  const vector = randomBytes(16);
  const cipher = createCipheriv(cipherOf(password), password, vector);
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { Data: `${vector.toString('hex')}-${data.toString('hex')}`, Len: String(plain.length) };
}

/** Names come in capitals or small letters, so they are given in small ones. Undefined: no message. */
export function decrypt(
  data: string | null | undefined,
  length: string | null | undefined,
  password: string,
): Message | undefined {
  const [vector = '', text = ''] = (data ?? '').split('-');
  if (!/^[0-9a-f]{32}$/i.test(vector) || !/^(?:[0-9a-f]{32})+$/i.test(text)) return undefined;
  let plain: Buffer;
  try {
    const decipher = createDecipheriv(cipherOf(password), password, Buffer.from(vector, 'hex'));
    plain = Buffer.concat([decipher.update(Buffer.from(text, 'hex')), decipher.final()]);
  } catch {
    return undefined;
  }
  if (plain.length !== Number(length)) return undefined;
  const pairs = plain
    .toString()
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0
        ? [pair.toLowerCase(), '']
        : [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)];
    });
  return Object.assign(Object.create(null), Object.fromEntries(pairs)) as Message;
}

/** HMAC-SHA256 over the values joined by `*`; empty where there is none (yet). */
export const macOf = (values: readonly string[], key: string): string =>
  createHmac('sha256', key).update(values.join('*')).digest('hex').toUpperCase();

export function isMac(mac: string | undefined, values: readonly string[], key: string): boolean {
  const expected = Buffer.from(macOf(values, key));
  const given = Buffer.from((mac ?? '').toUpperCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
