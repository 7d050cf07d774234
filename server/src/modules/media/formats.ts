import {
  type PictureExtension,
  type PictureFormat,
  type PictureUse,
  pictureChoice,
  pictureExtensions,
  pictureFormats,
  pictureUrl,
} from '../../../contract/index.ts';

export const isPictureFormat = (name: string): name is PictureFormat =>
  Object.hasOwn(pictureFormats, name);

export const isPictureExtension = (name: string): name is PictureExtension =>
  pictureExtensions.some((extension) => extension === name);

export const mimeOf: Readonly<Record<PictureExtension, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Open graph readers want JPEG and nothing else (SEO-12), logos are no photographs. */
export const isOffered = (format: PictureFormat, extension: PictureExtension): boolean =>
  format === 'og' ? extension === 'jpeg' : format !== 'logo' || extension !== 'avif';

export interface PictureSource {
  /** A `srcset`. */
  readonly src: string;
  /** Pixels of the widest candidate. */
  readonly width: number;
  /** Always undefined today: one picture serves all widths, `sizesValue` picks the candidate. */
  readonly media: string | undefined;
  readonly sizesValue: string | undefined;
  readonly type: string;
}

export interface PictureData {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** What a `<picture>` needs: AVIF before WebP, a JPEG for whatever knows neither (ruling 13). */
export function pictureSources(mediaId: string, use: PictureUse): PictureData {
  const { format, sizes, srcSet } = pictureChoice(mediaId, use);
  const { width, height } = pictureFormats[format];
  const source = (extension: 'avif' | 'webp'): PictureSource => ({
    src: srcSet(extension),
    width,
    media: undefined,
    sizesValue: sizes,
    type: mimeOf[extension],
  });
  return {
    src: pictureUrl(mediaId, format, 'jpeg'),
    width,
    height,
    sources: [source('avif'), source('webp')],
  };
}
