import type { Kind } from './kind.ts';
import {
  beads,
  brushes,
  canvas,
  clay,
  paintBottle,
  paintBox,
  paintTubes,
  rods,
  roller,
  smock,
  stamps,
  waterCup,
  wool,
} from './kinds/art.ts';
import { backpack, bottle, gymBag, lunchBox, pencilCase, schoolBag } from './kinds/bags.ts';
import { emoji } from './kinds/emoji.ts';
import { exerciseBook, ruledPicture } from './kinds/exerciseBooks.ts';
import {
  clipboard,
  dividers,
  elasticFolder,
  letterTray,
  magazineFile,
  reportFile,
  ringBinder,
  sleeves,
  storageBox,
} from './kinds/folders.ts';
import { board, chair, poster, rug, shelf, stool, table } from './kinds/furniture.ts';
import {
  balance,
  book,
  clock,
  counters,
  countingFrame,
  dice,
  flashCards,
  fractions,
  globe,
  laboratory,
  letters,
  magnets,
  magnifier,
  placeValue,
  playMoney,
  solids,
} from './kinds/learning.ts';
import {
  bookCover,
  envelope,
  indexCards,
  notebook,
  pad,
  ream,
  sheets,
  stickers,
  stickyNotes,
} from './kinds/paper.ts';
import { placeholder } from './kinds/placeholder.ts';
import {
  blocks,
  boardGame,
  candle,
  construction,
  figures,
  firstAid,
  grasping,
  memoryGame,
  playShop,
  puzzle,
  sandToys,
  textiles,
} from './kinds/play.ts';
import { ball, drum, glockenspiel, gymGear, instrument, percussion } from './kinds/sportMusic.ts';
import { energyLabel, headphones, lamp, officeMachine, power } from './kinds/technology.ts';
import {
  calculator,
  clips,
  compass,
  cutter,
  cuttingMat,
  eraser,
  glueBottle,
  glueStick,
  punch,
  ruler,
  scissors,
  setSquare,
  sharpener,
  stapler,
  tape,
} from './kinds/tools.ts';
import {
  ballpointPicture,
  chalk,
  colouredPencils,
  fibrePens,
  fountainPenPicture,
  graphitePencil,
  inkCartridges,
  markers,
  waxCrayons,
} from './kinds/writing.ts';
import { filled, problemsOf } from './parameters.ts';
import { paperGround, Sheet, side } from './sheet.ts';

/**
 * Part of every drawing's id: raise it when any drawing changes its looks, and every URL of a
 * drawn picture changes with it.
 */
export const drawingsVersion = 2;

export interface Drawing {
  readonly kind: string;
  readonly [parameter: string]: unknown;
}

const kinds: Readonly<Record<string, Kind>> = {
  'exercise-book': exerciseBook,
  'ruled-sheet': ruledPicture,
  pencil: graphitePencil,
  'coloured-pencils': colouredPencils,
  'wax-crayons': waxCrayons,
  'fibre-pens': fibrePens,
  markers,
  'fountain-pen': fountainPenPicture,
  ballpoint: ballpointPicture,
  chalk,
  'ink-cartridges': inkCartridges,
  pad,
  notebook,
  sheets,
  ream,
  envelope,
  'index-cards': indexCards,
  'sticky-notes': stickyNotes,
  'book-cover': bookCover,
  stickers,
  'report-file': reportFile,
  'ring-binder': ringBinder,
  'elastic-folder': elasticFolder,
  dividers,
  sleeves,
  clipboard,
  'magazine-file': magazineFile,
  'letter-tray': letterTray,
  'storage-box': storageBox,
  'paint-box': paintBox,
  'paint-bottle': paintBottle,
  'paint-tubes': paintTubes,
  brushes,
  'water-cup': waterCup,
  smock,
  canvas,
  clay,
  beads,
  wool,
  rods,
  stamps,
  roller,
  scissors,
  'glue-stick': glueStick,
  'glue-bottle': glueBottle,
  tape,
  ruler,
  'set-square': setSquare,
  compass,
  eraser,
  sharpener,
  calculator,
  stapler,
  punch,
  clips,
  cutter,
  'cutting-mat': cuttingMat,
  'school-bag': schoolBag,
  backpack,
  'pencil-case': pencilCase,
  'gym-bag': gymBag,
  bottle,
  'lunch-box': lunchBox,
  chair,
  table,
  shelf,
  stool,
  rug,
  board,
  poster,
  'counting-frame': countingFrame,
  counters,
  dice,
  'place-value': placeValue,
  solids,
  clock,
  'play-money': playMoney,
  balance,
  letters,
  'flash-cards': flashCards,
  fractions,
  globe,
  magnifier,
  magnets,
  laboratory,
  book,
  emoji,
  blocks,
  construction,
  puzzle,
  'memory-game': memoryGame,
  'board-game': boardGame,
  grasping,
  'sand-toys': sandToys,
  figures,
  candle,
  textiles,
  'first-aid': firstAid,
  'play-shop': playShop,
  ball,
  'gym-gear': gymGear,
  glockenspiel,
  drum,
  percussion,
  instrument,
  lamp,
  headphones,
  power,
  'office-machine': officeMachine,
  'energy-label': energyLabel,
  placeholder,
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
