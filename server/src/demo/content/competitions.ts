import { fill } from '../../modules/content/placeholders.ts';
import { image, type Page, pictureOf, textPage } from './page.ts';

const terms = `<p>${fill('alle Angaben durch die des Veranstalters; der Text ist eine Vorlage')}</p>
<h2>Wer teilnehmen kann</h2><p>Alle ab 18 Jahren mit Wohnsitz in Deutschland, jede Person einmal. Eine Bestellung ist nicht nötig und verbessert die Aussichten nicht.</p>
<h2>Wie verlost wird</h2><p>Unter allen, die bis zum genannten Tag teilgenommen haben, entscheidet das Los. Wer gewonnen hat, bekommt innerhalb von zwei Wochen eine E-Mail und hat vier Wochen Zeit, sich zu melden. Der Gewinn wird nicht ausgezahlt.</p>
<h2>Was mit den Daten geschieht</h2><p>Name und E-Mail-Adresse verwenden wir nur für diese Verlosung. 90 Tage nach dem letzten Tag der Teilnahme löschen wir sie.</p>`;

export function* competitionPages(): Iterable<Page> {
  yield {
    path: '/gewinnspiele/klassensatz',
    language: 'de',
    storefront: 'de',
    title: 'Einen Klassensatz Farben gewinnen',
    description: 'Unter allen Teilnehmenden verlosen wir Farben für eine ganze Klasse.',
    rows: [
      [
        {
          template: 'prizeDraw',
          attributes: {
            name: 'klassensatz',
            preHeadline: 'Verlosung',
            headline: 'Ein Klassensatz Farben',
            postHeadline: 'Für 30 Kinder, mit Pinseln und Wasserbechern.',
            teasercontent:
              '<p>Gehört Ihnen eine Klasse, eine Gruppe oder ein großer Küchentisch? Wir verlosen Deckfarben für alle.</p>',
            image: image(pictureOf('kunst')),
            question: 'Welche Farbe entsteht aus Blau und Gelb?',
            endsOn: '2030-12-31',
            termsLink: '/gewinnspiele/klassensatz/teilnahmebedingungen',
          },
        },
      ],
    ],
  };
  yield textPage(
    '/gewinnspiele/klassensatz/teilnahmebedingungen',
    'de',
    'Teilnahmebedingungen',
    terms,
    { storefront: 'de', section: false },
  );
}
