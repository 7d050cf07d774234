import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';

interface LoginToken {
  readonly sessionId: string;
  readonly customerId: string;
}

export interface LoginTokens {
  /** The value of `X-JWT`; it expires with the session's last moment. */
  sign(token: LoginToken, expiresAt: Date): Promise<string>;
  /** Undefined when the token was not signed by this shop or is damaged. */
  read(jwt: string): Promise<LoginToken | 'expired' | undefined>;
}

const audience = 'kreide-login';

/** One key per purpose from the shop's one secret, so that no token passes for another kind. */
export function keyFor(purpose: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

export function createLoginTokens({
  secret,
  clock,
}: {
  secret: string;
  clock: Clock;
}): LoginTokens {
  const key = keyFor(audience, secret);
  return {
    sign: ({ sessionId, customerId }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(customerId)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(jwt) {
      try {
        const { payload } = await jwtVerify<{ sid?: unknown }>(jwt, key, {
          algorithms: ['HS256'],
          audience,
          currentDate: clock.now(),
        });
        const { sid, sub } = payload;
        return typeof sid === 'string' && sub !== undefined
          ? { sessionId: sid, customerId: sub }
          : undefined;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired';
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
