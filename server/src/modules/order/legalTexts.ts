import sanitizeHtml from 'sanitize-html';
import { hasRightOfWithdrawal, legalPath } from '../../../contract/index.ts';
import type { ContentService } from '../content/service.ts';
import { shopAddress } from '../mail/mail.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Language, Storefront } from '../storefront/storefront.ts';

/** What the law wants on a durable medium with every contract (BGB § 312f, FAGG § 7). */
export interface LegalTexts {
  readonly terms: string;
  /** Undefined where there is no right of withdrawal: for businesses, and where neither law nor shop grant one. */
  readonly withdrawal:
    | {
        /** What the shop's page calls it, where the shop alone grants it; null: as the law does. */
        readonly title: string | null;
        readonly text: string;
      }
    | undefined;
}

/** Both come from the shop's own pages of them, so that there is one text to keep up. */
export async function legalTextsFor(
  storefront: Storefront,
  language: Language,
  { content, parameters }: { content: ContentService; parameters: ParameterSet },
): Promise<LegalTexts> {
  const shopUrl = shopAddress(parameters, language);
  const pathOf = (entry: 'termsPath' | 'withdrawalPath') =>
    parameters.text('legal', `${entry}.${language}`);
  const pageOf = async (path: string) => {
    const lookup = await content.lookUp(path, storefront, language);
    if (lookup.kind !== 'page') return undefined;
    const { title, rows } = lookup.page;
    const text = textsIn(rows, shopUrl).join('\n\n');
    return text === '' ? undefined : { title, text };
  };
  const url = `${shopUrl}${pathOf('termsPath')}`;
  const terms =
    (await pageOf(pathOf('termsPath')))?.text ??
    (language === 'en'
      ? `Our general terms and conditions apply: ${url}`
      : `Es gelten unsere Allgemeinen Geschäftsbedingungen: ${url}`);
  if (storefront.id === 'b2b') return { terms, withdrawal: undefined };
  const page = await pageOf(pathOf('withdrawalPath'));
  if (!hasRightOfWithdrawal(storefront.id)) return { terms, withdrawal: page };
  const text = page?.text ?? withdrawalInstruction(parameters, language);
  return { terms, withdrawal: { title: null, text } };
}

/** Fields of a page's teasers that hold an address or a name of something, not words to read. */
const noWords =
  /^(template|type|id|kind|src|url|link|href|path|image|media|alt|icon|color|anchor)$/i;

/** The words of a content page in reading order, as plain text. */
function textsIn(value: unknown, shopUrl: string, key = ''): string[] {
  if (typeof value === 'string') {
    const text = noWords.test(key) ? '' : textOfMarkup(value, shopUrl);
    return text === '' ? [] : [text];
  }
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, shopUrl, key));
  if (typeof value === 'object' && value !== null) {
    // jsonb forgets the order of attributes: headings come before what they head.
    const isBody = (name: string): number => (/head|title/i.test(name) ? 0 : 1);
    return Object.entries(value)
      .sort(([a], [b]) => isBody(a) - isBody(b))
      .flatMap(([name, entry]) => textsIn(entry, shopUrl, name));
  }
  return [];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Links to the shop's own pages keep their address: a printed link cannot be clicked. */
function textOfMarkup(markup: string, shopUrl: string): string {
  const broken = markup
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^<>]*href="(\/[^"<>]*)"[^<>]*>((?:[^<]|<(?!\/a>))*)<\/a>/gi, `$2 (${shopUrl}$1)`)
    .replace(/<li[^<>]*>/gi, '$&– ')
    .replace(/<br[^<>]*>|<\/(li|tr)>/gi, '$&\n')
    .replace(/<\/(p|h[1-6]|div|ul|ol|table|section)>/gi, '$&\n\n');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The model instruction for the sale of goods (EGBGB, annex 1 to art. 246a § 1 (2)). */
function withdrawalInstruction(parameters: ParameterSet, language: Language): string {
  const company = (entry: 'name' | 'address' | 'email' | 'phone'): string =>
    parameters.text('company', entry);
  const contact = `${company('name')}, ${company('address')}, ${company('phone')}, ${company('email')}`;
  const online = `${shopAddress(parameters, language)}${legalPath('withdrawal', language)}`;
  return language === 'en' ? instructionInEnglish(contact, online) : instruction(contact, online);
}

function instruction(contact: string, online: string): string {
  return `Widerrufsbelehrung

Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${contact}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter ${online} ausüben; in diesem Fall bestätigen wir Ihnen den Eingang Ihres Widerrufs unverzüglich per E-Mail mit dem Inhalt der Erklärung sowie Datum und Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

– An ${contact}:
– Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)
– Bestellt am (*)/erhalten am (*)
– Name des/der Verbraucher(s)
– Anschrift des/der Verbraucher(s)
– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
– Datum
(*) Unzutreffendes streichen.`;
}

function instructionInEnglish(contact: string, online: string): string {
  return `Instructions on withdrawal

Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.

To exercise the right of withdrawal, you must inform us (${contact}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online at ${online}; we will then confirm receipt without delay by e-mail, with the content of your statement and the date and time of its receipt.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.

Model withdrawal form

(Complete and return this form only if you wish to withdraw from the contract.)

– To ${contact}:
– I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)
– Ordered on (*)/received on (*)
– Name of consumer(s)
– Address of consumer(s)
– Signature of consumer(s) (only if this form is notified on paper)
– Date
(*) Delete as appropriate.`;
}
