import { createHash } from 'node:crypto';
import type { Entry } from '../files/source.ts';
import {
  type Item,
  isLineType,
  type Line,
  type LineOf,
  type LineType,
  type Picture,
} from '../format/lines.ts';
import type { Place, Problem } from '../format/rules.ts';
import { join } from '../format/rules.ts';

/** A line that was read and waits to be stored. */
export interface Pending<T extends LineType = LineType> {
  readonly type: T;
  readonly value: LineOf<T>;
  readonly line: number;
  readonly locate: Entry['locate'];
  readonly onlyNew: boolean;
  /** Of what the line says: the same hash means that nothing needs to be done. */
  readonly hash: string;
  readonly bytes: number;
  readonly pictures: readonly PlacedPicture[];
}

/** The line as a file would hold it, to be read again later. */
export function lineOf({ type, value }: Pending): object {
  return { type, ...value };
}

export interface PlacedPicture {
  readonly path: string;
  readonly picture: Picture;
}

/** Raised when the same line is stored in another way than before, so that all are done anew. */
const importVersion = 1;

export function hashOf(json: string, fingerprints: string): string {
  return createHash('sha1').update(`${importVersion} ${json} ${fingerprints}`).digest('base64url');
}

/** All pictures of a line, with their paths. */
export function picturesOf({ type, value }: Line): PlacedPicture[] {
  const placed: PlacedPicture[] = [];
  const add = (path: string, picture: Picture | undefined) => {
    if (picture) placed.push({ path, picture });
  };
  const addWarnings = (path: string, warnings: readonly { picture: Picture | undefined }[]) => {
    for (const [at, { picture }] of warnings.entries()) add(`${path}[${at}].picture`, picture);
  };
  if (
    type === 'category' ||
    type === 'manufacturer' ||
    type === 'teaser-list' ||
    type === 'parameter'
  ) {
    add('picture', value.picture);
  }
  if (type === 'product') {
    add('energy.arrow', value.energy?.arrow);
    add('energy.label', value.energy?.label);
    for (const [at, video] of value.videos.entries()) add(`videos[${at}].picture`, video.picture);
    for (const [at, label] of value.labels.entries()) add(`labels[${at}].picture`, label.picture);
    addWarnings('warnings', value.warnings);
    for (const [at, item] of value.items.entries()) {
      addWarnings(`items[${at}].warnings`, item.warnings);
      add(`items[${at}].charger`, item.charger && chargingSign(item.charger));
      for (const [index, picture] of item.pictures.entries()) {
        add(`items[${at}].pictures[${index}]`, picture);
      }
    }
  }
  if (type === 'content') {
    for (const [row, { cells }] of value.rows.entries()) {
      for (const [cell, { attributes }] of cells.entries()) {
        visitImages(attributes, `rows[${row}].cells[${cell}].attributes`, add);
      }
    }
  }
  return placed;
}

/** The sign that law wants beside the price, drawn by the shop. */
function chargingSign(charger: Charger): Picture {
  const drawing = drawingOfCharger(charger);
  return { drawing, file: undefined, url: undefined, media: undefined, alt: undefined };
}

type Charger = NonNullable<Item['charger']>;

export const drawingOfCharger = ({ included, minWatt, maxWatt, usbPd }: Charger) => ({
  kind: 'charging',
  included,
  minWatt,
  maxWatt,
  usbPd,
});

/** Attributes of teasers named `image` that name a picture by drawing, file or address. */
function visitImages(
  value: unknown,
  path: string,
  add: (path: string, picture: Picture) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, content] of Object.entries(value)) {
    const where = Array.isArray(value) ? `${path}[${name}]` : join(path, name);
    if (name === 'image' && isPicture(content)) add(where, content);
    else visitImages(content, where, add);
  }
}

/** The attributes with `media` in place of what named the pictures. */
export function withMedia(value: unknown, mediaOf: (picture: Picture) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withMedia(entry, mediaOf));
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      if (name !== 'image' || !isPicture(content)) return [name, withMedia(content, mediaOf)];
      const { drawing, file, url, ...rest } = content;
      return [name, { ...rest, media: mediaOf(content) }];
    }),
  );
}

function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false;
  const { drawing, file, url } = value as Record<string, unknown>;
  const isDrawing = typeof drawing === 'object' && drawing !== null;
  return isDrawing || typeof file === 'string' || typeof url === 'string';
}

export function termKeyOf(
  value: Readonly<Record<'kind' | 'storefront' | 'language' | 'term', string>>,
): string {
  return [value.kind, value.storefront, value.language, value.term].join('\n');
}

/** What tells the records of a type apart. */
export function keyOf({ type, value }: Line): string {
  if (type === 'content') return [type, value.path, value.storefront, value.language].join(' ');
  if (type === 'search-term') return `${type} ${termKeyOf(value)}`;
  if (type === 'parameter') return [type, value.name, value.entry, value.storefront].join('\n');
  if (type === 'voucher') return `${type} ${value.code}`;
  return `${type} ${value.id}`;
}

/** Type and id of a line as far as they can be told, for the report. */
export function nameOf(value: unknown): { type?: string; id?: string } {
  if (typeof value !== 'object' || value === null) return {};
  const { type, id, path, code, name } = value as Record<string, unknown>;
  const named = [id, path, code, name].find((part) => typeof part === 'string');
  return {
    ...(isLineType(type) && { type }),
    ...(typeof named === 'string' && { id: named.slice(0, 80) }),
  };
}

/** Where a problem of a line stands in the file. */
export function placeOf(entry: Pick<Entry, 'line' | 'locate'>, { path, place }: Problem): Place {
  return place ?? entry.locate?.(path) ?? { line: entry.line, field: path };
}
