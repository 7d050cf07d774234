import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';

/** A picture of one colour with, if asked for, one pixel of another. */
function picture(width: number, height: number, spot?: readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  if (spot) png.data.set(spot, 4);
  return PNG.sync.write(png);
}

test('the same picture has no difference', () => {
  expect(comparePictures(picture(4, 3), picture(4, 3))).toBeUndefined();
});

test('the same pixels have none, however they were compressed', () => {
  const pixels = PNG.sync.read(picture(4, 3));
  const [one, other] = [0, 9].map((deflateLevel) => PNG.sync.write(pixels, { deflateLevel }));
  if (!one || !other) throw new Error('no pictures');
  expect(one.equals(other)).toBe(false);
  expect(comparePictures(one, other)).toBeUndefined();
});

test('a pixel that is a shade darker is noise; a whole area of them is not', () => {
  expect(comparePictures(picture(4, 3), picture(4, 3, [250, 255, 255]))).toBeUndefined();
  const darker = PNG.sync.read(picture(8, 8));
  for (let index = 0; index < darker.data.length; index += 4) darker.data[index] = 254;
  expect(comparePictures(picture(8, 8), PNG.sync.write(darker))?.pixels).toBe(64);
});

test('corners that differ by the last digit are noise; by more they are not', () => {
  const before = picture(200, 200);
  /** Forty pixels, the first of which are darker than the others. */
  const corners = (value: number, shaded: number) => {
    const png = PNG.sync.read(before);
    for (let pixel = 0; pixel < 40; pixel += 1) {
      png.data[pixel * 4 * 200] = pixel < shaded ? 245 : value;
    }
    return PNG.sync.write(png);
  };
  expect(comparePictures(before, corners(254, 0))).toBeUndefined();
  expect(comparePictures(before, corners(254, 16))).toBeUndefined();
  expect(comparePictures(before, corners(254, 17))?.pixels).toBe(40);
  expect(comparePictures(before, corners(250, 0))?.pixels).toBe(40);
});

test('one pixel of another colour is a difference, and is shown', () => {
  const found = comparePictures(picture(4, 3), picture(4, 3, [200, 255, 255]));
  expect(found?.pixels).toBe(1);
  const shown = PNG.sync.read(found?.picture ?? Buffer.of());
  expect([...shown.data.subarray(4, 8)]).toEqual([255, 0, 0, 255]);
});

test('what is taller differs by what it has more', () => {
  const found = comparePictures(picture(4, 3), picture(4, 5));
  expect(found?.pixels).toBe(8);
  const { width, height } = PNG.sync.read(found?.picture ?? Buffer.of());
  expect([width, height]).toEqual([4, 5]);
});
