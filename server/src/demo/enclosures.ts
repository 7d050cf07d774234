import { pdfOf } from './files/pdf.ts';
import { type Timbre, toneOf } from './files/tone.ts';
import type { ProductSpec } from './product.ts';
import { type Text, t } from './text.ts';

/** What comes with a product beyond its texts and pictures: sheets, sounds, marks, teasers. */

const dataOf = (mime: string, bytes: Buffer): string =>
  `data:${mime};base64,${bytes.toString('base64')}`;

/** Goods with a plug or a battery come with a sheet of their facts, in both languages. */
function dataSheet(spec: ProductSpec, makerName: string): object {
  const sheet = pdfOf({
    title: spec.name.de,
    subtitle: `${spec.name.en} · ${makerName}`,
    rows: [
      ...spec.features.map(([name, value]) => [both(name), both(value)] as const),
      ...(spec.warranty ? [['Garantie / Warranty', both(spec.warranty)] as const] : []),
      ...(spec.energy ? [['Energieeffizienz / Energy', spec.energy.class] as const] : []),
    ],
    note: 'Ein Muster aus dem Beispielsortiment. A sample from the demo catalogue.',
  });
  return {
    name: t('Datenblatt (PDF)', 'Data sheet (PDF)'),
    kind: 'datasheet',
    data: dataOf('application/pdf', sheet),
  };
}

const both = ({ de, en }: Text): string => (de === en ? de : `${de} / ${en}`);

/** What the instruments of a shelf sound like; the same sound is one file. */
const sounds: Readonly<Record<string, readonly [timbre: Timbre, hertz: number]>> = {
  glockenspiele: ['bars', 1046.5],
  floeten: ['flute', 523.3],
  saiten: ['strings', 261.6],
};
const made = new Map<string, string>();

function soundOf(category: string): object | undefined {
  const sound = sounds[category];
  if (sound === undefined) return undefined;
  let data = made.get(category);
  if (data === undefined) {
    data = dataOf('audio/wav', toneOf(...sound));
    made.set(category, data);
  }
  return { name: t('Hörprobe: ein Dreiklang', 'Sample: a chord'), data };
}

const mark = (sign: string, name: Text, text: Text) => ({
  name,
  text,
  picture: { drawing: { kind: 'emblem', sign } },
});

const eco = mark(
  'leaf',
  t('Umweltfreundlich', 'Eco-friendly'),
  t(
    'Aus Altpapier oder nachwachsenden Rohstoffen, ohne Kunststoff verpackt.',
    'From waste paper or renewable materials, packed without plastic.',
  ),
);

const tested = mark(
  'bear',
  t('Spielzeug nach EN 71', 'Toy to EN 71'),
  t(
    'Geprüft nach der europäischen Norm für sicheres Spielzeug.',
    'Tested to the European standard for safe toys.',
  ),
);

/** Shelves of the kindergarten that nobody plays with. */
const notToys = new Set(['hygiene', 'schlafen']);

/** Shelves whose goods are compared with each other: the cheapest bears "best price". */
const compared = new Set(['kopierpapier', 'textmarker']);

/** Content pages that product pages show parts of (demo/content/teasers.ts). */
const teasers: Readonly<Record<string, { readonly top?: string; readonly bottom?: string }>> = {
  schreiblernhefte: { bottom: '/teaser/lineaturen' },
  'hefte-a4': { bottom: '/teaser/lineaturen' },
};

/** Fields of the import's line. */
export function enclosuresOf(spec: ProductSpec, makerName: string): object {
  const isTechnical = spec.energy !== undefined || spec.charger !== undefined;
  const sound = soundOf(spec.category);
  const isSchool = spec.topic === 'heft' || spec.topic === 'stift';
  return {
    documents: [...(isTechnical ? [dataSheet(spec, makerName)] : []), ...(spec.documents ?? [])],
    audioSamples: sound ? [sound] : [],
    labels: [
      ...(spec.badge === 'eco' ? [eco] : []),
      ...(spec.topic === 'spiel' && !isTechnical && !notToys.has(spec.category) ? [tested] : []),
    ],
    ...(isSchool && { specialOffer: t('Aktion zum Schulanfang', 'Back-to-school offer') }),
    ...(compared.has(spec.category) && { assortmentGroup: spec.category }),
    ...(teasers[spec.category] && { teasers: teasers[spec.category] }),
  };
}
