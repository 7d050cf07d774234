import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { Awaitable } from '../../inMemory/awaitable.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { mayLogIn } from './accountState.ts';
import { deviceOf } from './device.ts';
import { createLoginTokens } from './loginToken.ts';
import { loginRequired, loginTokenInvalid, loginTokenRevoked, Refusal } from './refusal.ts';
import { type AccountKind, accountKindOf, hashOfId, randomId, type SignedIn } from './session.ts';
import {
  insertSession,
  loadOpenSessions,
  loadSession,
  type OpenSession,
  removeEndedSessions,
  removeSession,
  removeSessionsOf,
  revokeSession,
  touchSession,
} from './store.ts';

export { insertVisitor, isVisitor, removeIdleVisitors } from './visitors.ts';
export { type OpenSession, removeSessionsOf };

/**
 * The business shop's goods and prices are for customers who are logged in (ROUTE-34, ruling 21);
 * the same check binds pages, data requests and the API (ruling 2).
 */
export interface Guard {
  /** @throws Refusal without a valid login and without the storefront's word for it */
  assertMayBrowse(): Promise<void>;
  /** A login that is over makes a guest here; what is personal says that it is over. */
  mayReadPrices(): Awaitable<boolean>;
}

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly loginToken: string;
  /** Null: the cookie ends with the browser's session. */
  readonly maxAgeSeconds: number | null;
}

interface SessionOptions {
  readonly kind: AccountKind;
  readonly stayLogged: boolean;
  /** By which the customer knows the device. */
  readonly userAgent: string | undefined;
}

/** Who asks: sessions of customers whom the login module has let in, and what each request shows of them. */
export interface SessionService {
  /**
   * Begins a session of a customer whose password was right, who stays locked in the transaction.
   *
   * @param passwordHash of that password
   * @returns undefined when the customer has another one by now
   */
  open(
    tx: Connection,
    customer: { readonly id: string; readonly passwordHash: string },
    { kind, stayLogged, userAgent }: SessionOptions,
  ): Promise<OpenedSession | undefined>;
  /** Ends the token's session; a token that is unknown or over already is as good as logged out. */
  end(loginToken: string): Promise<void>;
  /**
   * The customer behind a login token.
   *
   * @throws Refusal when the token is forged, of another kind of storefront, over or revoked.
   */
  verify(loginToken: string, storefront: Storefront): Promise<SignedIn>;
  /** What a visitor may see, for answers that do not know who it is. */
  guardOf(visitor: {
    readonly storefront: Storefront;
    readonly hasPassedGuard: boolean;
    readonly loginToken: string | undefined;
  }): Guard;
  /** Where the customer is logged in, the one that was seen last first. */
  openOf(signedIn: SignedIn): Promise<OpenSession[]>;
  /**
   * Ends another session of the customer, or all but this one; of others it ends none.
   *
   * @returns how many
   */
  endOther(
    tx: Connection,
    signedIn: SignedIn,
    which: { readonly idHash: string } | 'all',
  ): Promise<number>;
  /** Deletes sessions that are over. */
  prune(): Promise<void>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** DEC-113. Without stayLogged 30 idle minutes end a session, and a working day at the latest. */
const lives: Record<'browser' | AccountKind, { idleSeconds: number | null; seconds: number }> = {
  browser: { idleSeconds: 30 * minute, seconds: 12 * hour },
  consumer: { idleSeconds: null, seconds: 30 * day },
  business: { idleSeconds: null, seconds: 12 * hour },
};

const touchEveryMs = minute * 1000;

export function createSessionService({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}): SessionService {
  const tokens = createLoginTokens({ secret, clock });

  async function verify(loginToken: string, storefront: Storefront): Promise<SignedIn> {
    const token = await tokens.read(loginToken);
    if (token === undefined) throw loginTokenInvalid();
    if (token === 'expired') throw loginTokenRevoked();
    const sessionHash = hashOfId(token.sessionId);
    const row = await loadSession(database, sessionHash);
    if (row === undefined) throw loginTokenRevoked();
    if (row.customer_id !== token.customerId || row.kind !== accountKindOf(storefront)) {
      throw loginTokenInvalid();
    }
    const now = clock.now();
    const idleMs = now.getTime() - row.seen_at.getTime();
    const isOver =
      !mayLogIn(row.state) ||
      row.revoked_at !== null ||
      row.expires_at <= now ||
      (row.idle_seconds !== null && idleMs > row.idle_seconds * 1000);
    if (isOver) throw loginTokenRevoked();
    if (idleMs > touchEveryMs) await touchSession(database, sessionHash, now);
    return { customerId: row.customer_id, sessionHash };
  }

  return {
    async open(tx, { id: customerId, passwordHash }, { kind, stayLogged, userAgent }) {
      const now = clock.now();
      const sessionId = randomId();
      const sessionHash = hashOfId(sessionId);
      const { idleSeconds, seconds } = lives[stayLogged ? kind : 'browser'];
      const expiresAt = new Date(now.getTime() + seconds * 1000);
      const isOpen = await insertSession(tx, {
        idHash: sessionHash,
        customerId,
        passwordHash,
        now,
        idleSeconds,
        expiresAt,
        device: deviceOf(userAgent),
      });
      if (!isOpen) return undefined;
      return {
        signedIn: { customerId, sessionHash },
        loginToken: await tokens.sign({ sessionId, customerId }, expiresAt),
        maxAgeSeconds: stayLogged ? seconds : null,
      };
    },

    async end(loginToken) {
      const token = await tokens.read(loginToken);
      if (token === undefined || token === 'expired') return;
      await revokeSession(database, hashOfId(token.sessionId), clock.now());
    },

    verify,
    guardOf({ storefront, hasPassedGuard, loginToken }) {
      const isOpen = storefront.id !== 'b2b' || hasPassedGuard;
      let mayRead: Promise<boolean> | undefined;
      const verified = async () => {
        if (loginToken === undefined) throw loginRequired();
        await verify(loginToken, storefront);
      };
      return {
        async assertMayBrowse() {
          if (!isOpen) await verified();
        },
        mayReadPrices() {
          if (isOpen) return true;
          mayRead ??= verified().then(
            () => true,
            (error: unknown) => {
              if (error instanceof Refusal) return false;
              throw error;
            },
          );
          return mayRead;
        },
      };
    },
    openOf: ({ customerId }) => loadOpenSessions(database, customerId, clock.now()),
    async endOther(tx, { customerId, sessionHash }, which) {
      if (which === 'all') return removeSessionsOf(tx, [customerId], sessionHash);
      return which.idHash === sessionHash ? 0 : removeSession(tx, customerId, which.idHash);
    },
    async prune() {
      await removeEndedSessions(database, clock.now());
    },
  };
}
