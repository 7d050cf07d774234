import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { type Language, quoted, spellingOf } from '../storefront/storefront.ts';

export type PasskeyOccasion = 'added' | 'removed';

interface Words {
  readonly subject: string;
  /** @param name the customer's, of the passkey, in quotation marks */
  before(name: string): string;
  readonly action: string;
  readonly after: string;
}

const words: Readonly<Record<Language, Readonly<Record<PasskeyOccasion, Words>>>> = {
  de: {
    added: {
      subject: 'Neuer Passkey für Ihr Kundenkonto',
      before: (name) =>
        `mit dem Passkey ${name} kann man sich von jetzt an in Ihrem Kundenkonto anmelden.\n\nWaren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest, und entfernen Sie den Passkey; er gilt sonst weiter:`,
      action: 'Passkeys ansehen',
      after: 'Waren Sie es selbst, ist nichts weiter zu tun.',
    },
    removed: {
      subject: 'Ein Passkey Ihres Kundenkontos wurde entfernt',
      before: (name) =>
        `der Passkey ${name} gilt für Ihr Kundenkonto nicht mehr.\n\nWaren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest, und melden Sie fremde Geräte ab:`,
      action: 'Passkeys ansehen',
      after: 'Waren Sie es selbst, ist nichts weiter zu tun.',
    },
  },
  en: {
    added: {
      subject: 'A new passkey for your account',
      before: (name) =>
        `From now on the passkey ${name} logs in to your account.\n\nIt was not you? Then please set a new password at once, and remove the passkey, which goes on otherwise:`,
      action: 'Look at passkeys',
      after: 'If it was you, there is nothing more to do.',
    },
    removed: {
      subject: 'A passkey of your account was removed',
      before: (name) =>
        `The passkey ${name} does not log in to your account any more.\n\nIt was not you? Then please set a new password at once, and log out devices that you do not know:`,
      action: 'Look at passkeys',
      after: 'If it was you, there is nothing more to do.',
    },
  },
};

/** What the customer hears when another way into the account opens or closes. */
export function passkeyMail(
  occasion: PasskeyOccasion,
  {
    email,
    language,
    name,
    named,
  }: {
    readonly email: string;
    readonly language: Language;
    readonly name: string;
    readonly named: Named;
  },
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, action, after } = words[language][occasion];
  return letter(parameters, {
    kind: 'account',
    recipient: email,
    language,
    subject,
    greets: named,
    before: before(quoted(name, spellingOf(parameters.storefront, language))),
    action: { label: action, path: '/myaccount/password' },
    after,
  });
}
