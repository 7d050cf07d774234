/**
 * The fixed list of picture formats (PDP-40, CART-28, SEO-12): what is not on it is not rendered,
 * so nobody can fill the disk by asking for other sizes. Pixels.
 */
export const pictureFormats = {
  thumb: { width: 96, height: 96 },
  basket: { width: 343, height: 281 },
  'listing-small': { width: 240, height: 240 },
  'listing-big': { width: 480, height: 480 },
  'main-mobile': { width: 720, height: 720 },
  'main-desktop': { width: 960, height: 960 },
  zoom: { width: 1600, height: 1600 },
  'teaser-small': { width: 480, height: 320 },
  'teaser-big': { width: 960, height: 640 },
  og: { width: 1200, height: 630 },
  gift: { width: 190, height: 143 },
} as const satisfies Record<string, { width: number; height: number }>;

export type PictureFormat = keyof typeof pictureFormats;

export const isPictureFormat = (name: string): name is PictureFormat =>
  Object.hasOwn(pictureFormats, name);

export const pictureExtensions = ['avif', 'webp', 'jpeg'] as const;
export type PictureExtension = (typeof pictureExtensions)[number];

export const isPictureExtension = (name: string): name is PictureExtension =>
  pictureExtensions.some((extension) => extension === name);

export const mimeOf: Readonly<Record<PictureExtension, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Open graph readers want JPEG and nothing else (SEO-12). */
export const isOffered = (format: PictureFormat, extension: PictureExtension): boolean =>
  format !== 'og' || extension === 'jpeg';

/** Where the picture is served; the id is a content hash, so the address never changes its meaning. */
export const pictureUrl = (
  mediaId: string,
  format: PictureFormat,
  extension: PictureExtension,
): string => `/media/${mediaId}/${format}.${extension}`;

/** How wide a picture stands in the layout, in the terms of `sizes`. */
const uses = {
  /** A tile of 2, 3, 4 or 5 columns. */
  listing: {
    formats: ['listing-small', 'listing-big'],
    sizes: '(min-width: 1280px) 240px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw',
    fallback: 'listing-big',
  },
  /** The product page's large picture. */
  main: {
    formats: ['main-mobile', 'main-desktop'],
    sizes: '(min-width: 1024px) 560px, 100vw',
    fallback: 'main-desktop',
  },
  zoom: { formats: ['zoom'], sizes: '', fallback: 'zoom' },
  /** A line in the cart, the order, the mini cart (CART-28). */
  basket: { formats: ['basket'], sizes: '', fallback: 'basket' },
  thumb: { formats: ['thumb'], sizes: '', fallback: 'thumb' },
  gift: { formats: ['gift'], sizes: '', fallback: 'gift' },
  /** Pictures on content pages: half the width from tablet up. */
  teaser: {
    formats: ['teaser-small', 'teaser-big'],
    sizes: '(min-width: 768px) 50vw, 100vw',
    fallback: 'teaser-small',
  },
} as const satisfies Record<
  string,
  { formats: readonly PictureFormat[]; sizes: string; fallback: PictureFormat }
>;

export type PictureUse = keyof typeof uses;

export const pictureUses = Object.keys(uses) as PictureUse[];

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
  const { formats, sizes, fallback } = uses[use];
  const widest = Math.max(...formats.map((format) => pictureFormats[format].width));
  const source = (extension: 'avif' | 'webp'): PictureSource => ({
    src: formats
      .map((format) => {
        const url = pictureUrl(mediaId, format, extension);
        return formats.length === 1 ? url : `${url} ${pictureFormats[format].width}w`;
      })
      .join(', '),
    width: widest,
    media: undefined,
    sizesValue: sizes === '' ? undefined : sizes,
    type: mimeOf[extension],
  });
  return {
    src: pictureUrl(mediaId, fallback, 'jpeg'),
    ...pictureFormats[fallback],
    sources: [source('avif'), source('webp')],
  };
}
