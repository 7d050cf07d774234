import { letter, shopAddress } from '../mail/mail.ts';
import type { MailDraft } from '../mail/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language } from '../storefront/storefront.ts';
import type { Subscription } from './store.ts';

/**
 * Why an address gets a mail about the newsletter: somebody asked for it and it shall confirm, it
 * has confirmed, somebody asked although it is subscribed, or somebody ended it by the address.
 */
type Occasion = 'asked' | 'confirmed' | 'known' | 'ended';

interface Words {
  readonly subject: string;
  readonly before: string;
  readonly action: string;
  readonly after: string;
}

const words: Readonly<Record<Language, Readonly<Record<Occasion, Words>>>> = {
  de: {
    asked: {
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      before:
        'jemand, vermutlich Sie, hat diese E-Mail-Adresse für unseren Newsletter angemeldet. Erst wenn Sie das bestätigen, schicken wir Ihnen etwas.',
      action: 'Anmeldung bestätigen',
      after:
        'Der Link gilt sieben Tage. Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir die Adresse.',
    },
    confirmed: {
      subject: 'Sie bekommen jetzt unseren Newsletter',
      before:
        'Ihre Anmeldung ist bestätigt, danke. Wenn Sie den Newsletter nicht mehr möchten, genügt ein Klick, jederzeit und ohne Begründung:',
      action: 'Vom Newsletter abmelden',
      after: 'Auch jede Ausgabe enthält diesen Link.',
    },
    known: {
      subject: 'Sie bekommen unseren Newsletter schon',
      before:
        'jemand, vermutlich Sie, hat diese E-Mail-Adresse für unseren Newsletter angemeldet. Sie bekommen ihn bereits, es ist nichts weiter zu tun. Wenn Sie ihn nicht mehr möchten, genügt ein Klick:',
      action: 'Vom Newsletter abmelden',
      after: 'Kommt der Newsletter nicht an, sehen Sie bitte im Spam-Ordner nach.',
    },
    ended: {
      subject: 'Sie sind vom Newsletter abgemeldet',
      before:
        'wie gewünscht schicken wir Ihnen keinen Newsletter mehr. War das ein Versehen, können Sie sich hier wieder anmelden:',
      action: 'Zur Anmeldung',
      after: 'Diese Nachricht ist die letzte in dieser Sache.',
    },
  },
  en: {
    asked: {
      subject: 'Please confirm your newsletter subscription',
      before:
        'Somebody, presumably you, has entered this e-mail address for our newsletter. We send you nothing before you confirm it.',
      action: 'Confirm subscription',
      after:
        'The link is valid for seven days. It was not you? Then there is nothing to do: without a confirmation we delete the address.',
    },
    confirmed: {
      subject: 'You now get our newsletter',
      before:
        'Your subscription is confirmed, thank you. Should you no longer want the newsletter, one click is enough, at any time and without a reason:',
      action: 'Unsubscribe from the newsletter',
      after: 'Every issue has this link, too.',
    },
    known: {
      subject: 'You get our newsletter already',
      before:
        'Somebody, presumably you, has entered this e-mail address for our newsletter. You get it already, so there is nothing to do. If you no longer want it, one click is enough:',
      action: 'Unsubscribe from the newsletter',
      after: 'If the newsletter does not arrive, please look into your spam folder.',
    },
    ended: {
      subject: 'You are unsubscribed from the newsletter',
      before:
        'As you wished we send you no more newsletters. If that was a slip, you can subscribe again here:',
      action: 'To the subscription',
      after: 'This message is the last one about it.',
    },
  },
};

/** Where one click, or one POST of a mail program, ends the subscription. */
export function unsubscribeUrl(
  { id, language }: Pick<Subscription, 'id' | 'language'>,
  parameters: ParameterSet,
): string {
  return `${shopAddress(parameters, language)}/service/newsletter/newsletter-abmelden?token=${id}`;
}

export function newsletterMail(
  occasion: Occasion,
  subscription: Subscription,
  parameters: ParameterSet,
): MailDraft {
  const { id, email, language } = subscription;
  const { subject, before, action, after } = words[language][occasion];
  const page = `${shopAddress(parameters, language)}/service/newsletter`;
  const urls: Readonly<Record<Occasion, string>> = {
    asked: `${page}/success?token=${id}`,
    confirmed: unsubscribeUrl(subscription, parameters),
    known: unsubscribeUrl(subscription, parameters),
    ended: page,
  };
  const url = urls[occasion];
  const isSubscribed = occasion === 'confirmed' || occasion === 'known';
  return letter(parameters, {
    kind: 'newsletter',
    recipient: email,
    language,
    subject,
    // Before the address is confirmed, the name is what somebody else may have typed.
    greets: occasion === 'asked' ? 'anybody' : subscription,
    before,
    action: { label: action, url },
    after,
    ...(isSubscribed && { unsubscribeUrl: url }),
  });
}
