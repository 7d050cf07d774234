import { pictureUrl } from '../../../contract/index.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';
import { greeting, type Named } from './greeting.ts';
import { html, paragraphs } from './html.ts';
import { type Letterhead, mailPage, mailStyles } from './layout.ts';
import type { MailDraft } from './service.ts';

/** Something the reader may do: at a path of the shop, or at an address that somebody else has made. */
type Action = { readonly label: string } & ({ readonly path: string } | { readonly url: string });

/** A mail of a few paragraphs. */
interface Letter extends Omit<MailDraft, 'html' | 'text' | 'replyTo'> {
  readonly language: Language;
  /** Over the text. @default the subject */
  readonly title?: string;
  /** Who gets an answer to it. @default the company's address */
  readonly replyTo?: string;
  /** Whom it greets before all else; `anybody` where no name is known. Undefined: the shop itself is written to. */
  readonly greets?: Named | 'anybody';
  /** What is said first; empty lines part paragraphs here and below. */
  readonly before: string;
  /** What the mail is about, in somebody's own words. */
  readonly quote?: string;
  /** What the reader may do; one thing, or several. */
  readonly action?: Action | readonly Action[];
  readonly after: string;
}

/** Where links in mails lead, without a path. English has an address of its own where there is one. */
export function shopAddress(parameters: ParameterSet, language: Language): string {
  const english = language === 'en' ? parameters.text('company', 'shopUrl.en') : '';
  return english || parameters.text('company', 'shopUrl');
}

export function letterheadOf(parameters: ParameterSet, language: Language): Letterhead {
  const logo = parameters.text('company', 'logo');
  return {
    shopName: parameters.text('company', 'shopName'),
    logo: logo && shopAddress(parameters, language) + pictureUrl(logo, 'logo', 'jpeg'),
  };
}

/** The letter as HTML and as text, which says the same. */
export function letter(
  parameters: ParameterSet,
  { language, greets, before: said, quote, action = [], after, ...draft }: Letter,
): MailDraft {
  const {
    title = draft.subject,
    replyTo = parameters.text('company', 'email'),
    ...envelope
  } = draft;
  const shop = shopAddress(parameters, language);
  const actions = [action].flat().map((each) => ({
    label: each.label,
    url: 'path' in each ? shop + each.path : each.url,
  }));
  const before =
    greets === undefined
      ? said
      : `${greeting(language, greets === 'anybody' ? undefined : greets)}\n\n${said}`;
  const sender = (['name', 'address', 'phone', 'email'] as const).map((entry) =>
    parameters.text('company', entry),
  );
  return {
    ...envelope,
    replyTo,
    html: mailPage({
      language,
      title,
      letterhead: letterheadOf(parameters, language),
      content: [
        ...paragraphs(before, mailStyles.paragraph),
        ...(quote === undefined
          ? []
          : [html`<div style="${mailStyles.quote}">${paragraphs(quote, 'margin:0;')}</div>`]),
        ...actions.map(
          ({ label, url }) =>
            html`<p style="${mailStyles.paragraph}"><a href="${url}" style="${mailStyles.action}">${label}</a></p>`,
        ),
        ...paragraphs(after, mailStyles.paragraph),
      ],
      sender,
    }),
    text: [
      title,
      before,
      ...(quote === undefined ? [] : [quote]),
      ...actions.map(({ label, url }) => `${label}:\n${url}`),
      after,
      '--',
      sender.join('\n'),
    ].join('\n\n'),
  };
}
