import sharp, { type Metadata } from 'sharp';

/** Pixels that a picture may have at most: 50 megapixels decode into 150 MB. */
export const maxPixels = 50_000_000;
/** Bytes that a picture may have at most. */
const maxBytes = 25_000_000;
const maxSvgBytes = 2_000_000;

/** Why bytes are no picture that the shop shows. */
export type PictureProblem =
  | 'empty'
  | 'too-many-bytes'
  | 'not-a-picture'
  | 'format-not-supported'
  | 'too-many-pixels'
  | 'unsafe-svg';

export type Inspection =
  | { readonly ok: true; readonly mime: string; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly problem: PictureProblem };

const mimes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

function mimeOf({ format, compression }: Metadata, isHeicTaken: boolean): string | undefined {
  // AVIF announces itself as HEIF with AV1 inside.
  if (format !== 'heif') return mimes[format ?? ''];
  if (compression === 'av1') return 'image/avif';
  return compression === 'hevc' && isHeicTaken ? 'image/heic' : undefined;
}

/**
 * Vector files are only ever rasterised, never sent, so scripts could not run in a visitor's
 * browser. They are refused all the same, with whatever reaches outside the file or lets a small
 * file grow while it is parsed.
 */
function isSafeSvg(text: string): boolean {
  if (/<!(?:doctype|entity)|<\?xml-stylesheet/i.test(text)) return false;
  if (/<(?:[\w-]+:)?(?:script|foreignObject|iframe|handler)\b/i.test(text)) return false;
  if (/\son\w+\s*=|javascript:|@import/i.test(text)) return false;
  for (const [, target = ''] of text.matchAll(/\b(?:xlink:)?href\s*=\s*["']\s*([^"']*)/gi)) {
    if (!target.startsWith('#') && !/^data:image\/(?:png|jpeg|webp);base64,/i.test(target)) {
      return false;
    }
  }
  for (const [, target = ''] of text.matchAll(/\burl\(\s*["']?\s*([^)"']*)/gi)) {
    if (!target.startsWith('#')) return false;
  }
  return true;
}

/**
 * Looks at a file's header only: what it is, and whether the shop takes it.
 *
 * @param isHeicTaken HEVC in HEIF too, which sharp can't decode (`decodeHeic`)
 */
export async function inspectPicture(
  bytes: Buffer,
  { isHeicTaken = false } = {},
): Promise<Inspection> {
  if (bytes.length === 0) return { ok: false, problem: 'empty' };
  if (bytes.length > maxBytes) return { ok: false, problem: 'too-many-bytes' };
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { ok: false, problem: 'not-a-picture' };
  }
  const mime = mimeOf(metadata, isHeicTaken);
  if (mime === undefined) return { ok: false, problem: 'format-not-supported' };
  if (mime === 'image/svg+xml') {
    if (bytes.length > maxSvgBytes) return { ok: false, problem: 'too-many-bytes' };
    if (!isSafeSvg(bytes.toString('utf8'))) return { ok: false, problem: 'unsafe-svg' };
  }
  const { width, height } = metadata.autoOrient;
  if (!(width > 0 && height > 0)) return { ok: false, problem: 'not-a-picture' };
  if (width * height * (metadata.pages ?? 1) > maxPixels) {
    return { ok: false, problem: 'too-many-pixels' };
  }
  return { ok: true, mime, width, height };
}
