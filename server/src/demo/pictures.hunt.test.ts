import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from '../modules/media/service.ts';
import { demoDrawings } from './drawings/index.ts';
import { demoProducts } from './index.ts';
import { categories } from './taxonomy.ts';

const pictures: readonly Drawing[] = [
  ...categories.map(({ picture }) => picture),
  ...demoProducts().flatMap(({ items }) => items.flatMap((item) => item.pictures)),
];

test('a picture of every shape is rendered, and shows goods', { timeout: 120_000 }, async () => {
  // The same shape in another colour is the same work for the renderer; labels don't matter either.
  const shapes = new Map<string, Drawing>();
  for (const picture of pictures) {
    const shape = JSON.stringify(picture)
      .replace(/"#[0-9a-f]{6}"/g, '#')
      .replace(/"(?:label|title|figure|text)":"[^"]*"/g, '');
    shapes.set(shape, picture);
  }
  const blank: string[] = [];
  for (const picture of shapes.values()) {
    const svg = demoDrawings.draw(picture, { width: 32, height: 32 });
    const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
    const spread =
      pixels.reduce((most, value) => Math.max(most, value), 0) -
      pixels.reduce((least, value) => Math.min(least, value), 255);
    if (spread < 8) blank.push(JSON.stringify(picture));
  }
  expect(shapes.size).toBeGreaterThan(300);
  expect(blank).toEqual([]);
});
