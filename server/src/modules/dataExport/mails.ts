import { letter, type Named } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

const words = {
  de: {
    subject: 'Ihre Daten liegen bereit',
    before:
      'Sie haben angefordert, was wir über Sie gespeichert haben. Die Dateien liegen bereit; melden Sie sich zum Herunterladen an:',
    action: 'Meine Daten herunterladen',
    after: (days: number) =>
      `Der Link gilt ${days} Tage und nur in Ihrem Konto; danach löschen wir die Dateien. Waren Sie das nicht? Dann ist jemand in Ihrem Konto angemeldet: Legen Sie bitte gleich ein neues Passwort fest.`,
  },
  en: {
    subject: 'Your data is ready',
    before: 'You have asked for what we keep of you. The files are ready; log in to download them:',
    action: 'Download my data',
    after: (days: number) =>
      `The link is valid for ${days} days and in your account alone; then we delete the files. It was not you? Then somebody is logged in to your account: please set a new password at once.`,
  },
} as const;

/** The files themselves go by no mail. */
export function dataExportMail(
  to: {
    readonly email: string;
    readonly language: Language;
    readonly token: string;
    readonly days: number;
    readonly named: Named;
  },
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, action, after } = words[to.language];
  return letter(parameters, {
    kind: 'data-export',
    recipient: to.email,
    language: to.language,
    subject,
    greets: to.named,
    before,
    action: { label: action, path: `/myaccount/data-export?token=${to.token}` },
    after: after(to.days),
  });
}
