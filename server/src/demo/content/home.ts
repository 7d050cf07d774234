import { consumerStorefronts } from '../../../contract/index.ts';
import type { Drawing } from '../../modules/media/service.ts';
import type { Currencies } from '../../modules/storefront/storefront.ts';
import { categories } from '../taxonomy.ts';
import { amountIn, type Cell, image, type Page, pictureOf } from './page.ts';

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
    image: { drawing: picture, altTag: '' },
    ...(bgcolor ? { bgcolor } : {}),
  },
});

const reasons = (
  headline: string,
  ...list: readonly (readonly [name: string, text: string, url: string])[]
): Cell => ({
  template: 'listTeaser',
  attributes: { headline, valueList: list.map(([name, text, url]) => ({ name, text, url })) },
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

/** The deals that run; the row goes where none does. */
const deals = (headline: string): Cell => ({
  template: 'recommendations',
  attributes: { headline, selection: 'deals' },
});

/** What the shop stands for, in a line; the end of the page says more of it. */
const promises = (...list: readonly (readonly [name: string, url: string])[]): Cell => ({
  template: 'listTeaser',
  attributes: { valueList: list.map(([name, url]) => ({ name, url })) },
});

const hero = (attributes: Record<string, unknown>): Cell => ({
  template: 'sliderHero',
  attributes: { ...attributes, 'loading.eager': true },
});

type ConsumerStorefront = (typeof consumerStorefronts)[number];

interface ConsumerShop {
  readonly kicker: string;
  /** What delivery costs, and where to. */
  readonly delivery: readonly [name: string, text: string];
  readonly returns: readonly [name: string, text: string];
}

function consumerShop(storefront: ConsumerStorefront, currencies: Currencies): ConsumerShop {
  const amount = amountIn(storefront, currencies);
  const free = `Kostenlos ab ${amount(49)}`;
  const withdrawal = [
    '14 Tage Widerruf',
    'In zwei Schritten, ohne Anmeldung. Die Rücksendung zahlen wir.',
  ] as const;
  switch (storefront) {
    case 'de':
      return {
        kicker: 'Schulbedarf',
        delivery: [
          free,
          `Darunter ${amount(4.95)}. Bis 14 Uhr bestellt, geht Lagerware am selben Werktag hinaus.`,
        ],
        returns: withdrawal,
      };
    case 'at':
      return {
        kicker: 'Schulbedarf für Österreich und Südtirol',
        delivery: [
          free,
          `Darunter ${amount(6.95)}, nach Österreich und Südtirol. Bis 14 Uhr bestellt, geht Lagerware am selben Werktag hinaus.`,
        ],
        returns: withdrawal,
      };
    case 'ch':
      return {
        kicker: 'Schulbedarf für die Schweiz und Liechtenstein',
        delivery: [
          free,
          `Darunter ${amount(8.95)}, mit der Schweizerischen Post, nach Liechtenstein ebenso.`,
        ],
        returns: [
          '14 Tage Rückgabe',
          'Freiwillig eingeräumt, in zwei Schritten und ohne Anmeldung.',
        ],
      };
  }
}

const consumerHome = (
  storefront: ConsumerStorefront,
  { kicker, delivery, returns }: ConsumerShop,
): Page => ({
  path: '/',
  language: 'de',
  storefront,
  home: true,
  title: 'Kreide – Schulbedarf, Lehrmittel und Bürobedarf',
  description:
    'Hefte in der richtigen Lineatur, Stifte, Farben, Lehrmittel und Möbel für Schule, Kindergarten und Büro.',
  rows: [
    [
      hero({
        preHeadline: kicker,
        headline: 'Das richtige Heft. Beim ersten Versuch.',
        postHeadline:
          'Bei uns sehen Sie jede Lineatur, bevor Sie bestellen: als Bild der Innenseite, in jeder Farbe.',
        teaserLink: '/cat/hefte',
        teaserButtonText: 'Hefte ansehen',
        image: image(
          { kind: 'exercise-book', color: '#c8102e', ruling: '28' },
          'Rotes Schulheft, daneben seine karierte Innenseite',
        ),
        googleAnalytics: 'hero-hefte',
      }),
    ],
    [
      promises(
        [delivery[0], '/service/versandkosten'],
        ['Kauf auf Rechnung', '/service/zahlung'],
        [returns[0], '/service/widerrufsbelehrung'],
        ['Fragen? Wir sind da', '/service/kontakt'],
      ),
    ],
    [deals('Blitzangebote')],
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
        '/schulstart',
        'Fertige Listen ansehen',
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
        { kind: 'exercise-book', color: '#1f5fa8', ruling: '26' },
        'deutsch',
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
        'Bauen, matschen, kuscheln: ohne Kleinteile und lange Schnüre, speichelfest bemalt.',
        '/cat/kindergarten',
        'Kindergarten ansehen',
        pictureOf('kindergarten'),
        'kindergarten',
      ),
    ],
    [
      reasons(
        'Einkaufen ohne Kleingedrucktes',
        [...delivery, '/service/versandkosten'],
        ['Kauf auf Rechnung', 'Erst ansehen, dann zahlen: 14 Tage Zeit.', '/service/zahlung'],
        [...returns, '/service/widerrufsbelehrung'],
        [
          'Preise, die stimmen',
          'Durchgestrichen wird nur der niedrigste Preis der letzten 30 Tage. Grundpreise stehen dabei.',
          '/service/sicher-einkaufen',
        ],
      ),
    ],
  ],
});

export function* homePages(currencies: Currencies): Iterable<Page> {
  for (const storefront of consumerStorefronts) {
    yield consumerHome(storefront, consumerShop(storefront, currencies));
  }
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
        hero({
          preHeadline: 'Für Schulen, Kitas und Unternehmen',
          headline: 'Eine\u00a0Liste. Eine\u00a0Bestellung. Eine\u00a0Rechnung.',
          postHeadline: 'Nettopreise, Kauf auf Rechnung, Klassensätze mit Reserve.',
          teaserLink: '/service/ihre-vorteile',
          teaserButtonText: 'Ihre Vorteile',
        }),
      ],
      [
        promises(
          ['Kauf auf Rechnung', '/service/zahlung'],
          ['Kostenlos ab 49 €', '/service/versandkosten'],
          ['Ihre Vorteile', '/service/ihre-vorteile'],
          ['Persönliche Beratung', '/service/kontakt'],
        ),
      ],
      [deals('Blitzangebote')],
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
      [
        reasons(
          'So bestellen Einrichtungen',
          ['Kauf auf Rechnung', '14 Tage Ziel oder wie vereinbart.', '/service/zahlung'],
          ['E-Rechnung', 'XRechnung mit Leitweg-ID und Ihrer Bestellreferenz.', '/service/zahlung'],
          [
            'Kostenlos ab 49 €',
            'Darunter 4,95 € je Paket. Möbel kommen nach Absprache.',
            '/service/versandkosten',
          ],
          ['Ein Mensch am Telefon', 'Montag bis Freitag von 8 bis 17 Uhr.', '/service/kontakt'],
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
      'School, nursery and office supplies at net prices, on account, ordered by item number.',
    rows: [
      [
        hero({
          preHeadline: 'For schools, nurseries and companies',
          headline: 'One\u00a0list. One\u00a0order. One\u00a0invoice.',
          postHeadline: 'Net prices, purchase on account, class sets with spares.',
          teaserLink: '/service/your-advantages',
          teaserButtonText: 'Your advantages',
        }),
      ],
      [
        promises(
          ['Purchase on account', '/service/payment'],
          ['Free from €49', '/service/shipping-costs'],
          ['Your advantages', '/service/your-advantages'],
          ['Personal advice', '/service/contact'],
        ),
      ],
      [deals('Lightning deals')],
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
      [
        reasons(
          'How institutions order',
          ['Purchase on account', 'Within 14 days, or as agreed.', '/service/payment'],
          ['E-invoice', 'XRechnung with Leitweg-ID and your reference.', '/service/payment'],
          [
            'Free from €49',
            'Below that €4.95 a parcel. Furniture comes by arrangement.',
            '/service/shipping-costs',
          ],
          ['A person on the phone', 'Monday to Friday, 8 a.m. to 5 p.m.', '/service/contact'],
        ),
      ],
    ],
  };
}
