import { type ColorName, hex } from '../attributes.ts';
import { type Text, t } from '../text.ts';
import { type Cell, image } from './page.ts';

interface Size {
  readonly number: number;
  /** The standard's own, by which a caretaker finds it from afar. */
  readonly color: ColorName;
  readonly colorName: Text;
  readonly body: string;
  /** In cm. */
  readonly seat: number;
  /** In cm. */
  readonly table: number;
}

const size = (
  number: number,
  color: ColorName,
  colorName: Text,
  [body, seat, table]: readonly [string, number, number],
): Size => ({ number, color, colorName, body, seat, table });

/** Of DIN EN 1729. */
const furnitureSizes: readonly Size[] = [
  size(1, 'orange', t('orange', 'orange'), ['93–116', 26, 46]),
  size(2, 'violett', t('violett', 'violet'), ['108–121', 31, 53]),
  size(3, 'gelb', t('gelb', 'yellow'), ['119–142', 35, 59]),
  size(4, 'rot', t('rot', 'red'), ['133–159', 38, 64]),
  size(5, 'gruen', t('grün', 'green'), ['146–176', 42, 70]),
  size(6, 'blau', t('blau', 'blue'), ['159–188', 46, 76]),
];

export const sizeGuide = {
  before: t(
    '<p>Ein Stuhl passt, wenn beide Füße ganz auf dem Boden stehen und zwischen Sitzfläche und Kniekehle zwei Finger Platz haben. Die Norm DIN EN 1729 kennt dafür Größen, jede mit einer Farbe. Alle Maße in Zentimetern.</p>',
    '<p>A chair fits when both feet stand flat on the floor and two fingers fit between the seat and the hollow of the knee. The standard DIN EN 1729 has sizes for that, each with a colour. All measures in centimetres.</p>',
  ),
  after: t(
    '<p>In einer dritten Klasse braucht man erfahrungsgemäß drei Größen. Messen Sie im August, nicht im März: Kinder wachsen in den Ferien.</p>',
    '<p>A third-year class usually needs three sizes. Measure in August, not in March: children grow during the holidays.</p>',
  ),
} as const;

const heads = {
  de: ['Größe', 'Körper&shy;größe', 'Sitz&shy;höhe', 'Tisch&shy;höhe'],
  en: ['Size', 'Body height', 'Seat height', 'Table height'],
} as const;

function table(language: 'de' | 'en'): string {
  const rows = furnitureSizes.map(({ number, colorName, body, seat, table: top }) =>
    [`${number}:&nbsp;${colorName[language]}`, body.replace('–', '–&NoBreak;'), seat, top]
      .map((text) => `<td>${text}</td>`)
      .join(''),
  );
  return `<table><thead><tr>${heads[language].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
}

const word = t('Größe', 'Size');

/** A chair in the colour of each size, which leads to the chairs of its height. */
const chairs = (language: 'de' | 'en'): Cell[] =>
  furnitureSizes.map(({ number, color, colorName, seat }) => ({
    template: 'contentTile',
    attributes: {
      headline: `${word[language]} ${number}: ${colorName[language]}`,
      teaserLink: `/cat/stuehle?filter.seat=V${seat}`,
      teaserButtonText: t(`Stühle ${seat} cm`, `Chairs ${seat} cm`)[language],
      image: image({ kind: 'chair', color: hex(color) }),
      bgcolor: 'mathematik',
    },
  }));

/** The table, and below it a chair for each size, as many in a row as stand side by side. */
export const sizeRows = (language: 'de' | 'en'): Cell[][] => {
  const all = chairs(language);
  return [
    [{ template: 'html', attributes: { teasercontent: table(language) } }],
    all.slice(0, 3),
    all.slice(3),
  ];
};
