import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';
import { industryName, jobTitleName } from './choices.ts';

/** A business that waits for an answer. */
export interface Applicant {
  readonly customerNumber: string;
  readonly email: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly place: string;
  readonly vatRegistrationNo: string | null;
  readonly jobTitleCode: string | null;
  readonly primaryIndustryGroupCode: string | null;
  readonly numberOfEmployees: number | null;
  readonly hasCertificate: boolean;
}

const words = {
  de: {
    subject: 'Wir prüfen Ihre Registrierung',
    before: (company: string, number: string) =>
      `Ihre Registrierung für ${company} ist angekommen. Wir prüfen Ihre Angaben, meist innerhalb von zwei Werktagen, und schreiben Ihnen dann.\n\nIhre Kundennummer ist ${number}. Mit ihr und Ihrem Passwort melden Sie sich an, sobald das Konto freigeschaltet ist.`,
    action: 'Zum Shop',
    after:
      'Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail. Haben Sie sich nicht registriert? Dann sagen Sie es uns bitte auf demselben Weg, und wir löschen die Angaben.',
    shopSubject: (company: string) => `Neues Geschäftskonto zu prüfen: ${company}`,
    shopBefore: 'Jemand hat sich als Geschäftskunde registriert und wartet auf eine Antwort:',
    shopAfter: (number: string) =>
      `Den Nachweis zeigt der Betreiberbefehl „customer certificate ${number}“, „customer approve ${number}“ schaltet das Konto frei, „customer reject ${number}“ lehnt es ab. Die Antwort auf diese E-Mail geht an den Kunden.`,
    facts: {
      customerNumber: 'Kundennummer',
      company: 'Schule oder Firma',
      name: 'Name',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      place: 'Ort',
      vat: 'USt-IdNr.',
      industry: 'Art der Einrichtung',
      job: 'Funktion',
      employees: 'Beschäftigte',
      certificate: 'Nachweis',
    },
    yes: 'liegt vor',
    no: 'keiner',
  },
  en: {
    subject: 'We are checking your registration',
    before: (company: string, number: string) =>
      `Your registration for ${company} has arrived. We check your details, mostly within two working days, and then write to you.\n\nYour customer number is ${number}. With it and your password you log in as soon as the account is open.`,
    action: 'To the shop',
    after:
      'If you have questions, just answer this e-mail. It was not you who registered? Then please tell us the same way, and we delete the registration.',
    shopSubject: (company: string) => `New business account to check: ${company}`,
    shopBefore: 'Somebody has registered as a business customer and waits for an answer:',
    shopAfter: (number: string) =>
      `The operator's command “customer certificate ${number}” shows the proof, “customer approve ${number}” opens the account, “customer reject ${number}” says no. An answer to this e-mail goes to the customer.`,
    facts: {
      customerNumber: 'Customer number',
      company: 'School or company',
      name: 'Name',
      email: 'E-mail address',
      phone: 'Phone',
      place: 'Place',
      vat: 'VAT number',
      industry: 'Kind of institution',
      job: 'Position',
      employees: 'Employees',
      certificate: 'Proof',
    },
    yes: 'attached to the account',
    no: 'none',
  },
} as const;

/** A receipt to who registered, with the customer number, and the news to the shop. */
export function businessMails(
  applicant: Applicant,
  language: Language,
  parameters: ParameterSet,
): readonly MailDraft[] {
  const wording = words[language];
  const { customerNumber, company, email, firstName, lastName } = applicant;
  const name = `${firstName} ${lastName}`;
  const shop = parameters.text('company', 'email');
  const facts = {
    customerNumber,
    company,
    name,
    email,
    phone: applicant.phone,
    place: applicant.place,
    vat: applicant.vatRegistrationNo,
    industry: industryName(applicant.primaryIndustryGroupCode, language),
    job: jobTitleName(applicant.jobTitleCode, language),
    employees: applicant.numberOfEmployees,
    certificate: applicant.hasCertificate ? wording.yes : wording.no,
  };
  return [
    letter(parameters, {
      kind: 'registration',
      recipient: email,
      language,
      subject: wording.subject,
      greets: applicant,
      before: wording.before(company, customerNumber),
      action: { label: wording.action, path: '/' },
      after: wording.after,
    }),
    letter(parameters, {
      kind: 'registration',
      recipient: shop,
      replyTo: email,
      language,
      subject: wording.shopSubject(company),
      before: wording.shopBefore,
      quote: Object.entries(facts)
        .flatMap(([fact, text]) =>
          text === null ? [] : [`${wording.facts[fact as keyof typeof facts]}: ${text}`],
        )
        .join('\n'),
      after: wording.shopAfter(customerNumber),
    }),
  ];
}
