import { fill, type Page, textPage } from './page.ts';

const contact = `<p>Am schnellsten geht es am Telefon: <strong>+49 30 0000000</strong>, montags bis freitags von 8 bis 17 Uhr. Oder Sie schreiben an <a href="mailto:service@kreide.example">service@kreide.example</a>; wir antworten innerhalb eines Werktags.</p>
<p>${fill('Telefonnummer, E-Mail und Servicezeiten')}</p>
<h2>Damit wir sofort helfen können</h2>
<ul><li>Zu einer Bestellung: die Bestellnummer aus der Bestätigung.</li><li>Zu einem Artikel: die Artikelnummer, sie steht unter dem Namen.</li><li>Zu einer Lieferung: ein Foto, wenn etwas beschädigt ankam.</li></ul>
<h2>Vertrag widerrufen</h2><p>Das geht ohne Anruf und ohne Begründung: <a href="/widerruf">Vertrag widerrufen</a>.</p>`;

const contactEn = `<p>The quickest way is the phone: <strong>+49 30 0000000</strong>, Monday to Friday, 8 a.m. to 5 p.m. Or write to <a href="mailto:service@kreide.example">service@kreide.example</a>; we answer within one working day.</p>
<h2>So that we can help at once</h2><ul><li>About an order: the order number from the confirmation.</li><li>About an article: its number, beneath its name.</li><li>About a delivery: a photograph if something arrived damaged.</li></ul>`;

const safeShopping = `<h2>Was Sie bezahlen, sehen Sie vorher</h2><p>Preis, Grundpreis und Versandkosten stehen fest, bevor Sie bestellen. Ein durchgestrichener Preis ist bei uns der niedrigste der letzten 30 Tage, kein Fantasiepreis.</p>
<h2>Zahlen, wie es Ihnen passt</h2><p>Auf Rechnung oder per Vorkasse. Rechnungen gehen per E-Mail hinaus, für Behörden auf Wunsch als E-Rechnung.</p>
<h2>Ihre Daten bleiben hier</h2><p>Ohne Ihre Zustimmung messen und speichern wir nichts, was der Einkauf nicht braucht. Alle Verbindungen sind verschlüsselt.</p>
<h2>Zurückgeben ohne Diskussion</h2><p>14 Tage Widerrufsrecht, <a href="/widerruf">in zwei Schritten erklärt</a>, die Rücksendung von Paketen zahlen wir.</p>
<h2>Bewertungen</h2><p>Wer bei uns bewertet und als „Verifizierter Kauf“ gekennzeichnet ist, hat den Artikel hier bestellt; das prüfen wir anhand der Bestellung. Andere Bewertungen veröffentlichen wir nach Durchsicht, ohne ihre Herkunft prüfen zu können. Wir ändern keine Bewertung und löschen nur, was beleidigt oder wirbt.</p>`;

const toySafety = `<p>Material für Kinder muss mehr aushalten als Material für Erwachsene: Es wird gekaut, geworfen und verliehen. Deshalb prüfen wir vor der Aufnahme ins Sortiment dreierlei.</p>
<h2>CE und Richtlinie 2009/48/EG</h2><p>Spielzeug trägt die CE-Kennzeichnung. Die Konformitätserklärung und die Prüfberichte liegen uns vor; auf Anfrage nennen wir die Prüfstelle.</p>
<h2>Warnhinweise</h2><p>Hinweise wie „Nicht für Kinder unter 36 Monaten geeignet“ stehen auf jeder Produktseite vor dem Kauf, nicht erst auf der Packung. Sie sagen, warum: verschluckbare Kleinteile, lange Schnüre, funktionsbedingte Spitzen.</p>
<h2>Wer dafür geradesteht</h2><p>Bei jedem Artikel nennen wir Hersteller mit Anschrift und E-Mail-Adresse, bei Herstellern außerhalb der EU auch die verantwortliche Person in der EU (Verordnung (EU) 2023/988).</p>
<h2>Etwas stimmt nicht?</h2><p>Melden Sie uns einen Mangel sofort unter <a href="mailto:produktsicherheit@kreide.example">produktsicherheit@kreide.example</a>. Rückrufe veröffentlichen wir hier: zurzeit keine.</p>`;

const toySafetyEn = `<p>Things for children have to stand more than things for grown-ups: they are chewed, thrown and lent. So we check three points before anything joins the range.</p>
<h2>CE and Directive 2009/48/EC</h2><p>Toys carry the CE mark. We hold the declarations of conformity and test reports and name the test body on request.</p>
<h2>Warnings</h2><p>Notes such as “not suitable for children under 36 months” stand on every product page before you buy, and they say why: small parts, long cords, functional points.</p>
<h2>Who answers for it</h2><p>With every article we name its maker with postal and e-mail address and, for makers outside the EU, the responsible person in the EU (Regulation (EU) 2023/988).</p>
<h2>Found a fault?</h2><p>Tell us at once: <a href="mailto:produktsicherheit@kreide.example">produktsicherheit@kreide.example</a>. Recalls are published here: none at present.</p>`;

const advantages = `<ul><li><strong>Kauf auf Rechnung</strong> mit 14 Tagen Ziel, für Behörden als E-Rechnung mit Leitweg-ID.</li><li><strong>Nettopreise</strong> im ganzen Shop, dazu der empfohlene Bruttopreis.</li><li><strong>Klassen- und Gruppenpakete</strong>, die auf 30 Kinder rechnen, nicht auf 24.</li><li><strong>Schnellerfassung</strong> nach Artikelnummern für Sammelbestellungen.</li><li><strong>Abweichende Lieferadressen</strong> und eine Bestellreferenz auf jeder Rechnung.</li><li><strong>Ein Mensch am Telefon</strong>, der das Sortiment kennt.</li></ul>`;
const advantagesEn = `<ul><li><strong>Purchase on account</strong>, 14 days, for public bodies as an e-invoice.</li><li><strong>Net prices</strong> throughout, with the recommended gross price beside them.</li><li><strong>Class and group packs</strong> that count on 30 children, not 24.</li><li><strong>Quick order</strong> by article number for collective orders.</li><li><strong>Several delivery addresses</strong> and your reference on every invoice.</li><li><strong>A person on the phone</strong> who knows the range.</li></ul>`;

const rulingGuide = `<p>Auf deutschen Heften steht unten eine Zahl. Sie sagt, was drinnen gedruckt ist, und sie ist genormt (DIN 16552-1): Ein Heft mit der 26 ist bei jedem Hersteller kariert mit Rand.</p>
<h2>Schreiben lernen</h2>
<table><thead><tr><th scope="col">Nummer</th><th scope="col">Innen</th><th scope="col">Klasse</th></tr></thead><tbody>
<tr><td>1</td><td>Vier Linien im Abstand von 5 mm, Mittelband getönt</td><td>1</td></tr>
<tr><td>2</td><td>Vier Linien im Abstand von 4 mm, Mittelband getönt</td><td>2</td></tr>
<tr><td>3</td><td>Zwei Linien im Abstand von 3,5 mm</td><td>3</td></tr>
<tr><td>4</td><td>Eine Linie alle 10 mm</td><td>4</td></tr>
<tr><td>9</td><td>Eine Linie alle 10 mm, mit Rand</td><td>4</td></tr></tbody></table>
<h2>Rechnen lernen</h2>
<table><thead><tr><th scope="col">Nummer</th><th scope="col">Innen</th><th scope="col">Klasse</th></tr></thead><tbody><tr><td>7</td><td>Kariert, 7 mm</td><td>1</td></tr><tr><td>5</td><td>Kariert, 5 mm (A5)</td><td>ab 2</td></tr></tbody></table>
<h2>Weiterführende Schule, A4</h2>
<table><thead><tr><th scope="col">Nummer</th><th scope="col">Innen</th></tr></thead><tbody><tr><td>20</td><td>blanko</td></tr><tr><td>21</td><td>liniert, 9 mm</td></tr><tr><td>22</td><td>kariert, 5 mm</td></tr><tr><td>25</td><td>liniert, mit Rand</td></tr><tr><td>26</td><td>kariert, mit Rand</td></tr><tr><td>27</td><td>liniert, mit Rand innen und außen</td></tr><tr><td>28</td><td>kariert, mit Rand innen und außen</td></tr></tbody></table>
<p>Unsicher? Auf der Liste der Schule steht meist die Nummer. Fehlt sie, ist ab Klasse 5 die 25 für Sprachen und die 26 für Mathematik eine gute Wahl.</p>`;

const sizes = `<p>Ein Stuhl passt, wenn beide Füße ganz auf dem Boden stehen und zwischen Sitzfläche und Kniekehle zwei Finger Platz haben. Die Norm DIN EN 1729 kennt dafür Größen, jede mit einer Farbe.</p>
<table><thead><tr><th scope="col">Größe</th><th scope="col">Körpergröße</th><th scope="col">Sitzhöhe</th><th scope="col">Tischhöhe</th></tr></thead><tbody><tr><td>1</td><td>93–116 cm</td><td>26 cm</td><td>46 cm</td></tr><tr><td>2</td><td>108–121 cm</td><td>31 cm</td><td>53 cm</td></tr><tr><td>3</td><td>119–142 cm</td><td>35 cm</td><td>59 cm</td></tr><tr><td>4</td><td>133–159 cm</td><td>38 cm</td><td>64 cm</td></tr><tr><td>5</td><td>146–176 cm</td><td>42 cm</td><td>70 cm</td></tr><tr><td>6</td><td>159–188 cm</td><td>46 cm</td><td>76 cm</td></tr></tbody></table>
<p>In einer dritten Klasse braucht man erfahrungsgemäß drei Größen. Messen Sie im August, nicht im März: Kinder wachsen in den Ferien.</p>`;

const hardness = `<p>H steht für hart, B für schwarz, HB liegt dazwischen. Je weicher die Mine, desto dunkler der Strich und desto schneller muss gespitzt werden.</p>
<ul><li><strong>B und HB</strong>: Schreiben lernen. Weich genug, dass wenig Druck genügt.</li><li><strong>H und 2H</strong>: technische Zeichnungen, feine Linien, die sich nicht verwischen.</li><li><strong>2B bis 6B</strong>: Zeichnen, Schraffieren, Schatten.</li></ul>
<p>Dreikantige Stifte legen die Finger von selbst richtig. Für die ersten beiden Schuljahre darf der Stift ruhig dicker sein.</p>`;

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
  yield textPage('/service/sicher-einkaufen', 'de', 'Sicher einkaufen', safeShopping);
  yield textPage('/service/spielwarensicherheit', 'de', 'Spielwarensicherheit', toySafety);
  yield textPage('/service/product-safety', 'en', 'Product safety', toySafetyEn);
  yield textPage(
    '/service/ihre-vorteile',
    'de',
    'Ihre Vorteile als Schule oder Unternehmen',
    advantages,
  );
  yield textPage('/service/your-advantages', 'en', 'Your advantages', advantagesEn);
  yield textPage(
    '/unternehmen',
    'de',
    'Über Kreide',
    `<p>Kreide ist ein Laden für alles, was auf einer Materialliste stehen kann. Wir führen keine hunderttausend Artikel, sondern die, die wir selbst in eine Schultasche packen würden: Hefte mit der richtigen Lineatur, Stifte, deren Minen nicht brechen, Möbel, die mitwachsen.</p><p>Angefangen haben wir mit einem Karton Tafelkreide und einer Frage: Warum ist es so schwer, das richtige Heft zu finden? Seitdem steht bei uns an jedem Heft ein Bild der Innenseite.</p><h2>Woran wir uns halten</h2><ul><li>Ein durchgestrichener Preis war ein echter Preis.</li><li>Recyclingpapier ist die erste Wahl, nicht die letzte.</li><li>Wer anruft, spricht mit Menschen, die die Ware kennen.</li></ul><p>${fill('Geschichte und Personen des Betreibers')}</p>`,
  );
  yield textPage(
    '/company',
    'en',
    'About Kreide',
    '<p>Kreide is German for chalk. We sell what a school list can ask for: exercise books in the right ruling, pens that do not break, furniture that grows with the child. We do not carry a hundred thousand articles but those that we would put into a school bag ourselves.</p><p>It began with a box of chalk and a question: why is it so hard to find the right exercise book? Since then every book here shows a picture of its pages.</p>',
  );
  yield {
    path: '/beratung',
    language: 'de',
    title: 'Beratung',
    description: 'Welche Lineatur, welche Stuhlgröße, welcher Bleistift?',
    rows: [
      [
        {
          template: 'html',
          attributes: {
            headline: 'Beratung',
            teasercontent:
              '<p>Die Fragen, die uns am häufigsten gestellt werden, in fünf Minuten beantwortet.</p>',
          },
        },
      ],
      [
        {
          template: 'contentTile',
          attributes: {
            headline: 'Welche Lineatur ist die richtige?',
            teasercontent: '<p>Was die Zahl auf dem Heft bedeutet, von der 1 bis zur 28.</p>',
            teaserLink: '/beratung/lineaturen',
            teaserButtonText: 'Lineaturen ansehen',
            bgcolor: 'deutsch',
          },
        },
        {
          template: 'contentTile',
          attributes: {
            headline: 'Welche Stuhlgröße passt?',
            teasercontent: '<p>Körpergröße, Sitzhöhe und Tischhöhe nach DIN EN 1729.</p>',
            teaserLink: '/beratung/moebelgroessen',
            teaserButtonText: 'Größen ansehen',
            bgcolor: 'mathematik',
          },
        },
        {
          template: 'contentTile',
          attributes: {
            headline: 'Welcher Bleistift wofür?',
            teasercontent: '<p>Härtegrade und Formen, vom ersten Schwung bis zur Skizze.</p>',
            teaserLink: '/beratung/bleistifte',
            teaserButtonText: 'Härtegrade ansehen',
            bgcolor: 'kunst',
          },
        },
      ],
    ],
  };
  yield textPage('/beratung/lineaturen', 'de', 'Lineaturen im Überblick', rulingGuide, {
    description: 'Was die Nummer auf dem Schulheft bedeutet.',
  });
  yield textPage('/beratung/moebelgroessen', 'de', 'Schulmöbel in der richtigen Größe', sizes, {
    description: 'Stuhl- und Tischhöhen nach Körpergröße.',
  });
  yield textPage('/beratung/bleistifte', 'de', 'Härtegrade von Bleistiften', hardness);
}
