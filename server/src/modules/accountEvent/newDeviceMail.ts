import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { dateText, type Language, spellingOf } from '../storefront/storefront.ts';

interface Login {
  readonly email: string;
  readonly language: Language;
  readonly at: Date;
  /** Browser and system; empty: neither is known. */
  readonly device: string;
  readonly named: Named;
}

const words = {
  de: {
    subject: 'Anmeldung auf einem neuen Gerät',
    before:
      'in Ihrem Kundenkonto hat sich gerade jemand angemeldet, in einem Browser, den wir von Ihnen noch nicht kennen:',
    device: 'Gerät',
    unknown: 'unbekannt',
    at: 'Zeit',
    password: 'Das war ich nicht: neues Passwort festlegen',
    activity: 'Aktivitäten im Kundenkonto ansehen',
    after:
      'Waren Sie das? Dann ist nichts weiter zu tun.\n\nWaren Sie das nicht? Dann kennt jemand Ihr Passwort. Bitte legen Sie gleich ein neues fest: Damit enden alle Anmeldungen, auch die fremde. Verwenden Sie das alte Passwort auch anderswo nicht mehr.\n\nWer alle Cookies löscht oder ein anderes Browserprofil benutzt, bekommt diese E-Mail ebenfalls.',
  },
  en: {
    subject: 'Login on a new device',
    before:
      'Somebody has just logged in to your account, in a browser that we do not know of you yet:',
    device: 'Device',
    unknown: 'unknown',
    at: 'Time',
    password: 'It was not me: set a new password',
    activity: "See your account's activity",
    after:
      'It was you? Then there is nothing more to do.\n\nIt was not you? Then somebody knows your password. Please set a new one at once: with it every login ends, the stranger’s as well. Do not use the old password elsewhere any more either.\n\nWhoever deletes all cookies or uses another profile of the browser gets this e-mail, too.',
  },
} as const satisfies Record<Language, unknown>;

/** Tells a customer of a login from a browser that the account was not known to use. */
export function newDeviceMail(
  { email, language, at, device, named }: Login,
  parameters: ParameterSet,
): MailDraft {
  const wording = words[language];
  const time = dateText(at, spellingOf(parameters.storefront, language), { timeStyle: 'short' });
  return letter(parameters, {
    kind: 'account',
    recipient: email,
    language,
    subject: wording.subject,
    greets: named,
    before: wording.before,
    quote: `${wording.device}: ${device || wording.unknown}\n${wording.at}: ${time}`,
    action: [
      { label: wording.password, path: '/myaccount/resetpassword' },
      { label: wording.activity, path: '/myaccount/activity' },
    ],
    after: wording.after,
  });
}
