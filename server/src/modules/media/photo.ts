import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './heic.ts';
import { inspectPicture, maxPixels } from './inspect.ts';

/**
 * A visitor's photograph as JPEG within a square, without what the camera wrote beside the picture.
 *
 * @returns undefined: the bytes are no photograph; 'busy': too many are being read
 */
export async function photoOf(bytes: Buffer, side: number): Promise<Buffer | 'busy' | undefined> {
  const photo = await readPhoto(bytes);
  if (photo === 'busy' || photo === undefined) return photo;
  try {
    return await photo
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function readPhoto(bytes: Buffer): Promise<Sharp | 'busy' | undefined> {
  const inspection = await inspectPicture(bytes, { isHeicTaken: true });
  if (!inspection.ok || inspection.mime === 'image/svg+xml') return undefined;
  if (inspection.mime !== 'image/heic') {
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  }
  const picture = await decodeHeic(bytes);
  if (picture === 'busy' || picture === undefined) return picture;
  const { data, width, height } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } });
}
