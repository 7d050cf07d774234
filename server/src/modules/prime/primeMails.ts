import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { moneyText } from '../pricing/pricing.ts';
import { dateText, spellingOf, storefrontOf } from '../storefront/storefront.ts';
import type { Membership } from './prime.ts';

/** Memberships are sold in German only; who cancels may read English. */

/** How the storefront writes what the words are filled with. */
const written = ({ storefront }: ParameterSet) => {
  const [shopLanguage] = storefrontOf(storefront).shopLanguages;
  return {
    money: (cents: number, currency: string) => moneyText(cents, currency, shopLanguage),
    date: (date: Date | null) => (date === null ? '' : dateText(date, shopLanguage)),
  };
};

type Occasion = 'begun' | 'renewed' | 'unpaid' | 'ended' | 'refunded';

type Written = ReturnType<typeof written>;

interface Words {
  readonly title: string;
  readonly text: (membership: Membership, cents: number, written: Written) => string;
}

const words: Readonly<Record<Occasion, Words>> = {
  begun: {
    title: 'Willkommen bei Prime',
    text: ({ startsAt, endsAt, months, monthlyCents, currency }, cents, { date, money }) =>
      `Ihre Mitgliedschaft hat am ${date(startsAt)} begonnen. Wir haben ${money(cents, currency)} (inkl. MwSt.) für ${months} Monate erhalten; bezahlt ist bis zum ${date(endsAt)}.\n\nDanach läuft sie von Monat zu Monat weiter, für ${money(monthlyCents, currency)} je Monat, und Sie können jederzeit zum Ende des bezahlten Monats kündigen. Diese E-Mail ist Ihr Beleg und bestätigt den Vertrag. Sie können ihn binnen 14 Tagen widerrufen.`,
  },
  renewed: {
    title: 'Ihre Mitgliedschaft geht weiter',
    text: ({ endsAt, currency }, cents, { date, money }) =>
      `wir haben ${money(cents, currency)} (inkl. MwSt.) für den nächsten Monat Prime erhalten. Bezahlt ist jetzt bis zum ${date(endsAt)}. Diese E-Mail ist Ihr Beleg.`,
  },
  unpaid: {
    title: 'Prime: Die Zahlung hat nicht geklappt',
    text: ({ endsAt, currency }, cents, { date, money }) =>
      `wir konnten ${money(cents, currency)} für den nächsten Monat Prime nicht abbuchen. Wir versuchen es morgen noch einmal. Klappt es bis dahin nicht, endet Ihre Mitgliedschaft am ${date(endsAt)}; zu zahlen ist dann nichts mehr.`,
  },
  ended: {
    title: 'Ihre Mitgliedschaft ist beendet',
    text: ({ endsAt }, _, { date }) =>
      `Ihre Prime-Mitgliedschaft hat am ${date(endsAt)} geendet. Danke, dass Sie dabei waren.`,
  },
  refunded: {
    title: 'Prime: Ihre Zahlung geht zurück',
    text: ({ currency }, cents, { money }) =>
      `Ihre Zahlung über ${money(cents, currency)} für Prime geben wir Ihnen zurück, auf dem Weg, auf dem Sie bezahlt haben.`,
  },
};

export function membershipMail(
  occasion: Occasion,
  { email: recipient, ...named }: Named & { readonly email: string },
  { membership, cents }: { readonly membership: Membership; readonly cents: number },
  parameters: ParameterSet,
): MailDraft {
  const { title, text } = words[occasion];
  return letter(parameters, {
    kind: 'prime',
    recipient,
    language: 'de',
    subject: title,
    greets: named,
    before: text(membership, cents, written(parameters)),
    action:
      occasion === 'ended'
        ? { label: 'Zu Prime', path: '/prime' }
        : { label: 'Vertrag kündigen', path: '/kuendigung' },
    after: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  });
}

/** To the shop itself: money that a person has to send back. */
export function refusedRefundMail(
  payment: {
    readonly attemptId: string;
    readonly paymentId: string;
    readonly reference: string | null;
    readonly cents: number;
    readonly currency: string;
  },
  parameters: ParameterSet,
): MailDraft {
  const title = 'Prime: Eine Erstattung wurde abgelehnt';
  return letter(parameters, {
    kind: 'prime',
    recipient: parameters.text('company', 'email'),
    language: 'de',
    subject: title,
    before: 'Der Zahlungsdienst hat eine Erstattung abgelehnt. Bitte erstatten Sie sie von Hand.',
    quote: [
      `Betrag: ${written(parameters).money(payment.cents, payment.currency)}`,
      `Zahlungsart: ${payment.paymentId}`,
      `Nummer beim Zahlungsdienst: ${payment.reference ?? '–'}`,
      `Eigene Nummer: ${payment.attemptId}`,
    ].join('\n'),
    after: 'Dem Kunden wurde noch nichts geschrieben.',
  });
}

/** The link that puts an address on the waiting list (DEC-93). */
export function waitingMail(recipient: string, token: string, parameters: ParameterSet): MailDraft {
  const title = 'Bitte bestätigen Sie Ihren Platz auf der Warteliste';
  return letter(parameters, {
    kind: 'prime',
    recipient,
    language: 'de',
    subject: title,
    greets: 'anybody',
    before:
      'jemand, vermutlich Sie, möchte erfahren, wann Prime wieder zu haben ist. Erst wenn Sie das bestätigen, merken wir uns diese Adresse.',
    action: {
      label: 'Platz bestätigen',
      path: `/prime?token=${token}`,
    },
    after:
      'Der Link gilt sieben Tage. Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir die Adresse.',
  });
}

interface Receipt {
  readonly language: 'de' | 'en';
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly receivedAt: Date;
  /** Null: no membership fits; somebody looks into it. */
  readonly endsAt: Date | null;
}

const receiptWords = {
  de: {
    title: 'Ihre Kündigung ist eingegangen',
    intro: (at: string) =>
      `wir bestätigen, dass Ihre Kündigung am ${at} Uhr bei uns eingegangen ist. Ihr Inhalt:`,
    statement: 'Hiermit kündige ich meine Prime-Mitgliedschaft zum nächstmöglichen Zeitpunkt.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    reason: 'Grund',
    ends: (date: string) =>
      `Ihre Mitgliedschaft endet am ${date}. Bis dahin haben Sie alle Vorteile; abgebucht wird nichts mehr.`,
    unknown:
      'Wir ordnen Ihre Kündigung Ihrem Vertrag zu und melden uns bei Ihnen. Bewahren Sie diese E-Mail bitte auf.',
  },
  en: {
    title: 'Your cancellation has been received',
    intro: (at: string) => `We confirm that your cancellation reached us on ${at}. It reads:`,
    statement: 'I hereby cancel my Prime membership at the earliest possible date.',
    name: 'Name',
    email: 'E-mail address',
    reason: 'Reason',
    ends: (date: string) =>
      `Your membership ends on ${date}. You keep all its benefits until then; nothing more is charged.`,
    unknown:
      'We will match your cancellation with your contract and get back to you. Please keep this e-mail.',
  },
} as const;

/** Goes out at once (BGB § 312k). */
export function cancellationReceipt(receipt: Receipt, parameters: ParameterSet): MailDraft {
  const { language, name, email, reason, receivedAt, endsAt } = receipt;
  const wording = receiptWords[language];
  const spelling = spellingOf(parameters.storefront, language);
  const at = dateText(receivedAt, spelling, { timeStyle: 'medium' });
  return letter(parameters, {
    kind: 'prime',
    recipient: email,
    language,
    subject: wording.title,
    greets: { firstName: '', lastName: name },
    before: wording.intro(at),
    quote: [
      wording.statement,
      `${wording.name}: ${name}`,
      `${wording.email}: ${email}`,
      ...(reason === '' ? [] : [`${wording.reason}: ${reason}`]),
    ].join('\n'),
    after: endsAt ? wording.ends(dateText(endsAt, spelling)) : wording.unknown,
  });
}
