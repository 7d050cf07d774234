import { fill, fillIn } from '../../modules/content/placeholders.ts';
import { type Page, textPage } from './page.ts';

const contact = `<p>Am schnellsten geht es am Telefon: <strong>+49\u00a030\u00a00000000</strong>, montags bis freitags von 8 bis 17 Uhr. Oder Sie schreiben an <a href="mailto:service@kreide.example">service@kreide.example</a>; wir antworten innerhalb eines Werktags.</p>
<p>${fill('Telefonnummer, E-Mail und Servicezeiten')}</p>
<h2>Damit wir sofort helfen können</h2>
<ul><li>Zu einer Bestellung: die Bestellnummer aus der Bestätigung.</li><li>Zu einem Artikel: die Artikelnummer. Auf der Seite des Artikels steht sie als „Art.-\u2060Nr.“ unter dem Preis, im Warenkorb und in der Bestätigung unter dem Namen.</li><li>Zu einer Lieferung: ein Foto, wenn etwas beschädigt ankam.</li></ul>
<h2>Vertrag widerrufen</h2><p>Das geht ohne Anruf und ohne Begründung: <a href="/widerruf">Vertrag widerrufen</a>.</p>`;

const contactEn = `<p>The quickest way is the phone: <strong>+49\u00a030\u00a00000000</strong>, Monday to Friday, 8 a.m. to 5 p.m. Or write to <a href="mailto:service@kreide.example">service@kreide.example</a>; we answer within one working day.</p>
<p>${fillIn('telephone number, e-mail address and hours')}</p>
<h2>So that we can help at once</h2><ul><li>About an order: the order number from the confirmation.</li><li>About an item: its number. On the item’s page it stands beneath the price as “Item no.”, in the cart and in the confirmation beneath the name.</li><li>About a delivery: a photograph if something arrived damaged.</li></ul>`;

const safeShopping = (
  returns: string,
): string => `<h2>Was Sie bezahlen, sehen Sie vorher</h2><p>Preis, Grundpreis und Versandkosten stehen fest, bevor Sie bestellen. Ein durchgestrichener Preis ist bei uns der niedrigste der letzten 30 Tage, kein Fantasiepreis.</p>
<h2>Zahlen, wie es Ihnen passt</h2><p>Auf Rechnung oder per Vorkasse. Rechnungen gehen per E-Mail hinaus, für Behörden auf Wunsch als E-Rechnung.</p>
<h2>Ihre Daten bleiben hier</h2><p>Ohne Ihre Zustimmung messen und speichern wir nichts, was der Einkauf nicht braucht. Alle Verbindungen sind verschlüsselt.</p>
<h2>Zurückgeben ohne Diskussion</h2><p>${returns}, <a href="/widerruf">in zwei Schritten erklärt</a>, die Rücksendung von Paketen zahlen wir.</p>
<h2>Bewertungen</h2><p>Wer bei uns bewertet und als „Verifizierter Kauf“ gekennzeichnet ist, hat den Artikel hier bestellt; das prüfen wir anhand der Bestellung. Andere Bewertungen veröffentlichen wir nach Durchsicht, ohne ihre Herkunft prüfen zu können. Wir ändern keine Bewertung und löschen nur, was beleidigt oder wirbt.</p>`;

const toySafety = `<p>Material für Kinder muss mehr aushalten als Material für Erwachsene: Es wird gekaut, geworfen und verliehen. Deshalb prüfen wir vor der Aufnahme ins Sortiment dreierlei.</p>
<h2>CE und Richtlinie 2009/48/EG</h2><p>Spielzeug trägt die CE-Kennzeichnung. Die Konformitätserklärung und die Prüfberichte liegen uns vor; auf Anfrage nennen wir die Prüfstelle.</p>
<h2>Warnhinweise</h2><p>Hinweise wie „Nicht für Kinder unter 36 Monaten geeignet“ stehen auf jeder Produktseite vor dem Kauf, nicht erst auf der Packung. Sie sagen, warum: verschluckbare Kleinteile, lange Schnüre, funktionsbedingte Spitzen.</p>
<h2>Wer dafür geradesteht</h2><p>Bei jedem Artikel nennen wir Hersteller mit Anschrift und E-Mail-Adresse, bei Herstellern außerhalb der EU auch die verantwortliche Person in der EU (Verordnung (EU) 2023/988).</p>
<h2>Etwas stimmt nicht?</h2><p>Melden Sie uns einen Mangel sofort unter <a href="mailto:produktsicherheit@kreide.example">produktsicherheit@kreide.example</a>. Rückrufe veröffentlichen wir hier: zurzeit keine.</p>`;

const toySafetyEn = `<p>Things for children have to stand more than things for grown-ups: they are chewed, thrown and lent. So we check three points before anything joins the range.</p>
<h2>CE and Directive 2009/48/EC</h2><p>Toys carry the CE mark. We hold the declarations of conformity and test reports and name the test body on request.</p>
<h2>Warnings</h2><p>Notes such as “not suitable for children under 36 months” stand on every product page before you buy, and they say why: small parts, long cords, functional points.</p>
<h2>Who answers for it</h2><p>With every item we name its maker with postal and e-mail address and, for makers outside the EU, the responsible person in the EU (Regulation (EU) 2023/988).</p>
<h2>Found a fault?</h2><p>Tell us at once: <a href="mailto:produktsicherheit@kreide.example">produktsicherheit@kreide.example</a>. Recalls are published here: none at present.</p>`;

const advantages = `<ul><li><strong>Kauf auf Rechnung</strong> mit 14 Tagen Ziel oder wie vereinbart, für Behörden als E-Rechnung mit Leitweg-ID.</li><li><strong>Nettopreise</strong> im ganzen Shop, dazu der empfohlene Bruttopreis.</li><li><strong>Klassen- und Gruppenpakete</strong>, die auf 30 Kinder rechnen, nicht auf 24.</li><li><strong>Schnellerfassung</strong> nach Artikelnummern für Sammelbestellungen.</li><li><strong>Abweichende Lieferadressen</strong> und eine Bestellreferenz auf jeder Rechnung.</li><li><strong>Ein Mensch am Telefon</strong>, der das Sortiment kennt.</li></ul>`;
const advantagesEn = `<ul><li><strong>Purchase on account</strong>, 14 days or as agreed, for public bodies as an e-invoice.</li><li><strong>Net prices</strong> throughout, with the recommended gross price beside them.</li><li><strong>Class and group packs</strong> that count on 30 children, not 24.</li><li><strong>Quick order</strong> by item number for collective orders.</li><li><strong>Several delivery addresses</strong> and your reference on every invoice.</li><li><strong>A person on the phone</strong> who knows the range.</li></ul>`;

const payment = (
  store: 'consumer' | 'b2b',
): string => `<p>Sie wählen die Zahlungsart im Bestellablauf; dort stehen alle, die für Ihre Bestellung möglich sind. Keine kostet extra.</p>
<h2>Kauf auf Rechnung</h2><p>Sie bekommen zuerst die Ware, dann die Rechnung per E-Mail. Bezahlt wird innerhalb von 14 Tagen.${store === 'b2b' ? ' Schulen und Behörden erhalten auf Wunsch eine E-Rechnung (XRechnung); die Leitweg-ID und Ihre Bestellreferenz geben Sie beim Bestellen an.' : ''}</p>
<h2>Vorkasse</h2><p>Sie überweisen innerhalb von sieben Tagen nach der Bestellung. Kontodaten und Verwendungszweck stehen in der Bestellbestätigung; wir versenden, sobald das Geld da ist.</p>
<h2>Wenn etwas zurückgeht</h2><p>Wir erstatten auf demselben Weg, auf dem Sie bezahlt haben, und berechnen dafür nichts.</p>
<p>${fill('weitere Zahlungsarten, die der Betreiber freigeschaltet hat')}</p>`;

const paymentEn = `<p>You choose how to pay when you order; what is possible for your order is listed there. None of it costs extra.</p>
<h2>Purchase on account</h2><p>The goods come first, then the invoice by e-mail, due within 14 days. Schools and public bodies get an e-invoice (XRechnung) on request; enter the Leitweg-ID and your reference when you order.</p>
<h2>Payment in advance</h2><p>You transfer the amount within seven days of ordering. The account and the reference are in the confirmation; we ship as soon as the money has arrived.</p>
<h2>When something goes back</h2><p>We refund you the way you paid and charge nothing for it.</p>
<p>${fillIn('further means of payment that the operator has activated')}</p>`;

const safeShoppingEn = `<h2>You see what you pay beforehand</h2><p>Price, unit price and shipping are settled before you order. A struck-through price is the lowest of the last 30 days, not an invention.</p>
<h2>Pay as it suits you</h2><p>On account or in advance. Invoices go out by e-mail, for public bodies as e-invoices on request.</p>
<h2>Your data stay here</h2><p>Without your consent we neither measure nor store anything that shopping does not need. All connections are encrypted.</p>
<h2>Reviews</h2><p>Whoever is marked as a verified purchase has ordered the item here; we check that against the order. Other reviews are published after reading, without our being able to check where they come from. We change no review and delete only what insults or advertises.</p>`;

const about = `<p>Kreide ist ein Laden für alles, was auf einer Materialliste stehen kann. Wir führen keine hunderttausend Artikel, sondern die, die wir selbst in eine Schultasche packen würden: Hefte mit der richtigen Lineatur, Stifte, deren Minen nicht brechen, Möbel, die mitwachsen.</p>
<p>Angefangen haben wir mit einem Karton Tafelkreide und einer Frage: Warum ist es so schwer, das richtige Heft zu finden? Seitdem steht bei uns an jedem Heft ein Bild der Innenseite.</p>
<h2>Woran wir uns halten</h2><ul><li>Ein durchgestrichener Preis war ein echter Preis.</li><li>Recyclingpapier ist die erste Wahl, nicht die letzte.</li><li>Wer anruft, spricht mit Menschen, die die Ware kennen.</li></ul>
<h2>Wer wir sind</h2><p>${fill('Geschichte und Personen des Betreibers')}</p>
<p>Anschrift und Registerdaten stehen im <a href="/service/impressum">Impressum</a>; Fragen beantworten wir unter <a href="/service/kontakt">Kontakt</a>.</p>`;

const aboutEn = `<p>Kreide is German for chalk. We sell what a school list can ask for: exercise books in the right ruling, pens that do not break, furniture that grows with the child. We do not carry a hundred thousand items but those that we would put into a school bag ourselves.</p>
<p>It began with a box of chalk and a question: why is it so hard to find the right exercise book? Since then every book here shows a picture of its pages.</p>
<h2>What we stick to</h2><ul><li>A struck-through price was a real price.</li><li>Recycled paper is the first choice, not the last.</li><li>Whoever calls talks to people who know the goods.</li></ul>
<h2>Who we are</h2><p>${fillIn('history and people of the operator')}</p>
<p>Address and registration are found in the <a href="/service/imprint">imprint</a>; we answer questions under <a href="/service/contact">contact</a>.</p>`;

export function* servicePages(): Iterable<Page> {
  yield textPage('/service/kontakt', 'de', 'Kontakt', contact, {
    description: 'So erreichen Sie uns.',
    rows: [
      [
        {
          template: 'infoBar',
          attributes: {
            id: 'jahreswechsel',
            headline: 'Zwischen den Jahren',
            teasercontent:
              '<p>Vom 24. Dezember bis 1. Januar erreichen Sie uns nur per E-Mail.</p>',
          },
        },
      ],
      [{ template: 'html', attributes: { headline: 'Kontakt', teasercontent: contact } }],
    ],
  });
  yield textPage('/service/contact', 'en', 'Contact', contactEn, {
    description: 'How to reach us.',
  });
  for (const storefront of ['b2b', undefined] as const) {
    yield textPage('/service/zahlung', 'de', 'Zahlung', payment(storefront ?? 'consumer'), {
      ...(storefront && { storefront }),
      description: 'Wie Sie bezahlen können, und wann.',
    });
  }
  yield textPage('/service/payment', 'en', 'Payment', paymentEn, {
    description: 'How you can pay, and when.',
  });
  for (const storefront of ['ch', undefined] as const) {
    const returns = storefront ? '14 Tage Rückgaberecht' : '14 Tage Widerrufsrecht';
    yield textPage('/service/sicher-einkaufen', 'de', 'Sicher einkaufen', safeShopping(returns), {
      ...(storefront && { storefront }),
      description: 'Preise, Zahlung, Daten und Bewertungen: woran Sie bei uns sind.',
    });
  }
  yield textPage('/service/safe-shopping', 'en', 'Safe shopping', safeShoppingEn);
  yield textPage('/service/spielwarensicherheit', 'de', 'Spielwarensicherheit', toySafety, {
    description: 'Was wir prüfen, bevor Spielzeug ins Sortiment kommt.',
  });
  yield textPage('/service/product-safety', 'en', 'Product safety', toySafetyEn, {
    description: 'What we check before toys join the range.',
  });
  yield textPage(
    '/service/ihre-vorteile',
    'de',
    'Ihre Vorteile als Schule oder Unternehmen',
    advantages,
    { description: 'Rechnung, Nettopreise, Klassenpakete und ein Mensch am Telefon.' },
  );
  yield textPage('/service/your-advantages', 'en', 'Your advantages', advantagesEn);
  yield textPage('/unternehmen', 'de', 'Über Kreide', about, {
    description: 'Ein Laden für alles, was auf einer Materialliste stehen kann.',
  });
  yield textPage('/company', 'en', 'About Kreide', aboutEn);
}
