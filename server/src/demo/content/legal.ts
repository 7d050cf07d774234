import { fill, fillIn } from '../../modules/content/placeholders.ts';
import {
  type Currencies,
  type StorefrontId,
  storefrontOf,
} from '../../modules/storefront/storefront.ts';
import { amountIn, type Page, textPage } from './page.ts';

/**
 * The pages that a first order needs by law. They are written for a German operator and carry a
 * mark wherever only the operator knows the facts; they do not replace legal advice.
 */

const company = 'Kreide Musterhandel GmbH';
const address = 'Musterstraße 1<br />12345 Musterstadt<br />Deutschland';
const notice = `<p>${fill('alle Angaben dieser Seite durch die des Betreibers; der Text ist eine Vorlage und ersetzt keine Rechtsberatung')}</p>`;
const noticeEn = `<p>${fillIn('all details on this page by those of the operator; the text is a template and does not replace legal advice')}</p>`;

const imprint = `${notice}
<h2>Angaben gemäß §\u00a05 DDG</h2>
<address>${company}<br />${address}</address>
<p>Vertreten durch: ${fill('Name der Geschäftsführung')}</p>
<h2>Kontakt</h2>
<p>Telefon: +49 30 0000000<br />E-Mail: <a href="mailto:service@kreide.example">service@kreide.example</a><br /><a href="/service/kontakt">So erreichen Sie uns</a></p>
<h2>Registereintrag</h2>
<p>Registergericht: ${fill('Amtsgericht')}<br />Registernummer: ${fill('HRB-Nummer')}</p>
<h2>Umsatzsteuer-Identifikationsnummer</h2>
<p>Gemäß §\u00a027a Umsatzsteuergesetz: ${fill('USt-IdNr.')}</p>
<h2>Register und Systeme der Rücknahme</h2>
<p>Verpackungsregister LUCID: ${fill('Registrierungsnummer')}<br />Stiftung EAR (WEEE): ${fill('Registrierungsnummer')}<br />Batteriegesetz: ${fill('Registrierungsnummer')}</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>${fill('Name und Anschrift nach §\u00a018 Abs.\u00a02 MStV')}</p>
<h2>Streitbeilegung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. ${fill('falls eine Verpflichtung besteht: zuständige Stelle')}</p>`;

const imprintOf = {
  at: `${notice}
<h2>Angaben gemäß §\u00a05 ECG und §\u00a025 MedienG</h2>
<address>${company}<br />${address}</address>
<p>Unternehmensgegenstand: Versandhandel mit Schul- und Bürobedarf<br />Vertreten durch: ${fill('Name der Geschäftsführung')}</p>
<h2>Kontakt</h2>
<p>Telefon: +49 30 0000000<br />E-Mail: <a href="mailto:service@kreide.example">service@kreide.example</a><br /><a href="/service/kontakt">So erreichen Sie uns</a></p>
<h2>Firmenbuch und Umsatzsteuer</h2>
<p>Firmenbuch oder Handelsregister: ${fill('Gericht und Nummer')}<br />UID-Nummer: ${fill('UID')}<br />Kammer und Gewerbebehörde: ${fill('falls zutreffend')}</p>
<h2>Streitbeilegung</h2>
<p>${fill('ob der Betreiber an der Schlichtung teilnimmt, und bei welcher Stelle')}</p>`,
  ch: `${notice}
<h2>Angaben nach Art. 3 Abs.\u00a01 Bst. s UWG</h2>
<address>${company}<br />${address}</address>
<p>Vertreten durch: ${fill('Name der Geschäftsführung')}</p>
<h2>Kontakt</h2>
<p>Telefon: +49 30 0000000<br />E-Mail: <a href="mailto:service@kreide.example">service@kreide.example</a><br /><a href="/service/kontakt">So erreichen Sie uns</a></p>
<h2>Register und Mehrwertsteuer</h2>
<p>Handelsregister: ${fill('Register und Nummer')}<br />UID/MWST in der Schweiz: ${fill('CHE-Nummer')}</p>`,
} as const;

const imprintEn = `${noticeEn}
<h2>Provider</h2>
<address>${company}<br />${address.replace('Deutschland', 'Germany')}</address>
<p>Represented by: ${fillIn('names of the managing directors')}</p>
<h2>Contact</h2>
<p>Phone: +49 30 0000000<br />E-mail: <a href="mailto:service@kreide.example">service@kreide.example</a></p>
<h2>Commercial register and VAT</h2>
<p>Court of registration: ${fillIn('court')}<br />Register number: ${fillIn('HRB number')}<br />VAT ID: ${fillIn('VAT ID number')}</p>`;

const rightOfWithdrawal = `<h2>7. Widerrufsrecht</h2>
<p>Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht zu. Es steht mit allen Einzelheiten in der <a href="/service/widerrufsbelehrung">Widerrufsbelehrung</a>; widerrufen können Sie direkt über <a href="/widerruf">Vertrag widerrufen</a>.</p>`;

const withdrawalClause = {
  de: rightOfWithdrawal,
  at: rightOfWithdrawal,
  ch: `<h2>7. Freiwilliges Widerrufsrecht</h2>
<p>Das schweizerische Recht kennt beim Kauf im Internet kein Widerrufsrecht; wir räumen Ihnen eines freiwillig ein. Die Einzelheiten stehen unter <a href="/service/widerrufsbelehrung">Freiwilliges Widerrufsrecht</a>; widerrufen können Sie direkt über <a href="/widerruf">Vertrag widerrufen</a>.</p>`,
  b2b: '',
} as const;

const currencyNames = new Intl.DisplayNames('de', { type: 'currency' });

const terms = (store: StorefrontId, currencies: Currencies): string => `${notice}
<h2>1. Geltung</h2>
<p>Diese Bedingungen gelten für alle Bestellungen in diesem Shop zwischen der ${company} („wir“) und ${store === 'b2b' ? 'Unternehmen, Schulen, Behörden und anderen Einrichtungen. Verträge mit Verbraucherinnen und Verbrauchern werden hier nicht geschlossen' : 'Verbraucherinnen und Verbrauchern sowie Unternehmen'}. Maßgeblich ist die Fassung, die bei der Bestellung gilt.</p>
<h2>2. Vertragsschluss</h2>
<p>Die Darstellung der Waren ist kein bindendes Angebot. Mit dem Klick auf „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Eingabefehler können Sie bis dahin in jedem Schritt berichtigen. Den Eingang bestätigen wir sofort per E-Mail; diese Bestätigung enthält die wesentlichen Angaben zur Bestellung, diese Bedingungen${store === 'b2b' ? '' : store === 'ch' ? ' und das freiwillige Widerrufsrecht' : ' und die Widerrufsbelehrung'}. Der Vertrag kommt zustande, wenn wir die Bestellung annehmen oder die Ware versenden, spätestens innerhalb von fünf Werktagen. Der Vertragstext wird bei uns gespeichert; die Vertragssprache ist Deutsch${store === 'b2b' ? ' oder Englisch' : ''}.</p>
<h2>3. Preise und Versandkosten</h2>
<p>${store === 'b2b' ? 'Alle Preise sind Nettopreise in Euro zuzüglich der gesetzlichen Mehrwertsteuer.' : `Alle Preise sind Endpreise in ${currencyNames.of(storefrontOf(store, currencies).currency)} einschließlich der gesetzlichen Mehrwertsteuer.`} Die Versandkosten stehen auf der Seite <a href="/service/versandkosten">Versandkosten</a> und im Warenkorb.${store === 'ch' ? '' : ' Für Bücher gilt der gebundene Ladenpreis.'}</p>
<h2>4. Lieferung</h2>
<p>Wir liefern in die Länder, die im Bestellablauf zur Auswahl stehen. Die Lieferzeit steht am Artikel. Möbel und andere sperrige Waren kommen nach Absprache mit der Spedition. Ist eine Ware wider Erwarten nicht lieferbar, sagen wir Ihnen sofort Bescheid und erstatten, was Sie schon bezahlt haben.</p>
<h2>5. Zahlung</h2>
<p>Die angebotenen Zahlungsarten sehen Sie im Bestellablauf. Bei Kauf auf Rechnung ist der Betrag innerhalb von 14 Tagen nach Erhalt der Ware fällig, bei Vorkasse innerhalb von 7 Tagen nach Bestellung.</p>
<h2>6. Eigentumsvorbehalt</h2>
<p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>
${withdrawalClause[store]}
<h2>${store === 'b2b' ? '7' : '8'}. Gewährleistung und Haftung</h2>
<p>Es gelten die gesetzlichen Mängelrechte${store === 'b2b' ? '; gegenüber Unternehmen verjähren sie in einem Jahr ab Lieferung' : ''}. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit, im Übrigen nur bei Verletzung wesentlicher Vertragspflichten und begrenzt auf den typischen, vorhersehbaren Schaden.</p>
<h2>${store === 'b2b' ? '8' : '9'}. Schluss</h2>
<p>Es gilt das Recht ${store === 'ch' ? 'der Schweiz' : store === 'at' ? 'der Republik Österreich' : 'der Bundesrepublik Deutschland'} unter Ausschluss des UN-Kaufrechts; zwingende Schutzvorschriften des Landes, in dem Sie wohnen, bleiben unberührt. ${store === 'b2b' ? `Gerichtsstand ist ${fill('Sitz des Betreibers')}.` : ''}</p>`;

const termsEn = `${noticeEn}
<h2>1. Scope</h2>
<p>These terms apply to all orders in this shop between ${company} (“we”) and companies, schools, public bodies and other institutions. No contracts are made with consumers here.</p>
<h2>2. Conclusion of contract</h2>
<p>What we show in the shop is no binding offer. By clicking “Order with obligation to pay” you place a binding order; until then you can correct errors at every step. We confirm receipt at once by e-mail. The contract is made when we accept the order or ship the goods, within five working days at the latest. The contract may be made in German or English.</p>
<h2>3. Prices and shipping</h2>
<p>All prices are net prices in euro plus statutory VAT. Shipping costs are listed under <a href="/service/shipping-costs">Shipping costs</a> and in the cart. Books are sold at their fixed retail price.</p>
<h2>4. Delivery and payment</h2>
<p>Delivery times are shown with the item. Furniture and other bulky goods come by forwarding agent on an agreed date. Invoices are due within 14 days of receipt of the goods.</p>
<h2>5. Retention of title, defects, liability</h2>
<p>Goods remain our property until paid in full. Statutory rights apply to defects; they lapse one year after delivery. We are liable without limit for intent and gross negligence and for injury to life, body and health, otherwise only for the breach of essential duties and limited to the typical, foreseeable damage.</p>
<h2>6. Law</h2>
<p>German law applies, excluding the UN Sales Convention. Place of jurisdiction: ${fillIn('seat of the operator')}.</p>`;

/** What allows a shop to store in a browser. */
const storageLaw = {
  de: {
    needed: '§\u00a025 Abs.\u00a02 Nr. 2 TDDDG',
    consented: '§\u00a025 Abs.\u00a01 TDDDG, Art. 6 Abs.\u00a01 lit. a DSGVO',
  },
  at: {
    needed: '§\u00a0165 Abs.\u00a03 TKG 2021',
    consented: '§\u00a0165 Abs.\u00a03 TKG 2021, Art. 6 Abs.\u00a01 lit. a DSGVO',
  },
  ch: { needed: 'Art. 45c FMG', consented: 'Art. 45c FMG, Art. 6 Abs.\u00a06 DSG' },
} as const;

const privacy = (store: 'de' | 'at' | 'ch'): string => `${notice}
<h2>Verantwortlich</h2>
<p>${company}, Musterstraße 1, 12345 Musterstadt, <a href="mailto:datenschutz@kreide.example">datenschutz@kreide.example</a>. Datenschutzbeauftragte Person: ${fill('Name und Erreichbarkeit')}</p>
<h2>Beim Besuch des Shops</h2>
<p>Wir verarbeiten die technischen Daten, die Ihr Browser übermittelt (Adresse, Zeitpunkt, abgerufene Seite), um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs.\u00a01 lit. f DSGVO). Sie werden nach ${fill('Frist, etwa 14 Tagen')} gelöscht.</p>
<h2>Cookies und Speicher</h2>
<p>Ohne Ihre Einwilligung speichern wir nur, was für den Shop nötig ist (${storageLaw[store].needed}): die Kennung Ihres Warenkorbs (<em>cartId</em>, 30 Tage), Ihre Besuchskennung (30 Tage), nach der Anmeldung Ihre Sitzung und Ihren Namen für die Begrüßung, eine zufällige Kennung Ihres Browsers, damit wir Ihnen Anmeldungen auf fremden Geräten melden können (<em>deviceId</em>, 400 Tage nach der letzten Anmeldung), Ihre Antwort auf die Frage nach der Einwilligung (<em>consent</em>, 180 Tage) und, falls Sie sie wählen, die helle oder dunkle Darstellung. Melden Sie eine Rücksendung an, merken wir uns Ihre Angaben einen Tag lang unter einer zufälligen Kennung (<em>returnDraft</em>, bis Sie den Browser schließen). Während Sie eine Mitgliedschaft bestellen, merken wir uns auch das (<em>primeCheckout</em>, bis Sie den Browser schließen). Haben Sie den Shop als App auf den Startbildschirm gelegt, behält das Gerät die zuletzt angesehenen Seiten, damit Sie sie ohne Netz lesen können.</p>
<h2>Statistik und Komfort</h2>
<p>Nur mit Ihrer Einwilligung (${storageLaw[store].consented}) zählen wir, welche Seiten und Artikel angesehen werden und wie schnell sie erscheinen. Dazu speichert Ihr Browser eine zufällige Kennung (<em>statisticsId</em>, 180 Tage), bei Vergleichen zweier Fassungen einer Seite die gezeigte (<em>BZ_AB_…</em>, 30 Tage) und bis zum Schließen des Fensters, welche Artikel schon gezählt sind. Mit derselben Einwilligung merkt sich Ihr Browser, welche Artikel Sie zuletzt angesehen haben (<em>viewedProducts</em>, höchstens zwanzig, 30 Tage), und zeigt sie unter „Zuletzt angesehen“; die Liste bleibt in Ihrem Browser, und Sie können sie dort jederzeit leeren. Name, E-Mail-Adresse und Kundennummer gehören nicht dazu. Den Nachweis Ihrer Einwilligung (Kennung, Zeitpunkt, Umfang) und die Messwerte löschen wir nach ${fill('den eingestellten Fristen')}. Ihre Auswahl ändern oder widerrufen Sie jederzeit unter <a href="#uc-corner-modal-show">Cookie-Einstellungen</a>; was für Statistik und Komfort gespeichert war, wird dann entfernt.</p>
<h2>Bei einer Bestellung</h2>
<p>Name, Anschrift, E-Mail und die bestellten Waren verarbeiten wir, um den Vertrag zu erfüllen (Art. 6 Abs.\u00a01 lit. b DSGVO). Die Anschrift erhält der Versanddienst, die Zahlungsdaten der Zahlungsdienst. Fotos, die Sie einer Rücksendung beilegen, sehen nur wir; sie gehören zu deren Unterlagen. Rechnungen bewahren wir so lange auf, wie es Handels- und Steuerrecht verlangen.</p>
<h2>Wenn Sie uns schreiben</h2>
<p>Was Sie uns über das Kontaktformular schreiben und anhängen, schicken wir uns selbst als E-Mail und Ihnen als Kopie; im Shop wird beides nach 30 Tagen gelöscht. Wir verwenden es nur, um Ihnen zu antworten (Art. 6 Abs.\u00a01 lit. b und f DSGVO).</p>
<h2>Wenn Sie einen Katalog bestellen</h2>
<p>Name und Anschrift, und Ihre E-Mail-Adresse, wenn Sie sie nennen, verwenden wir nur, um den Katalog zu schicken und das zu bestätigen (Art. 6 Abs.\u00a01 lit. b DSGVO). Die Anschrift erhält der Versanddienst. Wir löschen sie nach ${fill('der eingestellten Frist')}.</p>
<h2>Newsletter</h2>
<p>Wer unseren Newsletter bestellt, gibt uns seine E-Mail-Adresse und, wenn er mag, Anrede, Namen und Interesse. Wir verwenden sie nur dafür und nur mit Ihrer Einwilligung (Art. 6 Abs.\u00a01 lit. a DSGVO), die Sie über einen Link in einer E-Mail bestätigen. Folgen Sie ihm nicht binnen sieben Tagen, löschen wir die Angaben. Zum Nachweis halten wir fest, wann Sie die Einwilligung gegeben und bestätigt haben und welche Fassung unseres Textes galt (Art. 7 Abs.\u00a01 DSGVO). Abmelden können Sie sich jederzeit mit dem Link in jeder Ausgabe oder <a href="/service/newsletter/newsletter-abmelden">hier</a>; dann bleiben nur die Adresse und dieser Nachweis, bis er nach ${fill('der eingestellten Frist')} gelöscht wird.</p>
<p>Wer wissen möchte, wann ein Artikel wieder lieferbar ist, gibt uns dafür seine E-Mail-Adresse, ebenfalls mit einer Einwilligung, die er über einen Link bestätigt und jederzeit widerrufen kann. Wir löschen sie mit der einen Nachricht, ohne Bestätigung nach sieben Tagen, sonst spätestens nach ${fill('der eingestellten Frist')}.</p>
<h2>Frage nach Ihrer Meinung</h2>
<p>Nach einer Bestellung können Sie uns erlauben, Ihnen einmal zu schreiben, damit Sie die Artikel bewerten können (Art. 6 Abs.\u00a01 lit. a DSGVO). Ohne diese Einwilligung fragen wir nicht; sie wird mit der Bestellung aufbewahrt, und eine Antwort auf eine unserer E-Mails widerruft sie.</p>
<h2>Empfänger</h2>
<p>${fill('Hosting, Versand, Zahlung, E-Mail: Namen, Sitz, Verträge zur Auftragsverarbeitung')}</p>
<h2>Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde. Mehr dazu unter <a href="/service/daten">Ihre Daten</a>.</p>`;

const privacyEn = `${noticeEn}
<h2>Controller</h2>
<p>${company}, Musterstraße 1, 12345 Musterstadt, Germany, <a href="mailto:datenschutz@kreide.example">datenschutz@kreide.example</a></p>
<h2>When you visit the shop</h2>
<p>We process the technical data that your browser sends to deliver the page and to fend off attacks (Art. 6(1)(f) GDPR).</p>
<h2>Cookies and storage</h2>
<p>Without your consent we only store what the shop needs (section 25(2) no. 2 TDDDG): the id of your cart (<em>cartId</em>, 30 days), the id of your visit (30 days), after login your session and your name for the greeting, a random id of your browser so that we can tell you of logins on other devices (<em>deviceId</em>, 400 days after the last login), your answer to the question for consent (<em>consent</em>, 180 days) and, if you choose one, the light or dark look. When you register a return, we keep what you entered for a day under a random id (<em>returnDraft</em>, until you close the browser). While you order a membership, we keep that, too (<em>primeCheckout</em>, until you close the browser). If you put the shop on your home screen as an app, the device keeps the pages you looked at last so that you can read them without a network.</p>
<h2>Statistics and convenience</h2>
<p>Only with your consent (section 25(1) TDDDG, Art. 6(1)(a) GDPR) we count which pages and items are looked at and how fast they appear. For this your browser keeps a random id (<em>statisticsId</em>, 180 days), the version shown to you where two versions of a page are compared (<em>BZ_AB_…</em>, 30 days) and, until the window is closed, which items were counted already. With the same consent your browser remembers which items you looked at last (<em>viewedProducts</em>, twenty at most, 30 days) and shows them under “Recently viewed”; the list stays in your browser, and you can clear it there at any time. Name, e-mail address and customer number are no part of it. Proof of your consent (id, time, extent) and the measurements are deleted after ${fillIn('the periods that are set')}. You can change or withdraw your choice at any time under <a href="#uc-corner-modal-show">Cookie settings</a>; what was stored for statistics and convenience is then removed.</p>
<h2>When you order</h2>
<p>We process name, address, e-mail and the goods ordered to perform the contract (Art. 6(1)(b) GDPR). The carrier receives the address, the payment provider the payment data. Only we see photos that you add to a return; they belong to its records. Invoices are kept as long as commercial and tax law demand.</p>
<h2>When you write to us</h2>
<p>What you write and attach in the contact form goes to us as an e-mail and to you as a copy; in the shop both are deleted after 30 days. We use it only to answer you (Art. 6(1)(b) and (f) GDPR).</p>
<h2>When you order a catalogue</h2>
<p>We use name and address, and your e-mail address if you give it, only to send the catalogue and to confirm that (Art. 6(1)(b) GDPR). The carrier receives the address. We delete it after ${fillIn('the period that is set')}.</p>
<h2>Newsletter</h2>
<p>Whoever orders our newsletter gives us an e-mail address and, if they like, salutation, name and interest. We use these for nothing else and only with your consent (Art. 6(1)(a) GDPR), which you confirm by a link in an e-mail. If you do not follow it within seven days, we delete the details. As proof we keep when you consented and confirmed, and which version of our text applied (Art. 7(1) GDPR). You can unsubscribe at any time by the link in every issue or <a href="/service/newsletter/newsletter-abmelden">here</a>; then only the address and this proof stay until they are deleted after ${fillIn('the period that is set')}.</p>
<p>Whoever wants to know when an item is available again gives us an e-mail address for it, also with a consent that is confirmed by a link and can be withdrawn at any time. We delete it with the one message, without a confirmation after seven days, and otherwise at the latest after ${fillIn('the period that is set')}.</p>
<h2>Asking for your opinion</h2>
<p>After an order you may allow us to write to you once, so that you can rate the items (Art. 6(1)(a) GDPR). Without this consent we do not ask; it is kept with the order, and an answer to one of our e-mails withdraws it.</p>
<h2>Your rights</h2>
<p>You have the right to access, rectification, erasure, restriction, portability and objection, and to complain to a supervisory authority.</p>`;

const withdrawalText = `${notice}
<h2>Widerrufsrecht</h2>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company}, Musterstraße 1, 12345 Musterstadt, Telefon +49 30 0000000, <a href="mailto:widerruf@kreide.example">widerruf@kreide.example</a>) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Am einfachsten geht es über <a href="/widerruf">Vertrag widerrufen</a>: zwei Schritte, ohne Anmeldung, mit sofortiger Eingangsbestätigung per E-Mail. Sie können auch das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor ihrem Ablauf absenden.</p>
<h2>Folgen des Widerrufs</h2>
<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer anderen als der von uns angebotenen günstigsten Standardlieferung), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel, das Sie eingesetzt haben, und berechnen dafür kein Entgelt. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder bis Sie nachgewiesen haben, dass Sie sie abgesandt haben.</p>
<p>Sie haben die Waren unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden. Paketfähige Waren: Wir tragen die Kosten der Rücksendung. Speditionsware holen wir ab. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang mit den Waren zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.</p>
<h2>Ausnahmen</h2>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Angaben angefertigt wurden, und erlischt bei Ton- oder Bildaufnahmen und Software in versiegelter Packung, wenn die Versiegelung nach der Lieferung entfernt wurde.</p>
<h2>Muster-Widerrufsformular</h2>
<p>(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden es zurück.)</p>
<ul><li>An ${company}, Musterstraße 1, 12345 Musterstadt, widerruf@kreide.example</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul>
<p>(*) Unzutreffendes streichen.</p>`;

const returnsInSwitzerland = `${notice}
<p>Das schweizerische Recht kennt beim Kauf im Internet kein Widerrufsrecht. Wir räumen es Ihnen freiwillig ein: Sie können jede Bestellung innerhalb von 14 Tagen nach Erhalt der Ware ohne Begründung widerrufen.</p>
<h2>So geht es</h2>
<p>Am einfachsten über <a href="/widerruf">Vertrag widerrufen</a>: zwei Schritte, ohne Anmeldung, mit sofortiger Eingangsbestätigung per E-Mail. Senden Sie die Ware danach innerhalb von 14 Tagen zurück; die Rücksendung von Paketen zahlen wir, Speditionsware holen wir ab.</p>
<h2>Was Sie zurückbekommen</h2>
<p>Den Kaufpreis und die Versandkosten der Hinsendung, innerhalb von 14 Tagen und auf dem Weg, auf dem Sie bezahlt haben. Ausgenommen sind Waren, die nach Ihren Angaben angefertigt wurden, und entsiegelte Ton- oder Bildträger und Software.</p>`;

const shippingTable = (store: StorefrontId, currencies: Currencies): string => {
  const amount = amountIn(store, currencies);
  const cost = {
    de: amount(4.95),
    at: amount(6.95),
    ch: amount(8.95),
    b2b: `${amount(4.95)} zzgl. MwSt.`,
  }[store];
  const lands = {
    de: 'nach Deutschland',
    at: 'nach Österreich und Südtirol',
    ch: 'in die Schweiz und nach Liechtenstein',
    b2b: 'nach Deutschland und Österreich',
  }[store];
  const carrier = {
    de: 'DPD oder GLS, auf Wunsch DHL, auch an Packstationen',
    at: 'DPD oder GLS',
    ch: 'der Schweizerischen Post',
    b2b: 'DPD oder GLS',
  }[store];
  return `<table><thead><tr><th scope="col">Lieferung</th><th scope="col">Kosten</th></tr></thead><tbody>
<tr><td>Paket ${lands}</td><td>${cost}</td></tr>
<tr><td>Paket ab ${amount(49)} Warenwert</td><td>kostenlos</td></tr>
<tr><td>Sperrige Ware mit der Spedition, je Bestellung</td><td>${amount(29.9)}</td></tr></tbody></table>
<p>Wir versenden mit ${carrier}. Möbel und andere sperrige Waren bringt die Spedition nach telefonischer Absprache bis zur Bordsteinkante; im Bestellablauf fragen wir dafür nach einer Telefonnummer.</p>
<p>Lagerware, die an Werktagen bis 14 Uhr bestellt ist, wird am selben Tag verschickt. Die Lieferzeit eines jeden Artikels steht neben seinem Preis.</p>`;
};

/** Who watches over the accessibility of shops; Swiss law names nobody. */
const supervision = {
  de: `
<h2>Marktüberwachung</h2>
<p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen. ${fill('Anschrift der Stelle')}</p>`,
  at: `
<h2>Marktüberwachung</h2>
<p>Zuständig ist nach dem Barrierefreiheitsgesetz das Sozialministeriumservice. ${fill('Anschrift der Stelle')}</p>`,
  ch: '',
} as const;

const accessibility = (store: 'de' | 'at' | 'ch'): string => `${notice}
<p>Dieser Shop soll für alle bedienbar sein. Er wurde nach den Web Content Accessibility Guidelines 2.2, Stufe AA, gebaut: vollständig mit der Tastatur bedienbar, mit sichtbarem Fokus, ausreichenden Kontrasten in beiden Farbmodi, Überschriften und Beschriftungen für Vorleseprogramme und ohne Bewegung, wenn das Betriebssystem um Ruhe bittet.</p>
<h2>Stand der Vereinbarkeit</h2>
<p>${fill('Ergebnis und Datum der eigenen Prüfung, bekannte Einschränkungen')}</p>
<h2>Barriere melden</h2>
<p>Sie sind auf ein Hindernis gestoßen? Schreiben Sie an <a href="mailto:barrierefrei@kreide.example">barrierefrei@kreide.example</a> oder rufen Sie an: +49 30 0000000. Wir antworten innerhalb von zwei Wochen.</p>${supervision[store]}`;

const accessibilityEn = `${noticeEn}
<p>This shop is meant to work for everyone. It was built to the Web Content Accessibility Guidelines 2.2, level AA: fully usable by keyboard, with visible focus, sufficient contrast in both colour modes, headings and labels for screen readers, and still when your system asks for less motion.</p>
<h2>Status</h2>
<p>${fillIn('result and date of your own audit, known limitations')}</p>
<h2>Report a barrier</h2>
<p>Write to <a href="mailto:barrierefrei@kreide.example">barrierefrei@kreide.example</a> or call +49 30 0000000. We answer within two weeks.</p>`;

const yourData = `<p>Was wir über Sie wissen, gehört Ihnen. Auf dieser Seite steht, wie Sie es ansehen, mitnehmen oder löschen lassen.</p>
<h2>Auskunft und Mitnahme</h2><p>Als angemeldete Kundin oder angemeldeter Kunde sehen Sie Ihre Daten unter <a href="/myaccount/contact-details">Mein Konto</a>. Dort fordern Sie auch eine Kopie von allem an, zum Lesen und in maschinenlesbarer Form; der Link kommt per E-Mail. Haben Sie kein Konto, schicken wir sie auf Anfrage innerhalb eines Monats: <a href="mailto:datenschutz@kreide.example">datenschutz@kreide.example</a>.</p>
<h2>Löschung</h2><p>Ihr Konto können Sie selbst löschen. Rechnungen müssen wir so lange aufbewahren, wie das Steuerrecht es verlangt; sie sind bis dahin gesperrt und werden für nichts anderes verwendet.</p>
<h2>Datenschutz</h2><p>Die vollständigen Hinweise stehen unter <a href="/service/datenschutz">Datenschutz</a>.</p>`;

const yourDataEn = `<p>What we know about you is yours. This page says how to see it, take it along or have it erased.</p>
<h2>Access and portability</h2><p>When logged in you see your data under <a href="/myaccount/contact-details">My account</a>. There you also ask for a copy of everything, to read and in machine-readable form; the link comes by e-mail. Without an account we send it within a month on request: <a href="mailto:datenschutz@kreide.example">datenschutz@kreide.example</a>.</p>
<h2>Erasure</h2><p>You can delete your account yourself. Invoices are kept, blocked, for as long as tax law demands.</p>
<p>The full notice is found under <a href="/service/privacy">Privacy</a>.</p>`;

export function* legalPages(currencies: Currencies): Iterable<Page> {
  yield textPage('/service/impressum', 'de', 'Impressum', imprint, {
    description: 'Anbieterkennzeichnung und Kontakt.',
  });
  for (const storefront of ['at', 'ch'] as const) {
    yield textPage('/service/impressum', 'de', 'Impressum', imprintOf[storefront], {
      storefront,
      description: 'Anbieterkennzeichnung und Kontakt.',
    });
  }
  yield textPage('/service/imprint', 'en', 'Imprint', imprintEn, {
    description: 'Who runs this shop and how to reach us.',
  });
  for (const store of ['de', 'at', 'ch', 'b2b'] as const) {
    yield textPage(
      '/service/agb',
      'de',
      'Allgemeine Geschäftsbedingungen',
      terms(store, currencies),
      {
        storefront: store,
      },
    );
    yield textPage(
      '/service/versandkosten',
      'de',
      'Versandkosten und Lieferung',
      shippingTable(store, currencies),
      { storefront: store, description: 'Was der Versand kostet und wie lange er dauert.' },
    );
  }
  yield textPage('/service/conditions', 'en', 'Terms and conditions', termsEn);
  yield textPage(
    '/service/shipping-costs',
    'en',
    'Shipping costs and delivery',
    '<table><thead><tr><th scope="col">Delivery</th><th scope="col">Cost</th></tr></thead><tbody><tr><td>Parcel to Germany and Austria</td><td>€4.95 plus VAT</td></tr><tr><td>Parcel for goods from €49.00</td><td>free</td></tr><tr><td>Bulky goods by forwarding agent, per order</td><td>€29.90 plus VAT</td></tr></tbody></table><p>What is in stock leaves us the same working day when ordered before 2 p.m. Furniture and other bulky goods come on an agreed date to the kerb.</p>',
  );
  yield textPage('/service/datenschutz', 'de', 'Datenschutz', privacy('de'));
  for (const storefront of ['at', 'ch'] as const) {
    yield textPage('/service/datenschutz', 'de', 'Datenschutz', privacy(storefront), {
      storefront,
    });
  }
  yield textPage('/service/privacy', 'en', 'Privacy', privacyEn);
  yield textPage('/service/widerrufsbelehrung', 'de', 'Widerrufsbelehrung', withdrawalText);
  yield textPage(
    '/service/widerrufsbelehrung',
    'de',
    'Freiwilliges Widerrufsrecht',
    returnsInSwitzerland,
    { storefront: 'ch' },
  );
  yield textPage('/widerruf', 'de', 'Vertrag widerrufen', withdrawalText);
  yield textPage('/widerruf', 'de', 'Vertrag widerrufen', returnsInSwitzerland, {
    storefront: 'ch',
  });
  yield textPage(
    '/withdrawal',
    'en',
    'Withdraw from a contract',
    `${noticeEn}<p>The statutory right of withdrawal is a consumer’s right; contracts in the business shop are made with institutions and companies. If you have ordered as a consumer in one of our other shops, use <a href="/widerruf">Vertrag widerrufen</a> there: two steps, no login, an immediate receipt by e-mail.</p><p>Would you like to return goods as a business customer? We take back unused goods in their original packaging within 30 days. <a href="/service/contact">Write to us</a> and we arrange collection.</p>`,
  );
  yield textPage('/barrierefreiheit', 'de', 'Barrierefreiheit', accessibility('de'));
  for (const storefront of ['at', 'ch'] as const) {
    yield textPage('/barrierefreiheit', 'de', 'Barrierefreiheit', accessibility(storefront), {
      storefront,
    });
  }
  yield textPage('/accessibility', 'en', 'Accessibility', accessibilityEn);
  yield textPage('/service/daten', 'de', 'Ihre Daten', yourData);
  yield textPage('/service/data', 'en', 'Your data', yourDataEn);
}
