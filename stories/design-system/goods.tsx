import { Picture, type Subject } from '@kreide/design-system';

/** Drawn goods for stories: a flat SVG per thing, so that no picture file is needed. */
const drawings = {
  book: (hue: string) =>
    `<rect x='60' y='34' width='128' height='176' rx='6' fill='${hue}'/><rect x='60' y='34' width='18' height='176' rx='4' fill='#0003'/><rect x='94' y='64' width='76' height='40' rx='3' fill='#fff'/><path d='M102 78h60M102 90h40' stroke='#9aa' stroke-width='3'/>`,
  pencil: (hue: string) =>
    `<g transform='rotate(35 120 120)'><rect x='106' y='20' width='28' height='150' fill='${hue}'/><rect x='106' y='20' width='9' height='150' fill='#fff3'/><path d='M106 170l14 40 14-40z' fill='#f1d3a2'/><path d='M115 196l5 14 5-14z' fill='#333'/><rect x='106' y='6' width='28' height='18' rx='4' fill='#e88'/></g>`,
  scissors: (hue: string) =>
    `<g fill='none' stroke-linecap='round'><path d='M86 34l60 118M154 34L94 152' stroke='#9aa5ad' stroke-width='13'/><circle cx='80' cy='178' r='26' stroke='${hue}' stroke-width='15'/><circle cx='160' cy='178' r='26' stroke='${hue}' stroke-width='15'/></g>`,
  folder: (hue: string) =>
    `<rect x='48' y='44' width='144' height='160' rx='8' fill='${hue}'/><rect x='48' y='44' width='40' height='160' rx='8' fill='#0002'/><rect x='56' y='64' width='24' height='60' rx='3' fill='#fff'/><circle cx='68' cy='170' r='9' fill='#fff8' stroke='#0005' stroke-width='3'/>`,
};
export type Drawing = keyof typeof drawings;

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240' width='480' height='480'><ellipse cx='120' cy='216' rx='74' ry='9' fill='#0001'/>${svg}</svg>`)}`;

/** Address of a drawing in a colour. */
export const drawing = (name: Drawing, hue: string) => dataUrl(drawings[name](hue));

/** A square picture of a drawn thing. */
export function Goods({
  name = 'book',
  hue = '#2b6fd3',
  tint = 'maths',
  alt = '',
}: {
  name?: Drawing;
  hue?: string;
  tint?: Subject;
  alt?: string;
}) {
  return (
    <Picture
      src={drawing(name, hue)}
      alt={alt}
      width={480}
      height={480}
      shape="square"
      tint={tint}
    />
  );
}

/** An amount as the storefront formats it. */
export const euro = (amount: number, locale = 'de-DE') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(amount);

/** The numbers from 1 to `count`, to make many of something. */
export const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
