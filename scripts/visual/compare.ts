import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** How many pixels are not as they were; where one picture is larger, what it has more as well. */
  readonly pixels: number;
  /** The picture with what differs in red, as PNG. */
  readonly picture: Buffer;
}

/**
 * What a browser paints otherwise from time to time, in rounded corners: a few pixels by a shade; all
 * corners of a picture by the last digit, most of all on a busy machine.
 */
const isNoise = (pixels: number, shade: number, area: number) =>
  (pixels <= 16 && shade <= 16) || (pixels <= area / 1000 && shade <= 2);

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
  if (isNoise(pixels, furthestShade(one, other), width * height)) return undefined;
  return { pixels, picture: PNG.sync.write(difference) };
}

/** By how much the channel of a pixel differs at most, of 255. */
function furthestShade(one: PNG, other: PNG): number {
  let furthest = 0;
  for (const [index, value] of one.data.entries()) {
    furthest = Math.max(furthest, Math.abs(value - (other.data[index] ?? 0)));
  }
  return furthest;
}

/** The picture at the top left of a canvas; the rest is transparent, so different from anything. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
