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
  /** The shop's own, at most twice as large as the header shows it (HEAD-01). */
  logo: { width: 600, height: 166 },
} as const satisfies Record<string, { width: number; height: number }>;

export type PictureFormat = keyof typeof pictureFormats;

export const pictureExtensions = ['avif', 'webp', 'jpeg'] as const;
export type PictureExtension = (typeof pictureExtensions)[number];

/** Where the picture is served; the id is a content hash, so the address never changes its meaning. */
export const pictureUrl = (
  mediaId: string,
  format: PictureFormat,
  extension: PictureExtension,
): string => `/media/${mediaId}/${format}.${extension}`;

/** Half the width of the page from tablet up, at most a column of it. */
const column = '(min-width: 1024px) 600px, (min-width: 768px) 50vw, 100vw';

/**
 * What each use of a picture is made of. `sizes` says how wide it is shown; several formats
 * without it are for screens of one and two pixels per point.
 */
const uses = {
  listing: { formats: ['listing-small', 'listing-big'] },
  /** The product page's large picture. */
  main: { formats: ['main-mobile', 'main-desktop'], sizes: column },
  /** Beside the words of a page's opening. */
  hero: {
    formats: ['listing-big', 'main-mobile'],
    sizes: '(min-width: 768px) 288px, 160px',
  },
  zoom: { formats: ['zoom'] },
  /** A line in the cart, the order, the mini cart (CART-28). */
  basket: { formats: ['basket'] },
  thumb: { formats: ['thumb'] },
  gift: { formats: ['gift'] },
  teaser: { formats: ['teaser-small', 'teaser-big'], sizes: column },
} as const satisfies Record<
  string,
  { formats: readonly [PictureFormat, ...PictureFormat[]]; sizes?: string }
>;

export type PictureUse = keyof typeof uses;

export const pictureUses = Object.keys(uses) as PictureUse[];

export interface PictureChoice {
  /** The file of the most pixels, which stands in for all. */
  readonly format: PictureFormat;
  /** Undefined: the candidates are for kinds of screens, or there is only one. */
  readonly sizes: string | undefined;
  srcSet(extension: PictureExtension): string;
}

/** The files of a picture for a use, as `<picture>` offers them. */
export function pictureChoice(mediaId: string, use: PictureUse): PictureChoice {
  const { formats, sizes }: { formats: readonly PictureFormat[]; sizes?: string } = uses[use];
  return {
    format: formats.at(-1) ?? 'listing-big',
    sizes,
    srcSet: (extension) =>
      formats
        .map((format, index) => {
          const url = pictureUrl(mediaId, format, extension);
          if (formats.length === 1) return url;
          return sizes === undefined
            ? `${url} ${index + 1}x`
            : `${url} ${pictureFormats[format].width}w`;
        })
        .join(', '),
  };
}
