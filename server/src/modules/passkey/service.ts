import { randomBytes } from 'node:crypto';
import { maxPasskeys, passkeyForm, passkeyPasswordForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import type { Account } from '../customer/customer.ts';
import { type CustomerService, lockCustomer } from '../customer/service.ts';
import {
  type FormRefusal,
  type FormResult,
  faulty,
  readForm,
  refuse,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import {
  closedFor,
  type LoggedIn,
  type LoginFailure,
  type LoginOptions,
  type LoginService,
} from '../login/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { PasswordService } from '../password/service.ts';
import type { SessionService } from '../session/service.ts';
import { accountKindOf, loginRequired, randomId, type Shopper } from '../session/session.ts';
import { algorithms, madeCredential, readLoginAnswer, signedUse } from './answers.ts';
import { type Challenge, challengeMs, createChallenges } from './challenges.ts';
import type { Passkey, RelyingParty } from './passkey.ts';
import { type PasskeyOccasion, passkeyMail } from './passkeyMails.ts';
import {
  insertPasskey,
  isPasskey,
  loadCredential,
  loadPasskeys,
  lockPasskeys,
  removeOverChallenges,
  removePasskey,
  renamePasskey,
  usePasskey,
  userHandleOf,
} from './store.ts';

export { passkeyData } from './exportStore.ts';
export { removePasskeysOf } from './store.ts';

/** What a browser is to do with an authenticator. */
export interface Ceremony extends Pick<Challenge, 'ceremony'> {
  /** JSON of `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
  readonly options: string;
}

export type BegunRegistration = ({ readonly ok: true } & Ceremony) | FormRefusal;

/** What an honest device does not answer; these count. */
const wrong = [
  'vue.passkey.error.unknown',
  'vue.passkey.error.failed',
  'vue.passkey.error.copied',
] as const;

type PasskeyFailure =
  | LoginFailure
  | (typeof wrong)[number]
  | 'vue.passkey.error.over'
  | 'vue.passkey.error.host';

export type PasskeyLogin = LoggedIn | { readonly ok: false; readonly messageKey: PasskeyFailure };

/** What a device sends back. */
interface Sent {
  /** As it was begun with. */
  readonly ceremony: string;
  /** JSON of the browser's answer. */
  readonly response: string;
}

/**
 * Passkeys beside passwords. What belongs to a customer throws Refusal when nobody is logged in.
 * `party` is undefined where nobody vouches for the host: nothing begins there.
 */
export interface PasskeyService {
  list(shopper: Shopper): Promise<{
    readonly passkeys: readonly Passkey[];
    /** Whether another one asks for the password. */
    readonly needsPassword: boolean;
  }>;
  /** @param currentPassword needed when the login is longer ago than ten minutes */
  beginRegistration(
    shopper: Shopper,
    party: RelyingParty | undefined,
    currentPassword: string,
  ): Promise<BegunRegistration>;
  finishRegistration(
    shopper: Shopper,
    party: RelyingParty | undefined,
    sent: Sent & { readonly name: string },
  ): Promise<FormResult>;
  rename(
    shopper: Shopper,
    passkey: { readonly passkeyId: string; readonly name: string },
  ): Promise<FormResult>;
  /** Where somebody is signed in with it, they stay so. */
  remove(shopper: Shopper, passkeyId: string): Promise<FormResult>;
  /** For whoever is nobody yet: the device knows whose passkeys it has. Undefined: not on this host. */
  beginLogin(party: RelyingParty | undefined): Promise<Ceremony | undefined>;
  /** @param shopper nobody is logged in yet */
  login(
    shopper: Shopper,
    party: RelyingParty | undefined,
    sent: Sent & LoginOptions,
  ): Promise<PasskeyLogin>;
  /** Forgets challenges that are over. */
  prune(): Promise<void>;
}

/** A login that is no older shows who asks as well as the password would. */
const freshMs = 10 * 60_000;

const host = refuse('vue.passkey.error.host');
const over = refuse('vue.passkey.error.over');
const notFound = refuse('vue.passkey.error.notFound');

export function createPasskeyService({
  database,
  clock,
  secret,
  limiter,
  customers,
  session: sessions,
  logins,
  passwords,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  secret: string;
  limiter: Limiter;
  customers: CustomerService;
  session: Pick<SessionService, 'openOf'>;
  logins: Pick<LoginService, 'enter'>;
  passwords: Pick<PasswordService, 'verify'>;
  mail: MailService;
  parameters: ParametersService;
}): PasskeyService {
  const challenges = createChallenges({ database, clock, secret });

  async function accountOf({ signedIn }: Shopper): Promise<Account> {
    const account = signedIn && (await customers.account(signedIn.customerId));
    if (account === undefined) throw loginRequired();
    return account;
  }

  async function isFresh({ signedIn }: Shopper): Promise<boolean> {
    const open = signedIn ? await sessions.openOf(signedIn) : [];
    const own = open.find(({ idHash }) => idHash === signedIn?.sessionHash);
    return own !== undefined && clock.now().getTime() - own.createdAt.getTime() < freshMs;
  }

  /** Writes it down, and tells the customer by mail, in the customer's own language. */
  async function tell(
    tx: Connection,
    occasion: PasskeyOccasion,
    account: Account,
    { name, by }: { readonly name: string; readonly by: Shopper },
  ): Promise<void> {
    const { id, email, language } = account;
    const kind = occasion === 'added' ? 'passkeyAdded' : 'passkeyRemoved';
    const { userAgent } = by;
    await record(tx, { kind, customerId: id, at: clock.now(), userAgent, detail: name });
    const set = await parameters.of(by.storefront.id);
    await mail.enqueue(tx, passkeyMail(occasion, { email, language, name, named: account }, set));
  }

  async function enter(
    shopper: Shopper,
    party: RelyingParty,
    { ceremony, response, ...options }: Sent & LoginOptions,
  ): Promise<PasskeyLogin> {
    const challenge = await challenges.spend(ceremony, null, party);
    if (challenge === undefined) return failed('vue.passkey.error.over');
    const answer = readLoginAnswer(response);
    if (answer === undefined) return failed('vue.passkey.error.failed');
    const credential = await loadCredential(database, answer.id, party.id);
    const customer = credential && (await customers.account(credential.customerId));
    // The browser is told to forget what is unknown, so that it has to be so.
    if (credential === undefined || customer === undefined) {
      return failed('vue.passkey.error.unknown');
    }
    if (customer.kind !== accountKindOf(shopper.storefront)) {
      return failed('vue.passkey.error.failed');
    }
    const used = await signedUse(answer, credential, { challenge, party });
    if (used === undefined || answer.response.userHandle !== credential.userHandle) {
      return refused(shopper, customer, 'vue.passkey.error.failed');
    }
    const closed = closedFor(customer.state);
    if (closed !== undefined) return failed(closed);
    const now = clock.now();
    const entrant = {
      ...customer,
      // The customer before the passkey, as the end of an account does.
      holds: async (tx: Connection) =>
        (await lockCustomer(tx, customer.id)) !== undefined &&
        usePasskey(tx, credential.id, { ...used, now }),
    };
    const entered = await logins.enter(shopper, entrant, options);
    if (entered !== undefined) return entered;
    const isThere = await isPasskey(database, credential.id);
    if (!isThere) return failed('vue.passkey.error.unknown');
    return refused(shopper, customer, 'vue.passkey.error.copied');
  }

  /** The customer's own activity tells of it, as of a wrong password. */
  async function refused(
    { userAgent }: Shopper,
    { id: customerId }: Account,
    messageKey: PasskeyFailure,
  ): Promise<PasskeyLogin> {
    await record(database, { kind: 'loginFailed', customerId, at: clock.now(), userAgent });
    return failed(messageKey);
  }

  return {
    async list(shopper) {
      const { id } = await accountOf(shopper);
      const [passkeys, fresh] = await Promise.all([loadPasskeys(database, id), isFresh(shopper)]);
      return { passkeys, needsPassword: !fresh };
    },

    async beginRegistration(shopper, party, currentPassword) {
      const account = await accountOf(shopper);
      if (party === undefined) return host;
      if (!(await isFresh(shopper))) {
        // Nothing typed is no wrong password.
        const read = readForm(passkeyPasswordForm, { currentPassword }, null);
        if (!read.ok) return faulty(read.fieldErrors);
        const verified = await passwords.verify(account, currentPassword, {
          fieldName: 'currentPassword',
          by: shopper,
        });
        if (!verified.ok) return verified;
      }
      const known = await loadPasskeys(database, account.id);
      if (known.length >= maxPasskeys) return refuse('vue.passkey.error.tooMany');
      const handle = randomBytes(32).toString('base64url');
      const userHandle = await userHandleOf(database, account.id, handle);
      const { challenge, ceremony } = await challenges.begin(account.id, party);
      const set = await parameters.of(shopper.storefront.id);
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      const options = await generateRegistrationOptions({
        rpName: set.text('company', 'name'),
        rpID: party.id,
        userID: Uint8Array.from(Buffer.from(userHandle, 'base64url')),
        userName: account.customerNumber ?? account.email,
        userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
        challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
        timeout: challengeMs,
        attestationType: 'none',
        excludeCredentials: known
          .filter(({ rpId }) => rpId === party.id)
          .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      return { ok: true, ceremony, options: JSON.stringify(options) };
    },

    async finishRegistration(shopper, party, { ceremony, response, name }) {
      const account = await accountOf(shopper);
      if (party === undefined) return host;
      const read = readForm(passkeyForm, { name }, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const challenge = await challenges.spend(ceremony, account.id, party);
      if (challenge === undefined) return over;
      const made = await madeCredential(response, { challenge, party });
      if (made === undefined) return refuse('vue.passkey.error.failed');
      const isKept = await database.transaction(async (tx) => {
        await lockPasskeys(tx, account.id);
        const passkey = {
          ...made,
          ...read.values,
          id: randomId(),
          customerId: account.id,
          rpId: party.id,
        };
        const options = { now: clock.now(), limit: maxPasskeys };
        if (!(await insertPasskey(tx, passkey, options))) return false;
        await tell(tx, 'added', account, { ...read.values, by: shopper });
        return true;
      });
      if (!isKept) {
        const { length } = await loadPasskeys(database, account.id);
        return refuse(`vue.passkey.error.${length < maxPasskeys ? 'known' : 'tooMany'}`);
      }
      mail.wake();
      return taken;
    },

    async rename(shopper, { passkeyId, name }) {
      const { id } = await accountOf(shopper);
      const read = readForm(passkeyForm, { name }, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const isTheirs = await renamePasskey(database, id, { id: passkeyId, ...read.values });
      return isTheirs ? taken : notFound;
    },

    async remove(shopper, passkeyId) {
      const account = await accountOf(shopper);
      const name = await database.transaction(async (tx) => {
        const removed = await removePasskey(tx, account.id, passkeyId);
        if (removed !== undefined) {
          await tell(tx, 'removed', account, { name: removed, by: shopper });
        }
        return removed;
      });
      if (name === undefined) return notFound;
      mail.wake();
      return taken;
    },

    async beginLogin(party) {
      if (party === undefined) return undefined;
      const { challenge, ceremony } = await challenges.begin(null, party);
      const options = {
        challenge,
        rpId: party.id,
        timeout: challengeMs,
        userVerification: 'required',
      };
      return { ceremony, options: JSON.stringify(options) };
    },

    async login(shopper, party, sent) {
      if (party === undefined) return failed('vue.passkey.error.host');
      const counted = { network: shopper.ip };
      if (!(await limiter.take(['loginsByNetwork'], counted))) {
        return failed('vue.login.error.tooManyAttempts');
      }
      const result = await enter(shopper, party, sent);
      if (result.ok || !wrong.some((key) => key === result.messageKey)) {
        await limiter.giveBack(['loginsByNetwork'], counted);
      }
      return result;
    },

    prune: () => removeOverChallenges(database, clock.now()),
  };
}

const failed = (messageKey: PasskeyFailure) => ({ ok: false, messageKey }) as const;
