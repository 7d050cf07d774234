import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { createTally } from '../../tally.ts';
import {
  type AccountEventService,
  type Entering,
  forgetDevicesOf,
  record,
} from '../accountEvent/service.ts';
import type { CartAfterLogin, CartService } from '../cart/service.ts';
import type { Account } from '../customer/customer.ts';
import { byPassword, type CustomerService } from '../customer/service.ts';
import { type LimitName, networkOf } from '../limiter/limiter.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { Proven, SessionService } from '../session/service.ts';
import {
  type AccountKind,
  type AccountState,
  accountKindOf,
  mayLogIn,
  type Shopper,
  type SignedIn,
} from '../session/session.ts';
import type { WishlistService } from '../wishlist/service.ts';
import { QueueFullError } from './fairQueue.ts';
import { hashPassword, isOldHash, verifyPassword } from './password.ts';

/** What a login brings along, however somebody shows who they are. */
export interface LoginOptions {
  readonly stayLogged: boolean;
  /** The visitor's cart, and whether its lines shall move into the account's cart. */
  readonly cartId: string | undefined;
  readonly mergeCart: boolean;
}

interface LoginForm extends LoginOptions {
  /** The e-mail address; on b2b the customer number (AUTH-06). */
  readonly identifier: string;
  readonly password: string;
}

export interface LoggedIn extends CartAfterLogin {
  readonly ok: true;
  readonly firstName: string;
  readonly lastName: string;
  readonly loginToken: string;
  /** Null: the cookie ends with the browser's session. */
  readonly maxAgeSeconds: number | null;
  /** The browser's name, to be sent with its next login. */
  readonly deviceId: string;
}

export type LoginResult = LoggedIn | { readonly ok: false; readonly messageKey: LoginFailure };

export type LoginFailure =
  | 'vue.login.error.invalidCredentials'
  | 'vue.login.error.tooManyAttempts'
  | 'vue.login.error.busy'
  | 'vue.login.error.accountPending'
  | 'vue.login.error.accountBlocked';

/** Whom to let in. */
export interface Entrant extends Proven, Entering {
  readonly firstName: string;
  readonly lastName: string;
}

/** Lets customers in: afterwards it is the session module that knows them. */
export interface LoginService {
  /**
   * Opens a session of somebody who has just shown who they are, and hands over the visitor's cart
   * and notepad.
   *
   * @param shopper nobody is logged in yet
   * @returns undefined when what they have shown does not hold any more
   */
  enter(shopper: Shopper, customer: Entrant, options: LoginOptions): Promise<LoggedIn | undefined>;
  /** @param shopper nobody is logged in yet */
  login(shopper: Shopper, form: LoginForm): Promise<LoginResult>;
  /** Logs a customer out elsewhere: where one session is, or everywhere; then other browsers are new ones. */
  endOthers(
    signedIn: SignedIn,
    which: { readonly idHash: string } | 'all',
    by: Pick<Shopper, 'userAgent' | 'deviceId'>,
  ): Promise<void>;
  /** How logins ended since this process began. */
  outcomes(): ReadonlyMap<LoginOutcome, number>;
}

export type LoginOutcome = 'entered' | LoginFailure;

/** Why an account lets nobody in, told to who has shown that it is theirs. Undefined: it does. */
export function closedFor(state: AccountState): LoginFailure | undefined {
  if (mayLogIn(state)) return undefined;
  return state === 'pendingApproval'
    ? 'vue.login.error.accountPending'
    : 'vue.login.error.accountBlocked';
}

export function createLoginService({
  database,
  clock,
  limiter,
  customers,
  session: sessions,
  carts,
  wishlists,
  accountEvents,
  mail,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  customers: CustomerService;
  session: Pick<SessionService, 'open' | 'endOther'>;
  carts: CartService;
  wishlists: Pick<WishlistService, 'takeOverAtLogin'>;
  accountEvents: Pick<AccountEventService, 'loggedIn'>;
  mail: Pick<MailService, 'wake'>;
}): LoginService {
  const outcomes = createTally<LoginOutcome>();

  /** Is the password right? Only tries that were wrong count in the end (DEC-114, decision 030). */
  async function check(
    kind: AccountKind,
    identifier: string,
    { ip, userAgent }: Shopper,
    password: string,
  ) {
    const tried = { account: `${kind} ${identifier}`, network: ip };
    const isCalm = await limiter.take(['loginsByAccount'], tried);
    const own: LimitName[] = [
      isCalm ? 'loginsByAccountAndNetwork' : 'loginsDuringAttack',
      'loginsByNetwork',
    ];
    const uncount = () => limiter.giveBack(['loginsByAccount', ...own], tried);
    if (!(await limiter.take(own, tried))) {
      await limiter.giveBack(['loginsByAccount'], tried);
      return 'vue.login.error.tooManyAttempts';
    }
    const customer = await customers.findForLogin(kind, identifier);
    try {
      const isRight = await verifyPassword(password, customer?.passwordHash, networkOf(ip));
      if (customer === undefined) return 'vue.login.error.invalidCredentials';
      if (!isRight) {
        const failed = { kind: 'loginFailed', at: clock.now(), userAgent } as const;
        await record(database, { customerId: customer.id, ...failed });
        return 'vue.login.error.invalidCredentials';
      }
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      await uncount();
      return 'vue.login.error.busy';
    }
    await uncount();
    return closedFor(customer.state) ?? renewed(customer, password);
  }

  /** A password that was stored with weaker settings is stored with those of today. */
  async function renewed(customer: Account, password: string): Promise<Account> {
    const { id, passwordHash: was } = customer;
    if (!isOldHash(was)) return customer;
    try {
      const hash = await hashPassword(password);
      if (await customers.renewPasswordHash(id, { hash, was })) {
        return { ...customer, passwordHash: hash };
      }
      // Another login of the customer has done it, or the password was changed.
      const current = await customers.account(id);
      return current && (await verifyPassword(password, current.passwordHash)) ? current : customer;
    } catch (error) {
      // There is a next login.
      if (error instanceof QueueFullError) return customer;
      throw error;
    }
  }

  async function enter(
    shopper: Shopper,
    customer: Entrant,
    { stayLogged, cartId, mergeCart }: LoginOptions,
  ): Promise<LoggedIn | undefined> {
    const { firstName, lastName } = customer;
    const session = await database.transaction(async (tx) => {
      const opened = await sessions.open(tx, customer, {
        kind: accountKindOf(shopper.storefront),
        stayLogged,
        userAgent: shopper.userAgent,
      });
      if (opened === undefined) return undefined;
      const isFirst = await customers.noteFirstLogin(tx, customer.id);
      const deviceId = await accountEvents.loggedIn(tx, { ...customer, isFirst }, shopper);
      return { ...opened, deviceId };
    });
    if (session === undefined) return undefined;
    outcomes.add('entered');
    mail.wake();
    const { signedIn, ...opened } = session;
    const known = { ...shopper, signedIn };
    const cart = await carts.takeOverAtLogin(known, cartId, mergeCart);
    await wishlists.takeOverAtLogin(known);
    return { ok: true, firstName, lastName, ...opened, ...cart };
  }

  function failed(messageKey: LoginFailure): LoginResult {
    outcomes.add(messageKey);
    return { ok: false, messageKey };
  }

  return {
    enter,
    async login(shopper, { identifier, password, ...options }) {
      const kind = accountKindOf(shopper.storefront);
      const customer = await check(kind, identifier.trim().toLowerCase(), shopper, password);
      if (typeof customer === 'string') return failed(customer);
      const entered = await enter(shopper, byPassword(customer), options);
      return entered ?? failed('vue.login.error.invalidCredentials');
    },
    outcomes: outcomes.counts,
    endOthers: (signedIn, which, { userAgent, deviceId }) =>
      database.transaction(async (tx) => {
        const { customerId } = signedIn;
        if (which === 'all') await forgetDevicesOf(tx, customerId, deviceId);
        if ((await sessions.endOther(tx, signedIn, which)) === 0) return;
        await record(tx, { kind: 'sessionsEnded', customerId, at: clock.now(), userAgent });
      }),
  };
}
