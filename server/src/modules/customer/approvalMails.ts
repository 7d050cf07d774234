import { loginPathFor } from '../../../contract/index.ts';
import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

const words = {
  de: {
    approved: {
      subject: 'Ihr Geschäftskonto ist freigeschaltet',
      before: (number: string) =>
        `wir haben Ihre Angaben geprüft, Ihr Konto ist offen. Melden Sie sich mit Ihrer Kundennummer ${number} und Ihrem Passwort an; dann sehen Sie auch unsere Preise.`,
      action: 'Jetzt anmelden',
      after:
        'Haben Sie Ihr Passwort vergessen, legen Sie auf der Anmeldeseite ein neues fest. Wenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.',
    },
    rejected: {
      subject: 'Ihre Registrierung als Geschäftskunde',
      before:
        'wir haben Ihre Angaben geprüft und können daraus leider kein Geschäftskonto eröffnen.',
      why: (reason: string) => `Der Grund: ${reason}`,
      action: 'Noch einmal registrieren',
      after:
        'Ihre Angaben und Ihren Nachweis haben wir gelöscht. Fehlte nur etwas, registrieren Sie sich gern noch einmal, oder antworten Sie auf diese E-Mail.',
    },
  },
  en: {
    approved: {
      subject: 'Your business account is open',
      before: (number: string) =>
        `We have checked your details, and your account is open. Log in with your customer number ${number} and your password; then you see our prices as well.`,
      action: 'Log in',
      after:
        'If you have forgotten your password, you set a new one on the login page. If you have questions, just answer this e-mail.',
    },
    rejected: {
      subject: 'Your registration as a business customer',
      before:
        'We have checked your details, and unfortunately can’t open a business account on them.',
      why: (reason: string) => `The reason: ${reason}`,
      action: 'Register again',
      after:
        'We have deleted your details and your proof. If only something was missing, you are welcome to register again, or answer this e-mail.',
    },
  },
} as const;

/** What became of a registration. */
export type Verdict =
  | { readonly is: 'approved'; readonly customerNumber: string }
  | { readonly is: 'rejected'; readonly reason: string | undefined };

/** Tells a business what became of its registration, in its own language (DEC-119). */
export function verdictMail(
  verdict: Verdict,
  {
    email,
    firstName,
    lastName,
    language,
  }: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly language: Language;
  },
  parameters: ParameterSet,
): MailDraft {
  const wording = words[language];
  const { subject, action, after } = wording[verdict.is];
  const said =
    verdict.is === 'approved'
      ? [wording.approved.before(verdict.customerNumber)]
      : [
          wording.rejected.before,
          ...(verdict.reason === undefined ? [] : [wording.rejected.why(verdict.reason)]),
        ];
  const path =
    verdict.is === 'approved' ? loginPathFor(verdict.customerNumber) : '/myaccount/register';
  return letter(parameters, {
    kind: 'registration',
    recipient: email,
    language,
    subject,
    greets: { firstName, lastName },
    before: said.join('\n\n'),
    action: { label: action, path },
    after,
  });
}
