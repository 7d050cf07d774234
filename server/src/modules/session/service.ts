import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Awaitable } from '../../inMemory/awaitable.ts';
import type { CartAfterLogin, CartService } from '../cart/service.ts';
import type { CustomerKind } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { WishlistService } from '../wishlist/service.ts';
import type { AttemptLimit, AttemptLimiter } from './attempts.ts';
import { createLoginTokens } from './loginToken.ts';
import { verifyPassword } from './password.ts';
import { loginRequired, loginTokenInvalid, loginTokenRevoked, Refusal } from './refusal.ts';
import { randomId, type Shopper, type SignedIn } from './session.ts';
import {
  insertSession,
  loadSession,
  removeEndedSessions,
  revokeSession,
  touchSession,
} from './store.ts';

interface LoginForm {
  /** The e-mail address; on b2b the customer number (AUTH-06). */
  readonly identifier: string;
  readonly password: string;
  readonly stayLogged: boolean;
  /** The visitor's cart, and whether its lines shall move into the account's cart. */
  readonly cartId: string | undefined;
  readonly mergeCart: boolean;
  /** Address of the net that asks, for throttling. */
  readonly ip: string | undefined;
}

export type LoginResult =
  | ({
      readonly ok: true;
      readonly firstName: string;
      readonly lastName: string;
      readonly loginToken: string;
      /** Null: the cookie ends with the browser's session. */
      readonly maxAgeSeconds: number | null;
    } & CartAfterLogin)
  | { readonly ok: false; readonly messageKey: LoginFailure };

type LoginFailure =
  | 'vue.login.error.invalidCredentials'
  | 'vue.login.error.tooManyAttempts'
  | 'vue.login.error.accountPending';

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

export interface SessionService {
  login(shopper: Shopper, form: LoginForm): Promise<LoginResult>;
  /** Ends the token's session; a token that is unknown or over already is as good as logged out. */
  logout(loginToken: string): Promise<void>;
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
  /** Deletes sessions and counters that are over. */
  prune(): Promise<void>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** DEC-113. Without stayLogged 30 idle minutes end a session, and a working day at the latest. */
const lives: Record<'browser' | CustomerKind, { idleSeconds: number | null; seconds: number }> = {
  browser: { idleSeconds: 30 * minute, seconds: 12 * hour },
  consumer: { idleSeconds: null, seconds: 30 * day },
  business: { idleSeconds: null, seconds: 12 * hour },
};

const touchEveryMs = minute * 1000;

export function createSessionService({
  database,
  clock,
  secret,
  attempts,
  customers,
  carts,
  wishlists,
}: {
  database: Database;
  clock: Clock;
  secret: string;
  attempts: AttemptLimiter;
  customers: CustomerService;
  carts: CartService;
  wishlists: Pick<WishlistService, 'takeOverAtLogin'>;
}): SessionService {
  const tokens = createLoginTokens({ secret, clock });

  async function verify(loginToken: string, storefront: Storefront): Promise<SignedIn> {
    const token = await tokens.read(loginToken);
    if (token === undefined) throw loginTokenInvalid();
    if (token === 'expired') throw loginTokenRevoked();
    const sessionHash = hashOf(token.sessionId);
    const row = await loadSession(database, sessionHash);
    if (row === undefined) throw loginTokenRevoked();
    if (row.customer_id !== token.customerId || row.kind !== kindOf(storefront)) {
      throw loginTokenInvalid();
    }
    const now = clock.now();
    const idleMs = now.getTime() - row.seen_at.getTime();
    const isOver =
      !row.is_active ||
      row.revoked_at !== null ||
      row.expires_at <= now ||
      (row.idle_seconds !== null && idleMs > row.idle_seconds * 1000);
    if (isOver) throw loginTokenRevoked();
    if (idleMs > touchEveryMs) await touchSession(database, sessionHash, now);
    return { customerId: row.customer_id, sessionHash };
  }

  return {
    async login(shopper, form) {
      const kind = kindOf(shopper.storefront);
      const identifier = form.identifier.trim().toLowerCase();
      const limits = loginLimits(kind, identifier, form.ip ?? 'unknown');
      if (!(await attempts.take(limits))) {
        return { ok: false, messageKey: 'vue.login.error.tooManyAttempts' };
      }
      const customer = await customers.findForLogin(kind, identifier);
      const isRight = await verifyPassword(form.password, customer?.passwordHash);
      if (customer === undefined || !isRight) {
        return { ok: false, messageKey: 'vue.login.error.invalidCredentials' };
      }
      await attempts.giveBack(limits);
      if (!customer.isActive) return { ok: false, messageKey: 'vue.login.error.accountPending' };

      const now = clock.now();
      const sessionId = randomId();
      const sessionHash = hashOf(sessionId);
      const { idleSeconds, seconds } = lives[form.stayLogged ? kind : 'browser'];
      const expiresAt = new Date(now.getTime() + seconds * 1000);
      const customerId = customer.id;
      await insertSession(database, {
        idHash: sessionHash,
        customerId,
        now,
        idleSeconds,
        expiresAt,
      });
      const known = { ...shopper, signedIn: { customerId, sessionHash } };
      const cart = await carts.takeOverAtLogin(known, form.cartId, form.mergeCart);
      await wishlists.takeOverAtLogin(known);
      return {
        ok: true,
        firstName: customer.firstName,
        lastName: customer.lastName,
        loginToken: await tokens.sign({ sessionId, customerId }, expiresAt),
        maxAgeSeconds: form.stayLogged ? seconds : null,
        ...cart,
      };
    },

    async logout(loginToken) {
      const token = await tokens.read(loginToken);
      if (token === undefined || token === 'expired') return;
      await revokeSession(database, hashOf(token.sessionId), clock.now());
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
    async prune() {
      await removeEndedSessions(database, clock.now());
      await attempts.prune();
    },
  };
}

/** Accounts of consumers hold on de, at and ch, those of businesses on b2b. */
function kindOf(storefront: Storefront): CustomerKind {
  return storefront.id === 'b2b' ? 'business' : 'consumer';
}

/**
 * DEC-114: five failures for an account from one address. The wider limits stop guessing that is
 * spread over addresses or accounts, yet leave room for a school behind one address, and let
 * nobody lock a stranger out with five wrong passwords.
 */
function loginLimits(kind: CustomerKind, identifier: string, ip: string): AttemptLimit[] {
  const windowSeconds = 15 * minute;
  const account = `${kind} ${identifier}`;
  return [
    { scope: 'login', subject: `${account} ${ip}`, limit: 5, windowSeconds },
    { scope: 'login-account', subject: account, limit: 30, windowSeconds },
    { scope: 'login-ip', subject: ip, limit: 60, windowSeconds },
  ];
}

function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
