import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** How many pixels are not as they were; where one picture is larger, what it has more as well. */
  readonly pixels: number;
  /** The picture with what differs in red, as PNG. */
  readonly picture: Buffer;
}

/**
 * What a browser paints otherwise from time to time, most of all on a busy machine: the rounded
 * corners of a picture by the last digit, and a few of their pixels by a shade.
 */
const noise = { faint: 2, shade: 16, shadedPixels: 16, shareOfPixels: 1 / 1000 };

/**
 * Compares two PNG pictures to the pixel: one machine and one browser made both, so no more has to
 * be forgiven than the noise of its painting.
 *
 * @returns undefined where they show the same
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => onCanvas(picture, width, height)) as [PNG, PNG];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (isNoise(pixels, shadesBetween(one, other))) return undefined;
  return { pixels, picture: PNG.sync.write(difference) };
}

function isNoise(pixels: number, shades: Uint8Array): boolean {
  let shaded = 0;
  for (const shade of shades) {
    if (shade > noise.shade) return false;
    if (shade > noise.faint) shaded += 1;
  }
  const maxDiffering = Math.max(noise.shadedPixels, shades.length * noise.shareOfPixels);
  return shaded <= noise.shadedPixels && pixels <= maxDiffering;
}

/** By how much each pixel differs, of 255: in the channel that differs most. */
function shadesBetween(one: PNG, other: PNG): Uint8Array {
  const shades = new Uint8Array(one.data.length / 4);
  for (const [index, value] of one.data.entries()) {
    const pixel = index >> 2;
    const shade = Math.abs(value - (other.data[index] ?? 0));
    if (shade > (shades[pixel] ?? 0)) shades[pixel] = shade;
  }
  return shades;
}

/** The picture at the top left of a canvas; the rest is transparent, so different from anything. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
