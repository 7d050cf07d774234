import sharp from 'sharp';
import { inspectPicture, maxPixels } from './inspect.ts';

/**
 * A visitor's photograph as JPEG within a square, without what the camera wrote beside the picture.
 *
 * @returns undefined: the bytes are no photograph
 */
export async function photoOf(bytes: Buffer, side: number): Promise<Buffer | undefined> {
  const inspection = await inspectPicture(bytes);
  if (!inspection.ok || inspection.mime === 'image/svg+xml') return undefined;
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
