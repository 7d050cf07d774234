import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import type { HeicOrder, RawPicture } from './heic.ts';

/** The thread of `decodeHeic`: one photograph, then it ends. Answers null where it can't be read. */
async function decode({ bytes, maxPixels }: HeicOrder): Promise<RawPicture | null> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0];
  if (!image || width * height === 0 || width * height > maxPixels) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) => {
    image.display({ data, width, height }, (pixels) => resolve(pixels && { data, width, height }));
  });
}

const picture = await decode(workerData as HeicOrder).catch(() => null);
parentPort?.postMessage(picture, picture ? [picture.data.buffer] : []);
