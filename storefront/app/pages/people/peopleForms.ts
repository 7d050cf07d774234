import { changePersonForm, type Faults, faultsOf, invitePersonForm } from '@kreide/server/contract';

export const path = '/myaccount/people';

/** What is done with people. One form is open at a time, as the page's address says. */
const forms = ['invite', 'change', 'remove', 'revoke'] as const;
export type PeopleForm = (typeof forms)[number];

/** As it stands in the page's address, or in a form that was sent. */
export const formNamed = (name: string | null | undefined): PeopleForm | undefined =>
  forms.find((form) => form === name);

export function peopleFaults(values: Readonly<Record<string, string>>): Faults {
  const name = formNamed(values.form);
  if (name === 'invite') return faultsOf(invitePersonForm, values);
  return name === 'change' ? faultsOf(changePersonForm, values) : {};
}
