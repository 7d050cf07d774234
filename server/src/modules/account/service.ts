import {
  accountDataForm,
  accountEmailForm,
  accountPhoneForm,
  deleteAccountForm,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import { type AccountEventKind, record } from '../accountEvent/service.ts';
import { removeCartsOf } from '../cart/service.ts';
import type { Account } from '../customer/customer.ts';
import {
  type CustomerService,
  changeEmail,
  eraseCustomer,
  saveNames,
  savePhone,
} from '../customer/service.ts';
import { removeExportOf } from '../dataExport/service.ts';
import {
  type FormResult,
  faulty,
  fieldErrors,
  readForm,
  refuse,
  takeForm,
  taken,
} from '../form/form.ts';
import { leaveInstitution } from '../institution/service.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import { hasOpenOrders } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { removePasskeysOf } from '../passkey/service.ts';
import type { PasswordService } from '../password/service.ts';
import { isBoundToPrime } from '../prime/service.ts';
import { removeRestockRequestsOf } from '../restock/service.ts';
import { loginRequired, randomId, type Shopper } from '../session/session.ts';
import { removeVatCheck } from '../vatId/service.ts';
import { removeWishlistsOf } from '../wishlist/service.ts';
import { type AccountOccasion, accountMail } from './accountMails.ts';

/** As they were typed. */
export interface AccountData {
  readonly salutation?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

export interface NewEmail {
  readonly email: string;
  readonly currentPassword: string;
}

/**
 * What customers change of their accounts, and how they end them. All but `confirmEmail` throw
 * Refusal when nobody is logged in.
 */
export interface AccountService {
  /** API-102. */
  changeData(shopper: Shopper, form: AccountData): Promise<FormResult>;
  /** API-82. @param phone empty: there is none */
  changePhone(shopper: Shopper, phone: string): Promise<FormResult>;
  /**
   * Asks the new address by mail whether it is the customer's, and tells the old one (API-83,
   * DEC-120). The answer does not tell whether the new one has an account already (ruling 15).
   */
  changeEmail(shopper: Shopper, form: NewEmail): Promise<FormResult>;
  /** What the link in that mail leads to. @returns whether the address is the customer's from now on */
  confirmEmail(token: string, by: Pick<Shopper, 'userAgent'>): Promise<boolean>;
  /**
   * Deletes the account, unless goods or a membership are still to come, or colleagues would be left
   * without anybody who manages them (API-104, DEC-121, decision 047).
   */
  remove(shopper: Shopper, currentPassword: string): Promise<FormResult>;
}

const linkMs = 86_400_000;

const openOrders = refuse('vue.account.error.openOrders');
const prime = refuse('vue.account.error.prime');
const lastAdmin = refuse('vue.account.error.lastAdmin');

export function createAccountService({
  database,
  clock,
  limiter,
  customers,
  passwords,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  customers: CustomerService;
  passwords: Pick<PasswordService, 'verify'>;
  mail: MailService;
  parameters: ParametersService;
}): AccountService {
  async function accountOf({ signedIn }: Shopper): Promise<Account> {
    const account = signedIn && (await customers.account(signedIn.customerId));
    if (account === undefined) throw loginRequired();
    return account;
  }

  async function write(
    tx: Connection,
    occasion: AccountOccasion,
    { storefront, language }: Shopper,
    to: { readonly email: string; readonly token?: string; readonly named?: Account },
  ): Promise<void> {
    const set = await parameters.of(storefront.id);
    await mail.enqueue(tx, accountMail(occasion, { ...to, language }, set));
  }

  const note = (
    tx: Connection,
    kind: AccountEventKind,
    customerId: string,
    { userAgent }: Pick<Shopper, 'userAgent'>,
  ) => record(tx, { kind, customerId, at: clock.now(), userAgent });

  const verify = (account: Account, password: string, by: Shopper) =>
    passwords.verify(account, password, { fieldName: 'currentPassword', by });

  return {
    async changeData(shopper, form) {
      const { id } = await accountOf(shopper);
      const read = readForm(accountDataForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      await saveNames(database, id, read.values);
      return taken;
    },

    async changePhone(shopper, phone) {
      const { id, phone: was } = await accountOf(shopper);
      const read = readForm(accountPhoneForm, { phone }, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const is = read.values.phone || null;
      if (is === was) return taken;
      await database.transaction(async (tx) => {
        await savePhone(tx, id, is);
        await note(tx, 'phoneChanged', id, shopper);
      });
      return taken;
    },

    async changeEmail(shopper, form) {
      const account = await accountOf(shopper);
      const read = readForm(accountEmailForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { email, currentPassword } = read.values;
      if (email === account.email) {
        return faulty(fieldErrors({ email: 'vue.form.error.email.same' }, null));
      }
      const verified = await verify(account, currentPassword, shopper);
      if (!verified.ok) return verified;
      if (!(await takeForm(limiter, 'updateEmail', shopper.ip, email))) {
        return refuse('vue.register.error.tooMany');
      }
      const isTaken = (await customers.findByEmail(account.kind, email)) !== undefined;
      const token = randomId();
      const expiresAt = new Date(clock.now().getTime() + linkMs);
      await database.transaction(async (tx) => {
        if (isTaken) {
          await write(tx, 'takenEmail', shopper, { email });
        } else {
          const about = {
            purpose: 'changeEmail',
            customerId: account.id,
            email,
            expiresAt,
          } as const;
          await customers.keepToken(tx, token, about);
          await write(tx, 'newEmail', shopper, { email, token });
        }
        await write(tx, 'oldEmail', shopper, { email: account.email, named: account });
        await note(tx, 'emailChangeRequested', account.id, shopper);
      });
      mail.wake();
      return taken;
    },

    confirmEmail: (token, by) =>
      database.transaction(async (tx) => {
        const used = await customers.useToken(tx, token, 'changeEmail');
        if (used === undefined || used.email === null) return false;
        if (!(await changeEmail(tx, used.customerId, used.email))) return false;
        await note(tx, 'emailChanged', used.customerId, by);
        return true;
      }),

    async remove(shopper, currentPassword) {
      const account = await accountOf(shopper);
      const read = readForm(deleteAccountForm, { currentPassword }, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const verified = await verify(account, currentPassword, shopper);
      if (!verified.ok) return verified;
      const obstacle = await removed(account, shopper).catch((error: unknown) => {
        if (error instanceof Obstacle) return error.refusal;
        throw error;
      });
      if (obstacle) return obstacle;
      mail.wake();
      return taken;
    },
  };

  /** @throws Obstacle, and then nothing has changed */
  async function removed(account: Account, shopper: Shopper): Promise<undefined> {
    const { id, email } = account;
    // Whatever else the customer does meanwhile locks the same rows in an order of its own.
    await retried(() =>
      database.transaction(async (tx) => {
        // First, as whoever manages the people of an institution locks it before their accounts.
        if (!(await leaveInstitution(tx, id))) throw new Obstacle(lastAdmin);
        await eraseCustomer(tx, id);
        await removePasskeysOf(tx, id);
        // Behind an order that is being made of the cart; then it shows.
        await removeCartsOf(tx, id);
        await removeVatCheck(tx, id);
        await removeExportOf(tx, id);
        await removeWishlistsOf(tx, id);
        await removeRestockRequestsOf(tx, email);
        if (await hasOpenOrders(tx, id)) throw new Obstacle(openOrders);
        if (await isBoundToPrime(tx, id)) throw new Obstacle(prime);
        await write(tx, 'deleted', shopper, { email, named: account });
      }),
    );
  }
}

/** Takes a deletion back. */
class Obstacle extends Error {
  readonly refusal: FormResult;

  constructor(refusal: FormResult) {
    super('The account has to stay');
    this.refusal = refusal;
  }
}
