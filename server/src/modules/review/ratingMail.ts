import { letter } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';

/** What was bought, with the link to write about it. */
export interface RatedLine {
  readonly name: string;
  /** Of the shop, from the slash on. */
  readonly path: string;
}

const words = {
  de: {
    subject: 'Wie gefällt Ihnen, was Sie bestellt haben?',
    before: (number: string) =>
      `Sie hatten uns erlaubt, einmal nachzufragen: Wie gefallen Ihnen die Artikel Ihrer Bestellung ${number}? Ihre ehrliche Meinung hilft anderen, ob sie gut oder schlecht ausfällt.`,
    after:
      'Die Links gelten 90 Tage, ohne Anmeldung. Das war die einzige E-Mail dieser Art zu dieser Bestellung.',
    rate: (name: string) => `${name} bewerten`,
  },
  en: {
    subject: 'How do you like what you ordered?',
    before: (number: string) =>
      `You allowed us to ask once: how do you like the items of your order ${number}? Your honest opinion helps others, whether it is good or bad.`,
    after:
      'The links are valid for 90 days, without a login. This was the only e-mail of its kind about this order.',
    rate: (name: string) => `Rate ${name}`,
  },
} as const satisfies Record<Language, unknown>;

export function ratingMail(
  {
    number,
    email,
    language,
  }: { readonly number: string; readonly email: string; readonly language: Language },
  lines: readonly RatedLine[],
  parameters: ParameterSet,
): MailDraft {
  const { subject, before, after, rate } = words[language];
  return letter(parameters, {
    kind: 'rating',
    recipient: email,
    language,
    subject,
    greets: 'anybody',
    before: before(number),
    action: lines.map(({ name, path }) => ({
      label: rate(name),
      path,
    })),
    after,
  });
}
