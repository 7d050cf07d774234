import { productPath } from '../../../contract/index.ts';
import { letter, shopAddress } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { RestockArticle, RestockRequest } from './store.ts';

/** What a mail says of the article. */
interface NamedArticle extends RestockArticle {
  /** Its values; null where the product has no variants. */
  readonly variant: string | null;
}

/** Somebody asked for a mail and the address shall confirm, or the article can be bought again. */
type Occasion = 'asked' | 'back';

const words = {
  de: {
    asked: {
      subject: () => 'Bitte bestätigen Sie: Nachricht, wenn wieder lieferbar',
      before: (article: string) =>
        `jemand, vermutlich Sie, möchte an diese E-Mail-Adresse eine Nachricht, sobald dieser Artikel wieder lieferbar ist: ${article}. Erst wenn Sie das bestätigen, merken wir es uns.`,
      action: 'Nachricht bestätigen',
      withdraw: 'Anfrage gleich löschen',
      after:
        'Der Link gilt sieben Tage. Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir die Adresse.',
    },
    back: {
      subject: (name: string) => `Wieder da: ${name}`,
      before: (article: string) =>
        `Sie wollten es wissen: Dieser Artikel ist wieder lieferbar: ${article}. Zurückgelegt haben wir ihn nicht.`,
      action: 'Zum Artikel',
      after:
        'Diese Nachricht ist die einzige zu diesem Artikel; Ihre Anfrage haben wir damit gelöscht.',
    },
  },
  en: {
    asked: {
      subject: () => 'Please confirm: a message when it is available again',
      before: (article: string) =>
        `Somebody, presumably you, would like a message to this e-mail address once this item is available again: ${article}. We note it only after you confirm it.`,
      action: 'Confirm the message',
      withdraw: 'Delete the request at once',
      after:
        'The link is valid for seven days. It was not you? Then there is nothing to do: without a confirmation we delete the address.',
    },
    back: {
      subject: (name: string) => `Back again: ${name}`,
      before: (article: string) =>
        `You wanted to know: this item is available again: ${article}. We have not put one aside.`,
      action: 'To the item',
      after: 'This message is the only one about this item; it has ended your request.',
    },
  },
} as const;

export function restockMail(
  occasion: Occasion,
  { id, email, language }: RestockRequest,
  { name: product, variant, orderNumber, productId, itemId }: NamedArticle,
  parameters: ParameterSet,
): MailDraft {
  const wording = words[language][occasion];
  const name = variant === null ? product : `${product}, ${variant}`;
  const subject = wording.subject(name);
  const draft = {
    kind: 'restock',
    recipient: email,
    language,
    subject,
    greets: 'anybody',
    before: wording.before(`${name} (${orderNumber})`),
    after: wording.after,
  } as const;
  if (occasion === 'back') {
    const path = productPath(productId, itemId);
    return letter(parameters, { ...draft, action: { label: wording.action, path } });
  }
  // Where the page leads on to.
  const article = new URLSearchParams({ product: productId, varid: itemId });
  const withdrawPath = `/notify?end=${id}&${article}`;
  return letter(parameters, {
    ...draft,
    action: [
      { label: wording.action, path: `/notify?token=${id}&${article}` },
      { label: words[language].asked.withdraw, path: withdrawPath },
    ],
    unsubscribeUrl: shopAddress(parameters, language) + withdrawPath,
  });
}
