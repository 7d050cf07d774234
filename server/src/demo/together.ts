import type { ProductSpec } from './product.ts';
import { randomOf } from './random.ts';

/** Which shelves go with which: where the accessories of a product come from. */
const shelves: Readonly<Record<string, readonly string[]>> = {
  'hefte-a4': ['heftumschlaege', 'fueller', 'bleistifte'],
  'hefte-a5': ['heftumschlaege', 'fueller'],
  schreiblernhefte: ['bleistifte', 'schreibuebungen', 'radierer'],
  vokabelhefte: ['fineliner', 'karteikarten'],
  collegebloecke: ['ringordner', 'textmarker', 'fineliner'],
  schreibbloecke: ['kugelschreiber', 'fineliner'],
  zeichenbloecke: ['buntstifte', 'deckfarben', 'bleistifte'],
  ringbucheinlagen: ['ringordner', 'register'],
  notizbuecher: ['fineliner', 'fueller'],
  bleistifte: ['radierer', 'lineale'],
  buntstifte: ['radierer', 'zeichenbloecke'],
  wachsmaler: ['zeichenpapier', 'malkittel'],
  fueller: ['fueller', 'hefte-a4'],
  schnellhefter: ['register', 'hefter-locher'],
  ringordner: ['register', 'hefter-locher'],
  sammelmappen: ['heftumschlaege'],
  schulranzen: ['maeppchen', 'brotdosen', 'sportbeutel'],
  rucksaecke: ['brotdosen', 'maeppchen'],
  lineale: ['zirkel', 'bleistifte'],
  zirkel: ['lineale', 'bleistifte'],
  schulrechner: ['lineale'],
  schulscheren: ['klebstoffe', 'tonpapier'],
  klebstoffe: ['schulscheren', 'tonpapier'],
  deckfarben: ['pinsel', 'wasserbecher', 'malkittel'],
  tempera: ['pinsel', 'malkittel', 'wasserbecher'],
  acryl: ['staffeleien', 'pinsel'],
  aquarell: ['pinsel', 'zeichenbloecke'],
  fingerfarben: ['malkittel', 'zeichenpapier'],
  pinsel: ['deckfarben', 'wasserbecher'],
  tonpapier: ['schulscheren', 'klebstoffe'],
  fotokarton: ['bueroscheren', 'klebstoffe'],
  knete: ['malkittel', 'knete'],
  schreibtafeln: ['boardmarker'],
  rechenrahmen: ['plaettchen', 'mathe-hefte'],
  plaettchen: ['rechenrahmen', 'mathe-spiele'],
  lernuhren: ['mathe-hefte'],
  lupen: ['tiere-pflanzen', 'lupen'],
  globen: ['sach-hefte', 'globen'],
  'deutsch-hefte': ['woerterbuecher', 'deutsch-karteien'],
  'mathe-hefte': ['mathe-karteien', 'lineale'],
  'englisch-hefte': ['karteikarten', 'englisch-lektueren'],
  glockenspiele: ['kleine-percussion', 'notenhefte'],
  floeten: ['notenhefte'],
  fussbaelle: ['markierung', 'spielbaelle'],
  kopierpapier: ['ringordner', 'umschlaege'],
  'hefter-locher': ['kleinteile', 'ringordner'],
  tafeln: ['boardmarker', 'haftmagnete'],
  boardmarker: ['tafeln', 'haftmagnete'],
  laminieren: ['laminieren', 'bueroscheren'],
  stuehle: ['schuelertische', 'hocker'],
  schuelertische: ['stuehle'],
  gruppentische: ['stuehle', 'teppiche'],
  regale: ['kisten'],
  kerzen: ['jahreskreis', 'figuren'],
  holzbausteine: ['kisten', 'konstruktion'],
};

/** Up to four products that go with one, the same at every run. */
export function accessoriesOf(
  spec: ProductSpec,
  byCategory: ReadonlyMap<string, readonly ProductSpec[]>,
): string[] {
  const own = spec.accessories ?? [];
  const random = randomOf(`${spec.id} accessories`);
  const candidates = (shelves[spec.category] ?? []).flatMap((category) =>
    random.sample(
      (byCategory.get(category) ?? []).filter(
        ({ id, badge }) => id !== spec.id && badge !== 'class-pack',
      ),
      2,
    ),
  );
  return [...new Set([...own, ...candidates.map(({ id }) => id)])].slice(0, 4);
}
