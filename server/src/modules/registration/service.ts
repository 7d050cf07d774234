import {
  type AddressInput,
  passwordLength,
  plainText,
  registrationForm,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { CertificateService } from '../certificate/service.ts';
import {
  byPassword,
  type CustomerService,
  type NewCustomer,
  newPasswordFaults,
} from '../customer/service.ts';
import {
  type FormRefusal,
  type FormResult,
  faulty,
  fieldErrors,
  isFromProgram,
  readForm,
  refuse,
  type Sender,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import { hashPassword, QueueFullError } from '../login/login.ts';
import type { LoggedIn, LoginService } from '../login/service.ts';
import type { MailService } from '../mail/service.ts';
import type { NewsletterService } from '../newsletter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { accountKindOf, loginRequired, randomId, type Shopper } from '../session/session.ts';
import {
  type BusinessForm,
  type BusinessRegistrationResult,
  registerBusiness,
} from './business.ts';
import { registrationMail } from './registrationMail.ts';

/** As it was typed. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly address: AddressInput;
  /** Version of the words by which the newsletter was asked for; null: it was not. */
  readonly newsletterWording?: string | null | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

export type RegistrationResult = LoggedIn | FormRefusal;

/** Opens accounts, and learns whose e-mail addresses they have. */
export interface RegistrationService {
  /**
   * A consumer's account (REG-03): open at once, so that the order goes on; whose the e-mail address
   * is, a link in a mail shows later.
   *
   * @param shopper nobody is logged in yet
   */
  registerCustomer(
    shopper: Shopper,
    form: RegistrationForm,
    cartId: string | undefined,
  ): Promise<RegistrationResult>;
  /** An account of a business (REG-04), which waits for an operator. */
  registerBusiness(by: Sender, form: BusinessForm): Promise<BusinessRegistrationResult>;
  /**
   * API-87: whether an e-mail address has no account here yet (REG-05).
   *
   * @throws Refusal when somebody asks too often (ruling 15)
   */
  isEmailFree(email: string, by: Sender): Promise<boolean>;
  /** What the mail's link leads to; a second time changes nothing. */
  confirmEmail(token: string, by: Pick<Shopper, 'userAgent'>): Promise<FormResult>;
  /** Sends the mail again, to a customer who has not confirmed yet. @throws Refusal */
  sendConfirmation(shopper: Shopper): Promise<FormResult>;
}

const formName = 'registration';
/** Characters of an address as it was typed; no customer has a longer one. */
const maxEmailLength = 200;
const linkMs = 7 * 86_400_000;

const tooMany = refuse('vue.register.error.tooMany');

export function createRegistrationService({
  database,
  clock,
  limiter,
  certificates,
  customers,
  logins,
  mail,
  newsletter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  certificates: CertificateService;
  customers: CustomerService;
  logins: LoginService;
  mail: MailService;
  newsletter: NewsletterService;
  parameters: ParametersService;
}): RegistrationService {
  /** A new link to the account's address, in a mail of the transaction. */
  async function askToConfirm(
    tx: Connection,
    customer: Pick<NewCustomer, 'id' | 'email' | 'firstName' | 'lastName'>,
    { storefront, language }: Shopper,
  ): Promise<void> {
    const token = randomId();
    const expiresAt = new Date(clock.now().getTime() + linkMs);
    await customers.keepToken(tx, token, {
      purpose: 'confirmEmail',
      customerId: customer.id,
      expiresAt,
    });
    const set = await parameters.of(storefront.id);
    await mail.enqueue(tx, registrationMail(customer, { token, language }, set));
  }

  return {
    async registerCustomer(shopper, form, cartId) {
      const { storefront, language, ip } = shopper;
      if (accountKindOf(storefront) !== 'consumer') return refuse('vue.register.error.storefront');
      if (isFromProgram(form)) return refuse('somethingWentWrong');
      const read = readForm(registrationForm(storefront.id, passwordLength.min), form, formName);
      if (!read.ok) return faulty(read.fieldErrors);
      const { email, address } = read.values;
      const { salutation, firstName, lastName, phone } = address;
      const about = [email, firstName, lastName];
      const faults = await newPasswordFaults(parameters, 'consumer', form.password, about);
      if (Object.keys(faults).length > 0) return faulty(fieldErrors(faults, formName));
      if (!(await limiter.take(['registrationsByNetwork'], { network: ip }))) return tooMany;
      let passwordHash: string;
      try {
        passwordHash = await hashPassword(form.password);
      } catch (error) {
        if (error instanceof QueueFullError) return refuse('vue.login.error.busy');
        throw error;
      }
      const customer: NewCustomer = {
        id: randomId(),
        kind: 'consumer',
        state: 'unconfirmed',
        language,
        email,
        passwordHash,
        salutation,
        firstName,
        lastName,
        phone,
        customerAddress: address,
      };
      const isNew = await database.transaction(async (tx) => {
        if (!(await customers.open(tx, customer))) return false;
        await askToConfirm(tx, customer, shopper);
        return true;
      });
      if (!isNew) {
        const message = 'vue.form.error.email.notUnique';
        return faulty([{ fieldName: 'email', formName, message }]);
      }
      mail.wake();
      if (form.newsletterWording) {
        // Its own mail asks; an address that gets too many of them is not asked, and has its account.
        const wording = form.newsletterWording;
        await newsletter.subscribe({ email, wording }, { storefront, language, ip });
      }
      const options = { stayLogged: false, cartId, mergeCart: true };
      return (
        (await logins.enter(shopper, byPassword(customer), options)) ?? refuse('somethingWentWrong')
      );
    },

    registerBusiness: (by, form) =>
      registerBusiness(
        { database, limiter, certificates, customers, mail, newsletter, parameters },
        by,
        form,
      ),

    async isEmailFree(email, { storefront, ip }) {
      await limiter.demand(['emailChecksByNetwork'], { network: ip });
      const kind = accountKindOf(storefront);
      const address = plainText(email.slice(0, maxEmailLength)).toLowerCase();
      return (await customers.findByEmail(kind, address)) === undefined;
    },

    async confirmEmail(token, by) {
      const isConfirmed = await customers.confirmEmail(token, by);
      return isConfirmed ? taken : refuse('vue.register.error.linkOver');
    },

    async sendConfirmation(shopper) {
      const { signedIn } = shopper;
      if (signedIn === undefined) throw loginRequired();
      const customer = await customers.get(signedIn.customerId);
      if (customer?.state !== 'unconfirmed') return taken;
      const counted = { customer: customer.id };
      if (!(await limiter.take(['confirmationsByCustomer'], counted))) return tooMany;
      await database.transaction((tx) => askToConfirm(tx, customer, shopper));
      mail.wake();
      return taken;
    },
  };
}
