import type { Drawing } from '../../modules/media/drawings/index.ts';
import { categories } from '../taxonomy.ts';
import { type Cell, image, type Page } from './page.ts';

const pictureOf = (id: string): Drawing => {
  const category = categories.find((entry) => entry.id === id);
  if (!category) throw new Error(`No category ${id}`);
  return category.picture;
};

const subjectTiles = (language: 'de' | 'en'): readonly Cell[] =>
  categories
    .filter(({ isSale }) => !isSale)
    .map(({ id, name, subject, picture }) => ({
      template: 'imageLink',
      attributes: {
        headline: name[language],
        teaserLink: `/cat/${id}`,
        image: image(picture),
        bgcolor: subject,
      },
    }));

const tile = (
  headline: string,
  text: string,
  link: string,
  button: string,
  picture: Drawing,
  bgcolor?: string,
): Cell => ({
  template: 'contentTile',
  attributes: {
    headline,
    teasercontent: `<p>${text}</p>`,
    teaserLink: link,
    teaserButtonText: button,
    image: image(picture),
    ...(bgcolor ? { bgcolor } : {}),
  },
});

/** Product ids that the assortment carries; a test holds them to it. */
const showcase = {
  popular: [
    'heft-klassik-a4-16',
    'collegeblock-natur',
    'schulschere-rund',
    'klebestift-21g',
    'buntstifte-schule',
    'deckfarbkasten-12',
    'geodreieck-16',
    'fueller-start',
  ],
  offices: [
    'kopierpapier-weiss',
    'heftgeraet-30',
    'whiteboardmarker-set',
    'ordner-breit',
    'haftnotiz-76',
    'taschenrechner-buero',
    'umschlag-din-lang-25',
    'foldback-19',
  ],
} as const;

const recommended = (
  headline: string,
  products: readonly string[],
  link: string,
  button: string,
): Cell => ({
  template: 'recommendations',
  attributes: {
    headline,
    productsRecommendations: products,
    teaserLink: link,
    teaserButtonText: button,
  },
});

export function* homePages(): Iterable<Page> {
  yield {
    path: '/',
    language: 'de',
    home: true,
    title: 'Kreide – Schulbedarf, Lehrmittel und Bürobedarf',
    description:
      'Hefte in der richtigen Lineatur, Stifte, Farben, Lehrmittel und Möbel für Schule, Kindergarten und Büro.',
    rows: [
      [
        {
          template: 'sliderHero',
          attributes: {
            preHeadline: 'Schulbedarf',
            headline: 'Das richtige Heft. Beim ersten Versuch.',
            postHeadline:
              'Bei uns sehen Sie jede Lineatur, bevor Sie bestellen: als Bild der Innenseite, in jeder Farbe.',
            teaserLink: '/cat/hefte',
            teaserButtonText: 'Hefte ansehen',
            image: image(
              { kind: 'exercise-book', color: '#c8102e', ruling: '28' },
              'Rotes Schulheft, daneben seine karierte Innenseite',
            ),
            'loading.eager': true,
          },
        },
      ],
      subjectTiles('de'),
      [
        recommended(
          'Was gerade alle brauchen',
          showcase.popular,
          '/cat/schulbedarf',
          'Schulbedarf ansehen',
        ),
      ],
      [
        tile(
          'Für Ihre Klasse',
          'Klassensätze mit Reserve, Material für alle Fächer, Möbel in sieben Größen. Bestellt wird mit einer Liste statt mit vierzig Klicks.',
          '/cat/moebel',
          'Klassenraum einrichten',
          pictureOf('moebel'),
          'sachkunde',
        ),
        tile(
          'Für Ihr Büro',
          'Papier, Ordner, Tacker und Technik für Sekretariat und Schreibtisch. Auf Rechnung, mit Staffelware im Karton.',
          '/cat/buero',
          'Bürobedarf ansehen',
          pictureOf('buero'),
          'buero',
        ),
      ],
      [
        tile(
          'Welche Lineatur ist das?',
          'Was die Nummer auf dem Heft bedeutet, von der 1 bis zur 28, mit Klassenstufen.',
          '/beratung/lineaturen',
          'Zum Überblick',
          pictureOf('sale'),
        ),
        tile(
          'Farben, die decken',
          'Deckfarben, Tempera und Acryl mit Literpreisen nebeneinander.',
          '/cat/farben',
          'Farben ansehen',
          pictureOf('kunst'),
          'kunst',
        ),
        tile(
          'Für die Kleinsten',
          'Bauen, matschen, kuscheln: geprüft auf Kleinteile, Schnüre und Speichel.',
          '/cat/kindergarten',
          'Kindergarten ansehen',
          pictureOf('kindergarten'),
          'kindergarten',
        ),
      ],
      [
        {
          template: 'html',
          attributes: {
            headline: 'Einkaufen ohne Kleingedrucktes',
            teasercontent:
              '<p>Durchgestrichene Preise sind bei uns die niedrigsten der letzten 30 Tage. Grundpreise stehen an jedem Artikel, Warnhinweise vor dem Kauf, und widerrufen geht in zwei Schritten ohne Anmeldung. Ab 49 Euro liefern wir kostenlos.</p><p><a href="/service/sicher-einkaufen">So kaufen Sie bei uns ein</a></p>',
          },
        },
      ],
    ],
  };
  yield {
    path: '/',
    language: 'de',
    storefront: 'b2b',
    home: true,
    title: 'Kreide für Schulen, Kitas und Unternehmen',
    description:
      'Schul-, Kita- und Bürobedarf zu Nettopreisen, auf Rechnung, mit Bestellung nach Artikelnummer.',
    rows: [
      [
        {
          template: 'sliderHero',
          attributes: {
            preHeadline: 'Für Schulen, Kitas und Unternehmen',
            headline: 'Eine Liste. Eine Bestellung. Eine Rechnung.',
            postHeadline: 'Nettopreise, Kauf auf Rechnung, Klassensätze mit Reserve.',
            teaserLink: '/service/ihre-vorteile',
            teaserButtonText: 'Ihre Vorteile',
            'loading.eager': true,
          },
        },
      ],
      subjectTiles('de'),
      [recommended('Häufig nachbestellt', showcase.offices, '/cat/buero', 'Bürobedarf ansehen')],
      [
        tile(
          'Klassenraum',
          'Stühle und Tische nach DIN EN 1729, Regale, Tafeln.',
          '/cat/moebel',
          'Möbel ansehen',
          pictureOf('moebel'),
        ),
        tile(
          'Gruppenraum',
          'Bauen, spielen, schlafen: Ausstattung für Krippe und Kita.',
          '/cat/kindergarten',
          'Kindergarten ansehen',
          pictureOf('kindergarten'),
        ),
        tile(
          'Sekretariat',
          'Papier, Ordnung und Technik, im Karton.',
          '/cat/buero',
          'Büro ansehen',
          pictureOf('buero'),
        ),
      ],
    ],
  };
  yield {
    path: '/',
    language: 'en',
    storefront: 'b2b',
    home: true,
    title: 'Kreide for schools, nurseries and companies',
    description:
      'School, nursery and office supplies at net prices, on account, ordered by article number.',
    rows: [
      [
        {
          template: 'sliderHero',
          attributes: {
            preHeadline: 'For schools, nurseries and companies',
            headline: 'One list. One order. One invoice.',
            postHeadline: 'Net prices, purchase on account, class sets with spares.',
            teaserLink: '/service/your-advantages',
            teaserButtonText: 'Your advantages',
            'loading.eager': true,
          },
        },
      ],
      subjectTiles('en'),
      [recommended('Often reordered', showcase.offices, '/cat/buero', 'Office supplies')],
      [
        tile(
          'Classroom',
          'Chairs and tables to DIN EN 1729, shelves, boards.',
          '/cat/moebel',
          'See furniture',
          pictureOf('moebel'),
        ),
        tile(
          'Nursery',
          'Building, playing, sleeping: equipment for the youngest.',
          '/cat/kindergarten',
          'See nursery',
          pictureOf('kindergarten'),
        ),
        tile(
          'Office',
          'Paper, order and technology by the box.',
          '/cat/buero',
          'See office',
          pictureOf('buero'),
        ),
      ],
    ],
  };
}

interface FooterLink {
  readonly label: string;
  readonly url: string;
  readonly external: boolean;
}

const links = (...pairs: readonly (readonly [string, string])[]): FooterLink[] =>
  pairs.map(([label, url]) => ({ label, url, external: false }));

const block = (headline: string, all: readonly FooterLink[]): Cell => ({
  template: 'linkBlock',
  attributes: { headline, type: 'Links', links: all },
});

const usp = (headline: string, subheadline: string, link: string, icon: string): Cell => ({
  template: 'usp',
  attributes: { headline, subheadline, teaserLink: link, icon },
});

/** FOOT-08, FOOT-09: the footer is a page of its own that nobody visits. */
export function* footerPages(): Iterable<Page> {
  const legal = links(
    ['Impressum', '/service/impressum'],
    ['AGB', '/service/agb'],
    ['Datenschutz', '/service/datenschutz'],
    ['Barrierefreiheit', '/barrierefreiheit'],
    ['Ihre Daten', '/service/daten'],
  );
  const usps = [
    usp(
      'Versand ab 49 € kostenlos',
      'an Werktagen bis 14 Uhr bestellt, heute verschickt',
      '/service/versandkosten',
      'truck',
    ),
    usp('Kauf auf Rechnung', 'erst ansehen, dann zahlen', '/service/sicher-einkaufen', 'receipt'),
    usp('14 Tage Widerruf', 'in zwei Schritten, ohne Anmeldung', '/widerruf', 'return'),
  ];
  yield {
    path: '/-/footer',
    language: 'de',
    title: 'Fußzeile',
    hidden: true,
    rows: [
      usps,
      [
        block(
          'Service',
          links(
            ['Kontakt', '/service/kontakt'],
            ['Versandkosten', '/service/versandkosten'],
            ['Widerrufsbelehrung', '/service/widerrufsbelehrung'],
            ['Sicher einkaufen', '/service/sicher-einkaufen'],
          ),
        ),
        block(
          'Beratung',
          links(
            ['Lineaturen', '/beratung/lineaturen'],
            ['Möbelgrößen', '/beratung/moebelgroessen'],
            ['Bleistifte', '/beratung/bleistifte'],
            ['Alle Themen', '/beratung'],
          ),
        ),
        block(
          'Kreide',
          links(
            ['Über uns', '/unternehmen'],
            ['Spielwarensicherheit', '/service/spielwarensicherheit'],
          ),
        ),
        block('Bottom Links', legal),
      ],
    ],
  };
  yield {
    path: '/-/footer',
    language: 'de',
    storefront: 'b2b',
    title: 'Fußzeile',
    hidden: true,
    rows: [
      [
        block(
          'Service',
          links(
            ['Kontakt', '/service/kontakt'],
            ['Versandkosten', '/service/versandkosten'],
            ['Ihre Vorteile', '/service/ihre-vorteile'],
          ),
        ),
        block(
          'Beratung',
          links(
            ['Lineaturen', '/beratung/lineaturen'],
            ['Möbelgrößen', '/beratung/moebelgroessen'],
          ),
        ),
        block(
          'Kreide',
          links(
            ['Über uns', '/unternehmen'],
            ['Spielwarensicherheit', '/service/spielwarensicherheit'],
          ),
        ),
        block('Bottom Links', legal),
      ],
    ],
  };
  yield {
    path: '/-/footer',
    language: 'en',
    storefront: 'b2b',
    title: 'Footer',
    hidden: true,
    rows: [
      [
        block(
          'Service',
          links(
            ['Contact', '/service/contact'],
            ['Shipping costs', '/service/shipping-costs'],
            ['Your advantages', '/service/your-advantages'],
          ),
        ),
        block(
          'Kreide',
          links(['About us', '/company'], ['Product safety', '/service/product-safety']),
        ),
        block(
          'Bottom Links',
          links(
            ['Imprint', '/service/imprint'],
            ['Terms and conditions', '/service/conditions'],
            ['Privacy', '/service/privacy'],
            ['Accessibility', '/accessibility'],
            ['Your data', '/service/data'],
          ),
        ),
      ],
    ],
  };
}
