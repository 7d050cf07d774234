import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

const words = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    before:
      'Ihr Kundenkonto ist eröffnet, Sie können damit sofort bestellen. Bitte bestätigen Sie noch, dass diese E-Mail-Adresse Ihre ist:',
    action: 'E-Mail-Adresse bestätigen',
    after:
      'Der Link gilt sieben Tage. Waren Sie das nicht? Dann antworten Sie uns bitte auf diese E-Mail, und wir lösen das Konto wieder auf.',
  },
  en: {
    subject: 'Please confirm your e-mail address',
    before:
      'Your account is open, and you can order with it right away. Please confirm that this e-mail address is yours:',
    action: 'Confirm e-mail address',
    after:
      'The link is valid for seven days. It was not you? Then please answer this e-mail, and we close the account.',
  },
} as const satisfies Record<Language, unknown>;

export function registrationMail(
  {
    email,
    firstName,
    lastName,
  }: { readonly email: string; readonly firstName: string; readonly lastName: string },
  { token, language }: { readonly token: string; readonly language: Language },
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, action, after } = words[language];
  return letter(parameters, {
    kind: 'registration',
    recipient: email,
    language,
    subject,
    greets: { firstName, lastName },
    before,
    action: {
      label: action,
      path: `/myaccount/confirm-email?token=${token}`,
    },
    after,
  });
}
