import type { Kind } from './kind.ts';
import { filled, problemsOf } from './parameters.ts';
import { placeholderKinds } from './placeholder.ts';
import { paperGround, Sheet, side } from './sheet.ts';
import { signsKinds } from './signs.ts';

/**
 * Part of every drawing's id: raise it when any drawing changes its looks, and every URL of a
 * drawn picture changes with it.
 */
export const drawingsVersion = 4;

/** Parameters that were checked by the drawings that draw them. */
export interface Drawing {
  readonly kind: string;
  readonly [parameter: string]: unknown;
}

/** Pictures that are made from parameters instead of being stored (docs/decisions/006-pictures.md). */
export interface Drawings {
  readonly kinds: readonly string[];
  /** One sentence for each thing that is wrong with `parameters`; empty when they can be drawn. */
  problems(parameters: unknown): string[];
  isDrawing(parameters: unknown): parameters is Drawing;
  /**
   * The picture as SVG. The same parameters give the same bytes.
   *
   * @param size pixels wide and high; what is not square shows more of the paper left and right, or
   *   above and below. @default the sheet's own
   * @throws Error when they are no drawing
   */
  draw(parameters: Drawing, size?: { readonly width: number; readonly height: number }): string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namedAtMost = 8;

/** The names to choose from: a few, all of them or those that share a word with this one. */
function namesLike(name: string, names: readonly string[]): string {
  if (names.length <= namedAtMost) return `known are ${names.join(', ')}`;
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  const alike = names.filter((known) => words.some((word) => known.split('-').includes(word)));
  return alike.length > 0
    ? `there are ${alike.slice(0, namedAtMost).join(', ')}`
    : `none of the ${names.length} that are known has a word of it`;
}

/** @param further kinds besides those that every shop has: its placeholder and the signs of the law */
export function createDrawings(further: Readonly<Record<string, Kind>> = {}): Drawings {
  const all: Readonly<Record<string, Kind>> = { ...placeholderKinds, ...signsKinds, ...further };
  const kinds = Object.keys(all);
  const kindOf = (name: string) => (Object.hasOwn(all, name) ? all[name] : undefined);

  function problems(parameters: unknown): string[] {
    if (!isRecord(parameters)) return ['a drawing is an object such as {"kind":"placeholder"}'];
    const { kind: name } = parameters;
    if (typeof name !== 'string') return ['kind: must name a drawing'];
    const kind = kindOf(name);
    if (!kind) return [`kind: "${name.slice(0, 40)}" is unknown; ${namesLike(name, kinds)}`];
    return problemsOf(kind.fields, parameters);
  }

  return {
    kinds,
    problems,
    isDrawing: (parameters): parameters is Drawing => problems(parameters).length === 0,
    draw(parameters, { width, height } = { width: side, height: side }) {
      const kind = kindOf(parameters.kind);
      const wrong = problems(parameters);
      if (!kind || wrong.length > 0) throw new Error(`Not a drawing: ${wrong.join('; ')}`);
      const sheet = new Sheet();
      const picture = kind.draw(filled(kind.fields, parameters), sheet);
      const ground = paperGround(sheet, picture.tint);
      const wide = width >= height ? Math.round((side * width) / height) : side;
      const high = height > width ? Math.round((side * height) / width) : side;
      const box = `${(side - wide) / 2} ${(side - high) / 2} ${wide} ${high}`;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${sheet.definitions}</defs>${ground}${picture.art}</svg>`;
    },
  };
}

/** Those of a shop that has no others. */
export const basicDrawings = createDrawings();
