import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderEmblem } from './emblem.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ff0000"/></svg>',
);

/** The colour of a point, as red, green, blue and opacity. */
async function colourAt(picture: Buffer, left: number, top: number) {
  const point = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

test('SEO-12 an emblem stands in the middle of a JPEG of 1200 by 630 pixels', async () => {
  const picture = await renderEmblem(svg, {
    width: 1200,
    height: 630,
    share: 0.5,
    ground: '#0000ff',
    extension: 'jpeg',
  });
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const [red = 0, , blue = 0] = await colourAt(picture, 600, 315);
  expect(red).toBeGreaterThan(240);
  expect(blue).toBeLessThan(16);
  const [redBeside = 0, , blueBeside = 0] = await colourAt(picture, 300, 315);
  expect(redBeside).toBeLessThan(16);
  expect(blueBeside).toBeGreaterThan(240);
});

test('without a ground an icon is transparent around its emblem', async () => {
  const icon = await renderEmblem(svg, { width: 64, height: 64, share: 0.5, extension: 'png' });
  expect(await colourAt(icon, 32, 32)).toEqual([255, 0, 0, 255]);
  expect((await colourAt(icon, 2, 2))[3]).toBe(0);
});
