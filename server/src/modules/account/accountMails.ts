import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

/**
 * What happened to an account: another address shall confirm that it is the customer's; the old one
 * hears of it; the other one belongs to an account already, which only its reader is told (ruling 15);
 * the account is deleted.
 */
export type AccountOccasion = 'newEmail' | 'oldEmail' | 'takenEmail' | 'deleted';

interface Words {
  readonly subject: string;
  readonly before: string;
  readonly action: string;
  readonly after: string;
}

const words: Readonly<Record<Language, Readonly<Record<AccountOccasion, Words>>>> = {
  de: {
    newEmail: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      before:
        'diese E-Mail-Adresse soll zu einem Kundenkonto bei uns gehören. Bitte bestätigen Sie, dass sie Ihre ist:',
      action: 'E-Mail-Adresse bestätigen',
      after:
        'Der Link gilt einen Tag; bis dahin bleibt die alte Adresse. Waren Sie das nicht? Dann müssen Sie nichts tun.',
    },
    oldEmail: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      before:
        'zu Ihrem Kundenkonto soll künftig eine andere E-Mail-Adresse gehören; an sie haben wir einen Link geschickt. Sobald er bestätigt ist, schreiben wir Ihnen dorthin.\n\nWaren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest: Damit gilt auch der Link nicht mehr.',
      action: 'Neues Passwort anfordern',
      after: 'Waren Sie es selbst, ist nichts weiter zu tun.',
    },
    takenEmail: {
      subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto',
      before:
        'jemand, vermutlich Sie, wollte diese E-Mail-Adresse in einem anderen Kundenkonto eintragen. Sie gehört aber schon zu einem, deshalb haben wir nichts geändert.',
      action: 'Zur Anmeldung',
      after: 'Waren Sie das nicht? Dann müssen Sie nichts tun.',
    },
    deleted: {
      subject: 'Ihr Kundenkonto ist gelöscht',
      before:
        'wie gewünscht haben wir Ihr Kundenkonto gelöscht, mit Adressen, Merkzetteln und Warenkorb. Ihre Bestellungen und Rechnungen bewahren wir auf, so lange das Steuerrecht es verlangt, und zu nichts anderem.',
      action: 'Zum Shop',
      after:
        'Waren Sie das nicht? Dann antworten Sie uns bitte auf diese E-Mail. Danke für Ihre Zeit bei uns.',
    },
  },
  en: {
    newEmail: {
      subject: 'Please confirm your new e-mail address',
      before:
        'This e-mail address shall belong to an account with us. Please confirm that it is yours:',
      action: 'Confirm e-mail address',
      after:
        'The link is valid for one day; until then the old address stays. It was not you? Then there is nothing to do.',
    },
    oldEmail: {
      subject: 'Your e-mail address is to be changed',
      before:
        'Another e-mail address shall belong to your account; we have sent a link to it. As soon as it is confirmed, we write to you there.\n\nIt was not you? Then please set a new password at once: with it the link is no longer valid either.',
      action: 'Ask for a new password',
      after: 'If it was you, there is nothing more to do.',
    },
    takenEmail: {
      subject: 'There is an account with this e-mail address already',
      before:
        'Somebody, presumably you, wanted to enter this e-mail address in another account. It belongs to one already, so we have changed nothing.',
      action: 'Go to login',
      after: 'It was not you? Then there is nothing to do.',
    },
    deleted: {
      subject: 'Your account is deleted',
      before:
        'As you wished we have deleted your account, with addresses, wishlists and cart. We keep your orders and invoices as long as tax law demands, and for nothing else.',
      action: 'To the shop',
      after: 'It was not you? Then please answer this e-mail. Thank you for your time with us.',
    },
  },
};

const pages: Readonly<Record<AccountOccasion, string>> = {
  newEmail: '/myaccount/confirm-email',
  oldEmail: '/myaccount/resetpassword',
  takenEmail: '/login',
  deleted: '/',
};

export function accountMail(
  occasion: AccountOccasion,
  {
    email,
    language,
    token,
    named,
  }: {
    readonly email: string;
    readonly language: Language;
    /** Of the link that confirms a new address. */
    readonly token?: string;
    /** Whose account it is, where the address is known to be theirs. */
    readonly named?: Named;
  },
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, action, after } = words[language][occasion];
  const query = token === undefined ? '' : `?token=${token}`;
  return letter(parameters, {
    kind: 'account',
    recipient: email,
    language,
    subject,
    greets: named ?? 'anybody',
    before,
    action: {
      label: action,
      path: `${pages[occasion]}${query}`,
    },
    after,
  });
}
