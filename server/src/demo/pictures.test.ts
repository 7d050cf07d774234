import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from '../modules/media/service.ts';
import { demoDrawings } from './drawings/index.ts';
import { demoProducts } from './index.ts';
import { categories } from './taxonomy.ts';

/** Every picture once, however many items show it. */
const pictures = new Map<string, Drawing>();
for (const { picture } of categories) pictures.set(JSON.stringify(picture), picture);
for (const { items } of demoProducts()) {
  for (const item of items) {
    for (const picture of item.pictures) pictures.set(JSON.stringify(picture), picture);
  }
}

test('every picture of the demo is drawn', () => {
  expect(pictures.size).toBeGreaterThan(2500);
  for (const [key, picture] of pictures) {
    const svg = demoDrawings.draw(picture);
    expect(/NaN|undefined|Infinity/.test(svg), key).toBe(false);
  }
});

test('one of every shape is rendered, and shows goods', { timeout: 120_000 }, async () => {
  // The same shape in another colour is the same work for the renderer; labels don't matter either.
  const shapes = new Map<string, Drawing>();
  for (const [key, picture] of pictures) {
    const shape = key
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
