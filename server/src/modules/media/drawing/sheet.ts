import { darker, lighter, mix } from './color.ts';

/** The side of every picture's square; goods stay inside a margin of 8 %. */
export const side = 1600;

/** Warm dark brown: shadows on paper are never black. */
export const shadowInk = '#3b2a18';

export type Stop = readonly [offset: number, color: string, opacity?: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

const number = (value: number): string => String(Math.round(value * 100) / 100);

function attributesOf(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? number(value) : value}"`;
  }
  return text;
}

/** One SVG element. Attribute values come from code and checked parameters, never from texts. */
export const element = (name: string, attributes: Attributes, content = ''): string =>
  content === ''
    ? `<${name}${attributesOf(attributes)}/>`
    : `<${name}${attributesOf(attributes)}>${content}</${name}>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, rx: rx || undefined, fill, ...more });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const polygon = (
  points: readonly (readonly [number, number])[],
  fill: string,
  more: Attributes = {},
): string =>
  element('polygon', {
    points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(' '),
    fill,
    ...more,
  });

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  element('g', attributes, content.join(''));

/** `content` moved to (x, y), turned by `degrees` and scaled about its own origin. */
export const placed = (
  x: number,
  y: number,
  degrees: number,
  scale: number,
  ...content: readonly string[]
): string =>
  group(
    {
      transform: `translate(${number(x)} ${number(y)})${degrees ? ` rotate(${number(degrees)})` : ''}${
        scale === 1 ? '' : ` scale(${number(scale)})`
      }`,
    },
    ...content,
  );

/** The definitions that one picture collects while it is drawn. */
export class Sheet {
  readonly #definitions = new Map<string, string>();

  /** A paint that runs from (x1, y1) to (x2, y2) in fractions of the painted shape. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#paint('linearGradient', attributesOf({ x1, y1, x2, y2 }), stops);
  }

  /** A paint that runs outwards from (cx, cy) in fractions of the painted shape. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#paint('radialGradient', attributesOf({ cx, cy, r }), stops);
  }

  /** A matt surface lit from the top left. */
  matt(color: string, strength = 1): string {
    return this.linear(
      [
        [0, lighter(color, 0.045 * strength)],
        [1, darker(color, 0.05 * strength)],
      ],
      0,
      0,
      0.6,
      1,
    );
  }

  /** A round rod lit from the left: across its width (`x`) or its height (`y`). */
  rod(color: string, across: 'x' | 'y' = 'x', gloss = 1): string {
    const stops: readonly Stop[] = [
      [0, darker(color, 0.1)],
      [0.2, lighter(color, 0.03 * gloss)],
      [0.34, lighter(color, 0.15 * gloss)],
      [0.5, color],
      [0.82, darker(color, 0.1)],
      [1, darker(color, 0.19)],
    ];
    return across === 'x' ? this.linear(stops, 0, 0, 1, 0) : this.linear(stops, 0, 0, 0, 1);
  }

  /** A ball lit from the top left. */
  ball(color: string): string {
    return this.radial(
      [
        [0, lighter(color, 0.2)],
        [0.35, lighter(color, 0.05)],
        [0.72, darker(color, 0.05)],
        [1, darker(color, 0.17)],
      ],
      0.36,
      0.3,
      0.78,
    );
  }

  /** What lies outside `shape` is not drawn. */
  clip(shape: string): string {
    return this.#define('clipPath', '', shape);
  }

  #paint(name: string, geometry: string, stops: readonly Stop[]): string {
    const content = stops
      .map(([offset, color, opacity]) =>
        element('stop', {
          offset,
          'stop-color': color,
          'stop-opacity': opacity === undefined || opacity === 1 ? undefined : opacity,
        }),
      )
      .join('');
    return this.#define(name, geometry, content);
  }

  #define(name: string, geometry: string, content: string): string {
    const key = `${name}${geometry}>${content}`;
    let id = this.#definitions.get(key);
    if (!id) {
      id = `k${this.#definitions.size}`;
      this.#definitions.set(key, id);
    }
    return `url(#${id})`;
  }

  get definitions(): string {
    let text = '';
    for (const [key, id] of this.#definitions) {
      const name = /^[a-zA-Z]+/.exec(key)?.[0] ?? '';
      text += `<${name} id="${id}"${key.slice(name.length)}</${name}>`;
    }
    return text;
  }
}

/**
 * The soft shadow of things that lie on the sheet. Layers of widening, fainter outlines: a blur
 * filter over the whole picture costs 20 ms of CPU, this costs one or two.
 * @param shapes elements without paint, in the picture's coordinates
 * @param height how far the thing stands off the paper, in units of the picture
 */
export function lyingShadow(shapes: string, height = 14, strength = 1): string {
  const layers = 7;
  let text = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const spread = (layer / (layers - 1)) * height * 2.6;
    text += group(
      {
        transform: `translate(${number(height * 0.42)} ${number(height * 0.95)})`,
        fill: shadowInk,
        stroke: shadowInk,
        'stroke-width': spread,
        'stroke-linejoin': 'round',
        opacity: 0.036 * strength,
      },
      shapes,
    );
  }
  return (
    group({ transform: 'translate(2 4)', fill: shadowInk, opacity: 0.2 * strength }, shapes) + text
  );
}

/** The contact shadow of things that stand: dark where they touch, fading outwards. */
export function standingShadow(
  sheet: Sheet,
  cx: number,
  y: number,
  halfWidth: number,
  strength = 1,
): string {
  const soft = sheet.radial([
    [0, shadowInk, 0.3 * strength],
    [0.55, shadowInk, 0.14 * strength],
    [1, shadowInk, 0],
  ]);
  const contact = sheet.radial([
    [0, shadowInk, 0.5 * strength],
    [0.7, shadowInk, 0.34 * strength],
    [1, shadowInk, 0],
  ]);
  return (
    ellipse(cx + halfWidth * 0.05, y + 8, halfWidth * 1.24, Math.max(34, halfWidth * 0.15), soft) +
    ellipse(cx, y + 2, halfWidth * 1.02, Math.max(12, halfWidth * 0.045), contact)
  );
}

/** The tinted paper that everything stands on: the good's own colour at 8 to 10 %. */
export function paperGround(sheet: Sheet, tint: string): string {
  const paper = mix('#f8f5ee', tint, 0.085);
  const ground = sheet.linear([
    [0, lighter(paper, 0.018)],
    [0.6, paper],
    [1, darker(paper, 0.022)],
  ]);
  // Far wider than the square: formats of other proportions show more of the same paper.
  return (
    rect(-side, 0, side * 3, side, 0, ground) +
    rect(-side, -side, side * 3, side + 1, 0, lighter(paper, 0.018)) +
    rect(-side, side - 1, side * 3, side, 0, darker(paper, 0.022))
  );
}
