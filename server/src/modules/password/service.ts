import {
  changePasswordForm,
  forgottenEmailForm,
  forgottenNumberForm,
  maxPasswordTries,
  passwordLength,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { type AccountEventKind, record } from '../accountEvent/service.ts';
import type { Customer } from '../customer/customer.ts';
import {
  type CustomerService,
  changePassword,
  confirmAddress,
  minPasswordLength,
  newPasswordFaults,
} from '../customer/service.ts';
import {
  type FormResult,
  faulty,
  fieldErrors,
  isFromProgram,
  readForm,
  refuse,
  type Sender,
  takeForm,
  taken,
} from '../form/form.ts';
import { networkOf } from '../limiter/limiter.ts';
import type { Limiter } from '../limiter/service.ts';
import { hashPassword, QueueFullError, verifyPassword } from '../login/login.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  accountKindOf,
  loginRequired,
  mayLogIn,
  randomId,
  type Shopper,
} from '../session/session.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { type PasswordOccasion, passwordMail } from './passwordMails.ts';

/** As it was typed. */
export interface ForgottenPassword {
  readonly email?: string | null | undefined;
  /** Goes before the e-mail address. */
  readonly customerNumber?: string | null | undefined;
  /** The how manieth request of the browser's session it is, from 1 (PWD-02). */
  readonly triesCount: number;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

/** Whoever asks, with the browser. */
type Asker = Sender & Pick<Shopper, 'userAgent' | 'deviceId'>;

/** New passwords: of who has forgotten the old one, and of who is logged in. */
export interface PasswordService {
  /**
   * Sends a link to whoever has forgotten a password (PWD-01). The answer is the same whether or not
   * there is such an account; the mail tells (ruling 15, DEC-115).
   */
  forgot(form: ForgottenPassword, by: Asker): Promise<FormResult>;
  /** Whether a link of such a mail still leads to a new password (API-86). */
  isLinkValid(token: string): Promise<boolean>;
  /** Sets it, once for each link, and ends every session of the customer (API-101). */
  reset(
    form: { readonly token: string; readonly password: string },
    by: Asker,
  ): Promise<FormResult>;
  /**
   * Replaces the password of who is logged in (API-103). Other sessions end, this one goes on.
   *
   * @throws Refusal when nobody is logged in
   */
  change(
    shopper: Shopper,
    form: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<FormResult>;
  /**
   * Is it the customer's password? For what asks for it once more; wrong ones are limited.
   *
   * @param options.fieldName the form's field that a fault belongs to
   */
  verify(
    customer: { readonly id: string; readonly passwordHash: string },
    password: string,
    options: { readonly fieldName: string; readonly by: Pick<Shopper, 'ip' | 'userAgent'> },
  ): Promise<FormResult>;
  /** Characters of a new password of accounts of this storefront (ruling 5). */
  minLength(storefront: Storefront): Promise<number>;
}

const linkMs = 3_600_000;

const tooMany = refuse('vue.password.error.tooMany');
const linkOver = refuse('vue.password.error.linkOver');
const busy = refuse('vue.login.error.busy');

export function createPasswordService({
  database,
  clock,
  limiter,
  customers,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  customers: CustomerService;
  mail: MailService;
  parameters: ParametersService;
}): PasswordService {
  async function write(
    tx: Connection,
    occasion: PasswordOccasion,
    { storefront, language }: Pick<Sender, 'storefront' | 'language'>,
    to: { readonly email: string; readonly token?: string; readonly named?: Customer },
  ): Promise<void> {
    const set = await parameters.of(storefront.id);
    await mail.enqueue(tx, passwordMail(occasion, { ...to, language }, set));
  }

  const note = (
    tx: Connection,
    kind: AccountEventKind,
    customerId: string,
    { userAgent }: Pick<Shopper, 'userAgent'>,
  ) => record(tx, { kind, customerId, at: clock.now(), userAgent });

  /** A link to the account's address. */
  async function writeLink(tx: Connection, customer: Customer, by: Asker): Promise<void> {
    const { id, email } = customer;
    const token = randomId();
    const expiresAt = new Date(clock.now().getTime() + linkMs);
    await customers.keepToken(tx, token, { purpose: 'resetPassword', customerId: id, expiresAt });
    await write(tx, 'forgotten', by, { email, token, named: customer });
    await note(tx, 'passwordForgotten', id, by);
  }

  const verify: PasswordService['verify'] = async (customer, password, { fieldName, by }) => {
    const counted = { customer: customer.id };
    if (!(await limiter.take(['passwordsByCustomer'], counted))) {
      return refuse('vue.login.error.tooManyAttempts');
    }
    try {
      if (!(await verifyPassword(password, customer.passwordHash, networkOf(by.ip)))) {
        await note(database, 'passwordRefused', customer.id, by);
        const message = 'vue.form.error.password.incorrect';
        return faulty(fieldErrors({ [fieldName]: message }, null));
      }
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      await limiter.giveBack(['passwordsByCustomer'], counted);
      return busy;
    }
    await limiter.giveBack(['passwordsByCustomer'], counted);
    return taken;
  };

  /** Undefined: too many wait. */
  const hashed = (password: string): Promise<string | undefined> =>
    hashPassword(password).catch((error: unknown) => {
      if (error instanceof QueueFullError) return undefined;
      throw error;
    });

  return {
    async forgot(form, by) {
      if (isFromProgram(form)) return taken;
      const isNumber = Boolean(form.customerNumber);
      const read = isNumber
        ? readForm(forgottenNumberForm, form, 'forgotPassword')
        : readForm(forgottenEmailForm, form, 'forgotPassword');
      if (!read.ok) return faulty(read.fieldErrors);
      if (form.triesCount < 1) return refuse('somethingWentWrong');
      if (form.triesCount > maxPasswordTries) return tooMany;
      const [login = ''] = Object.values(read.values);
      if (!(await takeForm(limiter, 'forgotPassword', by.ip, login))) return tooMany;
      const kind = accountKindOf(by.storefront);
      const customer = isNumber
        ? await customers.findForLogin('business', login)
        : await customers.findByEmail(kind, login);
      // A customer number that nobody has leads to no address.
      if (customer?.kind !== kind && isNumber) return taken;
      await database.transaction(async (tx) => {
        if (customer === undefined) return write(tx, 'unknown', by, { email: login });
        if (mayLogIn(customer.state)) return writeLink(tx, customer, by);
        return write(tx, 'closed', by, { email: customer.email, named: customer });
      });
      mail.wake();
      return taken;
    },

    isLinkValid: async (token) =>
      (await customers.ownerOfToken(token, 'resetPassword')) !== undefined,

    async reset({ token, password }, by) {
      const owner = await customers.ownerOfToken(token, 'resetPassword');
      if (owner === undefined || !mayLogIn(owner.state)) return linkOver;
      const faults = await newPasswordFaults(parameters, owner.kind, password, [owner.email]);
      if (Object.keys(faults).length > 0) return faulty(fieldErrors(faults, null));
      const hash = await hashed(password);
      if (hash === undefined) return busy;
      const isSet = await database.transaction(async (tx) => {
        const used = await customers.useToken(tx, token, 'resetPassword');
        if (used === undefined) return false;
        await changePassword(tx, {
          customerId: used.customerId,
          hash,
          keptDevice: by.deviceId,
        });
        await confirmAddress(tx, used.customerId);
        await write(tx, 'changed', by, { email: owner.email, named: owner });
        await note(tx, 'passwordReset', owner.id, by);
        return true;
      });
      if (!isSet) return linkOver;
      mail.wake();
      return taken;
    },

    async change(shopper, form) {
      const { signedIn } = shopper;
      const customer = signedIn && (await customers.account(signedIn.customerId));
      if (signedIn === undefined || customer === undefined) throw loginRequired();
      // Both fields are told of at once; a common password only after the right one.
      const read = readForm(changePasswordForm(passwordLength.min), form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { currentPassword, newPassword } = read.values;
      const verified = await verify(customer, currentPassword, {
        fieldName: 'currentPassword',
        by: shopper,
      });
      if (!verified.ok) return verified;
      const { kind, email, firstName, lastName } = customer;
      const about = [email, firstName, lastName];
      const { password: fault } = await newPasswordFaults(parameters, kind, newPassword, about);
      if (fault !== undefined) return faulty(fieldErrors({ newPassword: fault }, null));
      if (newPassword === currentPassword) {
        return faulty(fieldErrors({ newPassword: 'vue.form.error.password.same' }, null));
      }
      const hash = await hashed(newPassword);
      if (hash === undefined) return busy;
      const isChanged = await database.transaction(async (tx) => {
        const change = {
          customerId: customer.id,
          hash,
          was: customer.passwordHash,
          keptSession: signedIn.sessionHash,
          keptDevice: shopper.deviceId,
        };
        if (!(await changePassword(tx, change))) return false;
        await write(tx, 'changed', shopper, { email: customer.email, named: customer });
        await note(tx, 'passwordChanged', customer.id, shopper);
        return true;
      });
      // Somebody else was faster, who may have ended this session.
      if (!isChanged) return refuse('vue.password.error.changedMeanwhile');
      mail.wake();
      return taken;
    },

    verify,
    minLength: (storefront) => minPasswordLength(parameters, accountKindOf(storefront)),
  };
}
