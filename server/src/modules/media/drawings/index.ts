import type { Kind } from './kind.ts';
import { arithmeticKinds } from './kinds/arithmetic.ts';
import { bagsKinds } from './kinds/bags.ts';
import { boardsKinds } from './kinds/boards.ts';
import { booksKinds } from './kinds/books.ts';
import { buildingKinds } from './kinds/building.ts';
import { careKinds } from './kinds/care.ts';
import { craftsKinds } from './kinds/crafts.ts';
import { cuttingKinds } from './kinds/cutting.ts';
import { deskKinds } from './kinds/desk.ts';
import { emojiKinds } from './kinds/emoji.ts';
import { exerciseBooksKinds } from './kinds/exerciseBooks.ts';
import { foldersKinds } from './kinds/folders.ts';
import { furnitureKinds } from './kinds/furniture.ts';
import { gamesKinds } from './kinds/games.ts';
import { gluingKinds } from './kinds/gluing.ts';
import { languageKinds } from './kinds/language.ts';
import { measuringKinds } from './kinds/measuring.ts';
import { musicKinds } from './kinds/music.ts';
import { padsKinds } from './kinds/pads.ts';
import { paintingKinds } from './kinds/painting.ts';
import { paintsKinds } from './kinds/paints.ts';
import { placeholderKinds } from './kinds/placeholder.ts';
import { quantitiesKinds } from './kinds/quantities.ts';
import { scienceKinds } from './kinds/science.ts';
import { sheetsKinds } from './kinds/sheets.ts';
import { signsKinds } from './kinds/signs.ts';
import { sportKinds } from './kinds/sport.ts';
import { storageKinds } from './kinds/storage.ts';
import { technologyKinds } from './kinds/technology.ts';
import { tellingKinds } from './kinds/telling.ts';
import { toysKinds } from './kinds/toys.ts';
import { writingKinds } from './kinds/writing.ts';
import { filled, problemsOf } from './parameters.ts';
import { paperGround, Sheet, side } from './sheet.ts';

/**
 * Part of every drawing's id: raise it when any drawing changes its looks, and every URL of a
 * drawn picture changes with it.
 */
export const drawingsVersion = 3;

export interface Drawing {
  readonly kind: string;
  readonly [parameter: string]: unknown;
}

const kinds: Readonly<Record<string, Kind>> = {
  ...arithmeticKinds,
  ...bagsKinds,
  ...boardsKinds,
  ...booksKinds,
  ...buildingKinds,
  ...careKinds,
  ...craftsKinds,
  ...cuttingKinds,
  ...deskKinds,
  ...emojiKinds,
  ...exerciseBooksKinds,
  ...foldersKinds,
  ...furnitureKinds,
  ...gamesKinds,
  ...gluingKinds,
  ...languageKinds,
  ...measuringKinds,
  ...musicKinds,
  ...padsKinds,
  ...paintingKinds,
  ...paintsKinds,
  ...placeholderKinds,
  ...quantitiesKinds,
  ...scienceKinds,
  ...sheetsKinds,
  ...signsKinds,
  ...sportKinds,
  ...storageKinds,
  ...technologyKinds,
  ...tellingKinds,
  ...toysKinds,
  ...writingKinds,
};

export const drawingKinds: readonly string[] = Object.keys(kinds);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One sentence for each thing that is wrong with `parameters`; empty when they can be drawn. */
export function drawingProblems(parameters: unknown): string[] {
  if (!isRecord(parameters)) return ['a drawing is an object such as {"kind":"scissors"}'];
  const { kind: name } = parameters;
  if (typeof name !== 'string') return ['kind: must name a drawing'];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind)
    return [`kind: "${name.slice(0, 40)}" is unknown; known are ${drawingKinds.join(', ')}`];
  return problemsOf(kind.fields, parameters);
}

export const isDrawing = (parameters: unknown): parameters is Drawing =>
  drawingProblems(parameters).length === 0;

/**
 * The picture for `parameters` as SVG. The same parameters give the same bytes.
 * @param size pixels wide and high; what is not square shows more of the paper left and right, or
 *   above and below
 * @throws Error when `isDrawing(parameters)` is false
 */
export function drawing(
  parameters: Drawing,
  size: { width: number; height: number } = { width: side, height: side },
): { svg: string; width: number; height: number } {
  const kind = Object.hasOwn(kinds, parameters.kind) ? kinds[parameters.kind] : undefined;
  const problems = drawingProblems(parameters);
  if (!kind || problems.length > 0) throw new Error(`Not a drawing: ${problems.join('; ')}`);
  const sheet = new Sheet();
  const picture = kind.draw(filled(kind.fields, parameters), sheet);
  const ground = paperGround(sheet, picture.tint);
  const { width, height } = size;
  const wide = width >= height ? Math.round((side * width) / height) : side;
  const high = height > width ? Math.round((side * height) / width) : side;
  const box = `${(side - wide) / 2} ${(side - high) / 2} ${wide} ${high}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${sheet.definitions}</defs>${ground}${picture.art}</svg>`,
    width,
    height,
  };
}
