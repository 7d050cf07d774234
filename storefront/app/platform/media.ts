/** Addresses of pictures: the format list is part of the API's contract (modules/media). */

export type PictureUse = 'listing' | 'main' | 'basket' | 'thumb' | 'zoom' | 'teaser';

type Format =
  | 'thumb'
  | 'basket'
  | 'listing-small'
  | 'listing-big'
  | 'main-mobile'
  | 'main-desktop'
  | 'zoom'
  | 'teaser-small'
  | 'teaser-big';

const sizes: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  thumb: [96, 96],
  basket: [343, 281],
  'listing-small': [240, 240],
  'listing-big': [480, 480],
  'main-mobile': [720, 720],
  'main-desktop': [960, 960],
  zoom: [1600, 1600],
  'teaser-small': [480, 320],
  'teaser-big': [960, 640],
};

/** `sizes` says how wide a picture is shown; without it the formats are for 1x and 2x screens. */
const uses: Readonly<Record<PictureUse, { formats: readonly Format[]; sizes?: string }>> = {
  listing: { formats: ['listing-small', 'listing-big'] },
  main: {
    formats: ['main-mobile', 'main-desktop'],
    sizes: '(min-width: 1024px) 600px, (min-width: 768px) 50vw, 100vw',
  },
  teaser: {
    formats: ['teaser-small', 'teaser-big'],
    sizes: '(min-width: 1024px) 600px, (min-width: 768px) 50vw, 100vw',
  },
  basket: { formats: ['basket'] },
  thumb: { formats: ['thumb'] },
  zoom: { formats: ['zoom'] },
};

export function pictureUrl(mediaId: string, format: Format, type: 'avif' | 'webp' | 'jpeg') {
  return `/media/${mediaId}/${format}.${type}`;
}

/** Pixels of a format's files. */
export function pictureSize(format: Format): { width: number; height: number } {
  const [width, height] = sizes[format];
  return { width, height };
}

/** Props of the design system's `Picture` for a use: AVIF, or WebP where that is not known. */
export function pictureProps(mediaId: string, use: PictureUse) {
  const { formats, sizes: shown } = uses[use];
  const last = formats.at(-1) ?? 'listing-big';
  const [width, height] = sizes[last];
  const srcSet = formats
    .map((format, index) => {
      const url = pictureUrl(mediaId, format, 'avif');
      if (formats.length === 1) return url;
      return shown === undefined ? `${url} ${index + 1}x` : `${url} ${sizes[format][0]}w`;
    })
    .join(', ');
  return {
    src: pictureUrl(mediaId, last, 'webp'),
    width,
    height,
    sources: [{ type: 'image/avif', srcSet, ...(shown !== undefined && { sizes: shown }) }],
  };
}
