import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** How many pixels are not as they were; where one picture is larger, what it has more as well. */
  readonly pixels: number;
  /** The picture with what differs in red, as PNG. */
  readonly picture: Buffer;
}

/**
 * Compares two PNG pictures to the pixel: one machine and one browser made both, so nothing has to
 * be forgiven.
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
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(difference) };
}

/** The picture at the top left of a canvas; the rest is transparent, so different from anything. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
