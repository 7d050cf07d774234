import {
  changePersonForm,
  type Faults,
  faultsOf,
  invitePersonForm,
  languageOf,
  type ShopLanguage,
} from '@kreide/server/contract';

export const path = '/myaccount/people';

/** What is done with people. One form is open at a time, as the page's address says. */
const forms = ['invite', 'change', 'remove', 'revoke'] as const;
export type PeopleForm = (typeof forms)[number];

/** As it stands in the page's address, or in a form that was sent. */
export const formNamed = (name: string | null | undefined): PeopleForm | undefined =>
  forms.find((form) => form === name);

/** @param shopLanguage of the page: an amount is written as in it */
export function peopleFaults(
  values: Readonly<Record<string, string>>,
  shopLanguage: ShopLanguage,
): Faults {
  const name = formNamed(values.form);
  const language = languageOf(shopLanguage);
  if (name === 'invite') return faultsOf(invitePersonForm(language), values);
  return name === 'change' ? faultsOf(changePersonForm(language), values) : {};
}
