import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import type { Clock } from '../../clock.ts';
import { keyFor } from './loginToken.ts';

/** What a sealed text is about. */
export interface Sealed {
  readonly subject: string;
  readonly claims: JWTPayload;
  readonly isExpired: boolean;
}

/**
 * Texts for links in mails: encrypted, so they tell nothing, and made by this shop alone, so that who
 * has one needs no login for what it is about.
 */
export interface Seal {
  make(subject: string, claims: JWTPayload, expiresAt: Date): Promise<string>;
  /** Undefined when the shop made no such text; what is expired still says what it was about. */
  read(text: string): Promise<Sealed | undefined>;
}

const encryption = { alg: 'dir', enc: 'A256GCM' } as const;

/** @param purpose no text of one purpose passes for another */
export function createSeal(
  purpose: string,
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
): Seal {
  const key = keyFor(purpose, secret);
  return {
    make: (subject, claims, expiresAt) =>
      new EncryptJWT(claims)
        .setProtectedHeader(encryption)
        .setAudience(purpose)
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .encrypt(key),
    async read(text) {
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: [encryption.alg],
          contentEncryptionAlgorithms: [encryption.enc],
          audience: purpose,
          currentDate: clock.now(),
        });
        return sealedOf(payload, false);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return sealedOf(error.payload, true);
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

const sealedOf = (claims: JWTPayload, isExpired: boolean): Sealed | undefined =>
  claims.sub === undefined ? undefined : { subject: claims.sub, claims, isExpired };
