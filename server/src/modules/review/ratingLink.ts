import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Clock } from '../../clock.ts';
import { keyFor } from '../session/session.ts';

/** The line of an order whose goods a link asks about. */
export interface OrderedLine {
  readonly orderId: string;
  readonly lineNo: number;
}

export interface RatingLinks {
  /** The value of `enc` in the link's address. */
  make(line: OrderedLine): Promise<string>;
  /** Undefined when the shop made no such link; what is expired still says what it was about. */
  read(enc: string): Promise<(OrderedLine & { readonly isExpired: boolean }) | undefined>;
}

const audience = 'kreide-rating';
const encryption = { alg: 'dir', enc: 'A256GCM' } as const;

const days = 24 * 3600 * 1000;
const lifeMs = 90 * days;

/** Links by which a buyer writes a review without a login: sealed, so they tell and grant nothing else. */
export function createRatingLinks({
  secret,
  clock,
}: {
  secret: string;
  clock: Clock;
}): RatingLinks {
  const key = keyFor(audience, secret);
  return {
    make: ({ orderId, lineNo }) =>
      new EncryptJWT({ line: lineNo })
        .setProtectedHeader(encryption)
        .setAudience(audience)
        .setSubject(orderId)
        .setExpirationTime(new Date(clock.now().getTime() + lifeMs))
        .encrypt(key),
    async read(enc) {
      try {
        const { payload } = await jwtDecrypt(enc, key, {
          keyManagementAlgorithms: [encryption.alg],
          contentEncryptionAlgorithms: [encryption.enc],
          audience,
          currentDate: clock.now(),
        });
        return lineOf(payload, false);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return lineOf(error.payload, true);
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function lineOf({ sub, line }: { sub?: string; line?: unknown }, isExpired: boolean) {
  return sub !== undefined && typeof line === 'number'
    ? { orderId: sub, lineNo: line, isExpired }
    : undefined;
}
