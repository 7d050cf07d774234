import {
  accountDataForm,
  accountEmailForm,
  accountPhoneForm,
  deleteAccountForm,
  faultsOf,
} from '@kreide/server/contract';

/** What of an account can be changed on its page. */
export const accountForms = {
  data: accountDataForm,
  email: accountEmailForm,
  phone: accountPhoneForm,
  delete: deleteAccountForm,
} as const;

export type AccountFormName = keyof typeof accountForms;

/** Asks for all that the shop keeps; it has no fields. */
export const exportForm = 'export';

export const path = '/myaccount/contact-details';

/** Opening a form leads to where it stands on the page. */
export const sectionId = (name: AccountFormName): string => `section-${name}`;

/** As it stands in the page's address, or in a form that was sent. */
export const formNamed = (name: string | null | undefined): AccountFormName | undefined =>
  name != null && Object.hasOwn(accountForms, name) ? (name as AccountFormName) : undefined;

export const accountFaults = (
  name: AccountFormName | undefined,
  values: Readonly<Record<string, string>>,
): Record<string, string> => (name === undefined ? {} : faultsOf(accountForms[name], values));
