import { institutionLimits, loginPathFor } from '../../../contract/index.ts';
import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';
import type { InstitutionRole } from './institution.ts';

const words = {
  de: {
    institution: 'eine Einrichtung',
    inviteSubject: (company: string) => `Einladung: für ${company} bestellen`,
    inviteBefore: (inviter: string, company: string, may: string) =>
      `${inviter} lädt Sie ein, bei uns für ${company} einzukaufen, mit einem eigenen Konto und einer eigenen Kundennummer. Sie dürfen damit ${may}.`,
    inviteAction: 'Einladung ansehen',
    inviteAfter: (days: number) =>
      `Der Link gilt ${days} Tage und nur einmal. Erwarten Sie keine Einladung? Dann müssen Sie nichts tun.`,
    may: {
      buyer: 'bestellen',
      approver: 'bestellen und Bestellungen freigeben',
      admin: 'bestellen, Bestellungen freigeben und Personen verwalten',
    },
    joinedSubject: 'Ihre Kundennummer',
    joinedBefore: (company: string, number: string) =>
      `Ihr Konto für ${company} ist offen. Ihre Kundennummer ist ${number}. Mit ihr und Ihrem Passwort melden Sie sich an.`,
    joinedAction: 'Jetzt anmelden',
    joinedAfter:
      'Bitte heben Sie diese E-Mail auf. Wenn Sie Fragen haben, antworten Sie einfach darauf.',
  },
  en: {
    institution: 'an institution',
    inviteSubject: (company: string) => `Invitation: order for ${company}`,
    inviteBefore: (inviter: string, company: string, may: string) =>
      `${inviter} invites you to shop with us for ${company}, with an account and a customer number of your own. With it you may ${may}.`,
    inviteAction: 'View the invitation',
    inviteAfter: (days: number) =>
      `The link is valid for ${days} days, and once only. You don’t expect an invitation? Then there is nothing to do.`,
    may: {
      buyer: 'order',
      approver: 'order and approve orders',
      admin: 'order, approve orders and manage people',
    },
    joinedSubject: 'Your customer number',
    joinedBefore: (company: string, number: string) =>
      `Your account for ${company} is open. Your customer number is ${number}. With it and your password you log in.`,
    joinedAction: 'Log in',
    joinedAfter: 'Please keep this e-mail. If you have questions, just answer it.',
  },
} as const satisfies Record<Language, unknown>;

interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  /** Null: nothing says what the school or company is called. */
  readonly company: string | null;
}

/** Invites somebody, in the language of who does. */
export function inviteMail(
  {
    email,
    firstName,
    lastName,
    language,
    company,
    inviter,
    role,
    token,
  }: Recipient & {
    readonly inviter: string;
    readonly role: InstitutionRole;
    readonly token: string;
  },
  parameters: ParameterSet,
): MailDraft {
  const w = words[language];
  const of = company ?? w.institution;
  const subject = w.inviteSubject(of);
  return letter(parameters, {
    kind: 'institution',
    recipient: email,
    language,
    subject,
    greets: { firstName, lastName },
    before: w.inviteBefore(inviter, of, w.may[role]),
    action: {
      label: w.inviteAction,
      path: `/myaccount/join?token=${token}`,
    },
    after: w.inviteAfter(institutionLimits.inviteDays),
  });
}

/** Brings the customer number to who has joined. */
export function joinedMail(
  {
    email,
    firstName,
    lastName,
    language,
    company,
    customerNumber,
  }: Recipient & { readonly customerNumber: string },
  parameters: ParameterSet,
): MailDraft {
  const w = words[language];
  return letter(parameters, {
    kind: 'institution',
    recipient: email,
    language,
    subject: w.joinedSubject,
    greets: { firstName, lastName },
    before: w.joinedBefore(company ?? w.institution, customerNumber),
    action: { label: w.joinedAction, path: loginPathFor(customerNumber) },
    after: w.joinedAfter,
  });
}
