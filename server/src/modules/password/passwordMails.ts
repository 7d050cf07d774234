import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

/**
 * Why an address gets a mail about a password: somebody has forgotten it; somebody says so of an
 * address without an account, or of one that is not open; it was changed. The form answers all of
 * the first three the same (ruling 15).
 */
export type PasswordOccasion = 'forgotten' | 'unknown' | 'closed' | 'changed';

interface Words {
  readonly subject: string;
  readonly before: string;
  readonly action: string;
  readonly after: string;
}

const words: Readonly<Record<Language, Readonly<Record<PasswordOccasion, Words>>>> = {
  de: {
    forgotten: {
      subject: 'Ihr neues Passwort',
      before:
        'jemand, vermutlich Sie, hat für dieses Kundenkonto ein neues Passwort angefordert. Hier legen Sie es fest:',
      action: 'Neues Passwort festlegen',
      after:
        'Der Link gilt eine Stunde und nur einmal. Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    },
    unknown: {
      subject: 'Kein Kundenkonto mit dieser E-Mail-Adresse',
      before:
        'jemand, vermutlich Sie, hat für diese E-Mail-Adresse ein neues Passwort angefordert. Ein Kundenkonto gibt es dazu bei uns nicht; vielleicht haben Sie eine andere Adresse angegeben.',
      action: 'Andere Adresse versuchen',
      after: 'Waren Sie das nicht? Dann müssen Sie nichts tun.',
    },
    closed: {
      subject: 'Ihr Kundenkonto ist nicht offen',
      before:
        'jemand, vermutlich Sie, hat für dieses Kundenkonto ein neues Passwort angefordert. Das Konto ist geschlossen oder noch nicht freigeschaltet. Wenn Sie Fragen haben, antworten Sie uns bitte auf diese E-Mail.',
      action: 'Zum Shop',
      after: 'Waren Sie das nicht? Dann müssen Sie nichts tun.',
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      before:
        'das Passwort Ihres Kundenkontos wurde soeben geändert. Wer noch mit dem alten angemeldet war, ist es nicht mehr.\n\nWaren Sie das nicht? Dann legen Sie bitte gleich ein neues fest, und sagen Sie es uns:',
      action: 'Neues Passwort anfordern',
      after: 'Waren Sie es selbst, ist nichts weiter zu tun.',
    },
  },
  en: {
    forgotten: {
      subject: 'Your new password',
      before:
        'Somebody, presumably you, has asked for a new password of this account. Here you set it:',
      action: 'Set a new password',
      after:
        'The link is valid for one hour, and only once. It was not you? Then there is nothing to do: your password stays as it is.',
    },
    unknown: {
      subject: 'No account with this e-mail address',
      before:
        'Somebody, presumably you, has asked for a new password for this e-mail address. There is no account with it; perhaps you have given us another address.',
      action: 'Try another address',
      after: 'It was not you? Then there is nothing to do.',
    },
    closed: {
      subject: 'Your account is not open',
      before:
        'Somebody, presumably you, has asked for a new password of this account. The account is closed, or not open yet. If you have questions, please answer this e-mail.',
      action: 'To the shop',
      after: 'It was not you? Then there is nothing to do.',
    },
    changed: {
      subject: 'Your password was changed',
      before:
        'The password of your account was changed just now. Whoever was still logged in with the old one no longer is.\n\nIt was not you? Then please set a new one at once, and tell us:',
      action: 'Ask for a new password',
      after: 'If it was you, there is nothing more to do.',
    },
  },
};

const pages: Readonly<Record<PasswordOccasion, string>> = {
  forgotten: '/myaccount/newpassword',
  unknown: '/myaccount/resetpassword',
  closed: '/',
  changed: '/myaccount/resetpassword',
};

export function passwordMail(
  occasion: PasswordOccasion,
  {
    email,
    language,
    token,
    named,
  }: {
    readonly email: string;
    readonly language: Language;
    /** Of the link, where somebody has forgotten a password. */
    readonly token?: string;
    /** Whose account it is; undefined: nobody's. */
    readonly named?: Named;
  },
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, action, after } = words[language][occasion];
  const query = token === undefined ? '' : `?token=${token}`;
  return letter(parameters, {
    kind: 'password',
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
