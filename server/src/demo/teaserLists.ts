import { pictureOf } from './content/page.ts';

/** Ready lists of the demo, by product: without a variant the shopper chooses one. */

interface ListSpec {
  readonly id: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly picture: ReturnType<typeof pictureOf>;
  readonly pictureSide: 'left' | 'right';
  readonly storefronts: readonly string[];
  readonly entries: readonly EntrySpec[];
}

interface Texts {
  readonly de: string;
  readonly en: string;
}

/** `variant` counts the product's items from 0. */
type EntrySpec = readonly [product: string, quantity: number, variant?: number];

const consumers = ['de', 'at', 'ch'];

export const demoTeaserLists: readonly ListSpec[] = [
  {
    id: 'schulstart-klasse-1',
    name: { de: 'Erstausstattung Klasse 1', en: 'Ready for year 1' },
    description: {
      de: 'Was die meisten ersten Klassen verlangen. Vergleichen Sie mit der Liste Ihrer Schule: Mengen und Farben ändern Sie hier, bevor alles in den Warenkorb geht.',
      en: 'What most first years ask for. Compare it with your school’s list: change quantities and colours here before all of it goes into the cart.',
    },
    picture: pictureOf('schulbedarf'),
    pictureSide: 'right',
    storefronts: consumers,
    entries: [
      ['schreiblernheft', 4],
      ['rechenheft-start', 3, 1],
      ['umschlag-klar-a4', 7, 1],
      ['hausaufgabenheft-grundschule', 1],
      ['bleistift-dreikant', 3, 1],
      ['buntstifte-dreikant-12', 1],
      ['dosenspitzer', 1, 1],
      ['radierer-natur', 2, 0],
      ['schulschere-rund', 1],
      ['klebestift-21g', 2],
      ['deckfarbkasten-12', 1, 1],
      ['wasserbecher', 1, 0],
      ['zeichenblock-schule-a3', 2],
      ['sammelmappe', 2],
    ],
  },
  {
    id: 'schulstart-klasse-5',
    name: { de: 'Neu in Klasse 5', en: 'New in year 5' },
    description: {
      de: 'Neue Schule, mehr Fächer: Blöcke, Zirkel, Geodreieck und ein Füller, der liegen darf, wie die Hand es will.',
      en: 'A new school, more subjects: pads, compass, set square and a fountain pen that suits the hand.',
    },
    picture: pictureOf('sachkunde'),
    pictureSide: 'left',
    storefronts: consumers,
    entries: [
      ['heft-klassik-a4-32', 6],
      ['collegeblock-natur', 2],
      ['vokabelheft-a5', 2],
      ['zirkel-einfach', 1],
      ['geodreieck-16', 1, 1],
      ['fueller-start', 1],
      ['textmarker-pastell-4er', 1],
      ['hufeisenmagnet-8', 1],
      ['ordner-breit', 2],
    ],
  },
  {
    id: 'klassenraum',
    name: { de: 'Klassenraum zum Schuljahresbeginn', en: 'A classroom for the new year' },
    description: {
      de: 'Für dreißig Kinder, mit Reserve: Hefte im Klassensatz, Material für die Tafel und Papier für den Kopierer.',
      en: 'For thirty children, with spares: exercise books by the class set, material for the board and paper for the copier.',
    },
    picture: pictureOf('buero'),
    pictureSide: 'right',
    storefronts: ['b2b'],
    entries: [
      ['klassensatz-a4', 2],
      ['tafelkreide-bunt', 4, 0],
      ['whiteboardmarker-set', 3],
      ['kopierpapier-weiss', 5],
      ['sammelmappe-10er', 3],
      ['pinsel-klassensatz', 1],
      ['ordner-breit-10er', 1],
    ],
  },
];

/** @param itemsOf of a product, in its order */
export function* teaserListLines(
  itemsOf: (product: string) => readonly string[],
): Iterable<object> {
  for (const { picture, entries, ...list } of demoTeaserLists) {
    yield {
      type: 'teaser-list',
      ...list,
      picture: { drawing: picture },
      entries: entries.map(([product, quantity, variant]) => {
        const items = itemsOf(product);
        const item = items.length === 1 ? items[0] : items[variant ?? -1];
        return { product, quantity, ...(item !== undefined && { item }) };
      }),
    };
  }
}
