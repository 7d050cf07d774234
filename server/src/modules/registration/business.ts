import {
  type AddressInput,
  businessRegistrationForm,
  passwordLength,
} from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import type { CertificateService } from '../certificate/service.ts';
import { type CustomerService, type NewBusiness, newPasswordFaults } from '../customer/service.ts';
import {
  type FormRefusal,
  faulty,
  fieldErrors,
  isFromProgram,
  readForm,
  refuse,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import { hashPassword, QueueFullError } from '../login/login.ts';
import type { MailService } from '../mail/service.ts';
import type { NewsletterService } from '../newsletter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { accountKindOf, randomId, type Shopper } from '../session/session.ts';
import { businessMails } from './businessMails.ts';

/** As it was typed (REG-04). */
export interface BusinessForm {
  readonly email: string;
  readonly password: string;
  readonly address: AddressInput;
  readonly vatRegistrationNo?: string | null | undefined;
  readonly jobTitleCode?: string | null | undefined;
  readonly primaryIndustryGroupCode?: string | null | undefined;
  /** Digits. */
  readonly numberOfEmployees?: string | null | undefined;
  /** What `uploadCertificate` answered. */
  readonly certificate?: string | null | undefined;
  /** Version of the words by which the newsletter was asked for; null: it was not. */
  readonly newsletterWording?: string | null | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

export type BusinessRegistrationResult =
  | { readonly ok: true; readonly firstName: string; readonly lastName: string }
  | FormRefusal;

const formName = 'registration';

const fault = (fieldName: string, message: string) => faulty([{ fieldName, formName, message }]);

/** Its transaction is given up: the paper went to another account meanwhile, or is gone. */
class CertificateGone extends Error {}

/** Opens an account of a business, which waits for an operator (DEC-119): nobody is logged in. */
export const registerBusiness = async (
  {
    database,
    limiter,
    certificates,
    customers,
    mail,
    newsletter,
    parameters,
  }: {
    database: Database;
    limiter: Limiter;
    certificates: CertificateService;
    customers: CustomerService;
    mail: MailService;
    newsletter: NewsletterService;
    parameters: ParametersService;
  },
  { storefront, language, ip }: Pick<Shopper, 'storefront' | 'language' | 'ip'>,
  form: BusinessForm,
): Promise<BusinessRegistrationResult> => {
  if (accountKindOf(storefront) !== 'business') return refuse('vue.register.error.storefront');
  if (isFromProgram(form)) return refuse('somethingWentWrong');
  const read = readForm(businessRegistrationForm(passwordLength.min), form, formName);
  if (!read.ok) return faulty(read.fieldErrors);
  const { email, address, password: _, certificate, ...business } = read.values;
  const { salutation, firstName, lastName, phone } = address;
  const about = [email, firstName, lastName, address.company];
  const faults = await newPasswordFaults(parameters, 'business', form.password, about);
  if (Object.keys(faults).length > 0) return faulty(fieldErrors(faults, formName));
  if (!(await limiter.take(['registrationsByNetwork'], { network: ip }))) {
    return refuse('vue.register.error.tooMany');
  }
  let passwordHash: string;
  try {
    passwordHash = await hashPassword(form.password);
  } catch (error) {
    if (error instanceof QueueFullError) return refuse('vue.login.error.busy');
    throw error;
  }
  const customer: NewBusiness = {
    id: randomId(),
    kind: 'business',
    state: 'pendingApproval',
    language,
    email,
    passwordHash,
    ...{ salutation, firstName, lastName, phone },
    customerAddress: address,
    ...business,
  };
  const set = await parameters.of(storefront.id);
  try {
    const isNew = await database.transaction(async (tx) => {
      const customerNumber = await customers.openBusiness(tx, customer);
      if (customerNumber === undefined) return false;
      if (certificate !== null && !(await certificates.attach(tx, certificate, customer.id))) {
        throw new CertificateGone();
      }
      const applicant = {
        ...{ customerNumber, email, firstName, lastName, phone, ...business },
        company: address.company ?? '',
        place: `${address.postCode} ${address.city}, ${address.country}`,
        hasCertificate: certificate !== null,
      };
      for (const draft of businessMails(applicant, language, set)) await mail.enqueue(tx, draft);
      return true;
    });
    if (!isNew) return fault('email', 'vue.form.error.email.notUnique');
  } catch (error) {
    if (error instanceof CertificateGone) {
      return fault('certificate', 'vue.register.error.certificateGone');
    }
    throw error;
  }
  mail.wake();
  if (form.newsletterWording) {
    // Its own mail asks; an address that gets too many of them is not asked, and is registered.
    const wording = form.newsletterWording;
    await newsletter.subscribe({ email, wording }, { storefront, language, ip });
  }
  return { ok: true, firstName, lastName };
};
