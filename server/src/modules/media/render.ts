import sharp, { type Sharp } from 'sharp';
import {
  type PictureExtension,
  type PictureFormat,
  pictureFormats,
} from '../../../contract/index.ts';
import { maxPixels } from './inspect.ts';

/** Photos are set on the colour that most of them bring along. */
const photoGround = '#ffffff';

/**
 * Encoder settings, measured on 480 × 480 pixels (docs/decisions/006-pictures.md): AVIF at effort 1
 * takes 20 ms, at the default 4 it takes 200 and saves a tenth.
 */
function encoded(image: Sharp, extension: PictureExtension, format: PictureFormat) {
  // Letters on a plain ground, whose edges and colours show every saving.
  if (format === 'logo') {
    return extension === 'jpeg'
      ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      : image.webp({ lossless: true });
  }
  const isSmall = pictureFormats[format].width <= 343;
  switch (extension) {
    case 'avif':
      return image.avif({ quality: isSmall ? 60 : 55, effort: 1 });
    case 'webp':
      return image.webp({ quality: isSmall ? 82 : 78, effort: 2, smartSubsample: true });
    case 'jpeg':
      return image.jpeg({ quality: isSmall ? 84 : 80, mozjpeg: true });
  }
}

export type Original =
  /** Drawn at the size that is wanted, as SVG. */
  | { readonly draw: (size: { readonly width: number; readonly height: number }) => string }
  | {
      readonly bytes: Buffer;
      readonly mime: string;
      readonly width: number;
      readonly height: number;
    };

/**
 * One picture in one format, without the original's metadata.
 * @throws Error when the original can't be decoded
 */
export function renderPicture(
  original: Original,
  format: PictureFormat,
  extension: PictureExtension,
): Promise<Buffer> {
  const size = pictureFormats[format];
  if ('draw' in original) {
    const svg = original.draw(size);
    return encoded(sharp(Buffer.from(svg)).removeAlpha(), extension, format).toBuffer();
  }
  const photo = sharp(original.bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    density: densityFor(original, size),
  })
    .autoOrient()
    .resize(size.width, size.height, {
      // A logo keeps its shape, so that in the dark its ground is no larger than itself.
      fit: format === 'logo' ? 'inside' : 'contain',
      background: photoGround,
    })
    .flatten({ background: photoGround });
  return encoded(photo, extension, format).toBuffer();
}

/** A vector file is drawn at the size that is needed instead of being enlarged afterwards. */
function densityFor(
  original: { mime: string; width: number; height: number },
  size: { width: number; height: number },
): number {
  if (original.mime !== 'image/svg+xml') return 72;
  const scale = Math.min(size.width / original.width, size.height / original.height);
  return Math.min(2400, Math.max(1, Math.ceil(72 * scale)));
}
