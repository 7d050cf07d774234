import type { Drawing } from '../../modules/media/service.ts';
import { type ColorName, hex } from '../attributes.ts';
import type { ItemSpec } from '../product.ts';
import { decimal, map, same, type Text, t } from '../text.ts';

/** Names of the facts that many goods have. */
export const is = {
  format: t('Format', 'Format'),
  ruling: t('Lineatur', 'Ruling'),
  sheets: t('Umfang', 'Sheets'),
  grammage: t('Papiergewicht', 'Paper weight'),
  material: t('Material', 'Material'),
  contents: t('Inhalt', 'Contents'),
  size: t('Maße', 'Dimensions'),
  length: t('Länge', 'Length'),
  diameter: t('Durchmesser', 'Diameter'),
  weight: t('Gewicht', 'Weight'),
  age: t('Empfohlenes Alter', 'Recommended age'),
  grade: t('Klassenstufe', 'School year'),
  line: t('Strichstärke', 'Line width'),
  tip: t('Spitze', 'Tip'),
  ink: t('Tinte', 'Ink'),
  refill: t('Nachfüllbar', 'Refillable'),
  wash: t('Auswaschbar', 'Washable'),
  capacity: t('Fassungsvermögen', 'Capacity'),
  binding: t('Bindung', 'Binding'),
  cover: t('Umschlag', 'Cover'),
  power: t('Stromversorgung', 'Power supply'),
  origin: t('Hergestellt in', 'Made in'),
  pages: t('Seiten', 'Pages'),
  edition: t('Ausgabe', 'Edition'),
  play: t('Spielende', 'Players'),
  time: t('Spieldauer', 'Playing time'),
  care: t('Pflege', 'Care'),
  norm: t('Norm', 'Standard'),
  load: t('Belastbar bis', 'Maximum load'),
  surface: t('Oberfläche', 'Surface'),
  drying: t('Trocknung', 'Drying'),
  use: t('Geeignet für', 'Suitable for'),
  special: t('Besonderheit', 'Special feature'),
} as const;

export const yes = t('ja', 'yes');
export const germany = t('Deutschland', 'Germany');
export const eu = t('EU', 'EU');
export const pieces = (n: number): Text => t(`${n} Stück`, n === 1 ? '1 piece' : `${n} pieces`);
export const sheetsOf = (n: number): Text => t(`${n} Blatt`, `${n} sheets`);
export const years = (n: number): Text => t(`ab ${n} Jahren`, `from ${n} years`);
export const cm = (size: string): Text => ({
  de: `${size.replaceAll('.', ',')} cm`,
  en: `${size} cm`,
});

export const litres = (ml: number): Text =>
  ml >= 1000 ? map(decimal(ml / 1000), (text) => `${text} l`) : same(`${ml} ml`);

/** One item for each colour; the picture is drawn in it. */
export const inColors = (
  colors: readonly ColorName[],
  picture: (paint: string, color: ColorName) => Drawing | readonly Drawing[],
  more: Omit<ItemSpec, 'pictures' | 'variant'> = {},
): ItemSpec[] =>
  colors.map((color) => ({
    variant: { color: `C${color}` },
    pictures: [picture(hex(color), color)].flat(),
    ...more,
  }));

/** Every combination of two lists. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B])[] =>
  first.flatMap((a) => second.map((b) => [a, b] as const));

/** The one item of a product without variants. */
export const single = (
  pictures: Drawing | readonly Drawing[],
  more: Omit<ItemSpec, 'pictures' | 'variant'> = {},
): ItemSpec[] => [{ pictures: [pictures].flat(), ...more }];

/** What pictures show in order: a rainbow of n colours. */
export const spectrum = (n: number): string[] => {
  const all: ColorName[] = [
    'gelb',
    'orange',
    'rot',
    'pink',
    'violett',
    'blau',
    'hellblau',
    'tuerkis',
    'gruen',
    'hellgruen',
    'braun',
    'schwarz',
    'zitrone',
    'koralle',
    'bordeaux',
    'rosa',
    'flieder',
    'dunkelblau',
    'petrol',
    'mint',
    'tanne',
    'beige',
    'grau',
    'weiss',
  ];
  return Array.from({ length: n }, (_, at) => hex(all[at % all.length] ?? 'rot'));
};

export const hexes = (...colors: readonly ColorName[]): string[] => colors.map(hex);

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it stands in an id. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "…, 12er-Pack"; a single piece keeps its name. */
export const packed = (name: Text, n: number): Text =>
  n === 1 ? name : t(`${name.de}, ${n}er-Pack`, `${name.en}, pack of ${n}`);

/** The price of `n`, a little cheaper the more they are. */
export const packPrice = (one: number, n: number): number =>
  n === 1 ? one : Math.ceil((one * n * (n >= 100 ? 0.72 : n >= 10 ? 0.83 : 0.92)) / 50) * 50 - 1;

export const joined = (...texts: readonly Text[]): Text => ({
  de: texts.map((text) => text.de).join(' '),
  en: texts.map((text) => text.en).join(' '),
});
