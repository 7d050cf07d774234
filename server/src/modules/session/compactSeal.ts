import { errors, FlattenedEncrypt, flattenedDecrypt } from 'jose';
import { keyFor } from './loginToken.ts';

/**
 * Short texts for links that are valid for as long as what they are about allows: encrypted, made by
 * this shop alone, in standard Base64 (RET-04, DEC-106).
 */
export interface CompactSeal {
  make(subject: string): Promise<string>;
  /** Undefined when the shop made no such text. */
  read(text: string): Promise<string | undefined>;
}

const header = { alg: 'dir', enc: 'A256GCM' } as const;
/** The header as it is authenticated; it is the same for all, so the text leaves it out. */
const protectedHeader = Buffer.from(JSON.stringify(header)).toString('base64url');
const ivLength = 12;
const tagLength = 16;
/** Characters; longer texts are none. */
const maxLength = 500;

/** @param purpose no text of one purpose passes for another */
export function createCompactSeal(purpose: string, secret: string): CompactSeal {
  const key = keyFor(purpose, secret);
  return {
    async make(subject) {
      const sealed = await new FlattenedEncrypt(Buffer.from(subject))
        .setProtectedHeader(header)
        .encrypt(key);
      const parts = [sealed.iv, sealed.tag, sealed.ciphertext];
      return Buffer.concat(parts.map((part) => Buffer.from(part ?? '', 'base64url'))).toString(
        'base64',
      );
    },
    async read(text) {
      if (text.length > maxLength) return undefined;
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length <= ivLength + tagLength) return undefined;
      const part = (from: number, to?: number) => bytes.subarray(from, to).toString('base64url');
      try {
        const { plaintext } = await flattenedDecrypt(
          {
            protected: protectedHeader,
            iv: part(0, ivLength),
            tag: part(ivLength, ivLength + tagLength),
            ciphertext: part(ivLength + tagLength),
          },
          key,
        );
        return Buffer.from(plaintext).toString();
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
