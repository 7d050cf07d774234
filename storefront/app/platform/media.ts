/** Addresses of pictures: the format list is part of the API's contract (modules/media). */

export type PictureUse = 'listing' | 'main' | 'basket' | 'thumb' | 'zoom' | 'teaser';

type Format =
  | 'thumb'
  | 'basket'
  | 'listing-small'
  | 'listing-big'
  | 'main-mobile'
  | 'main-desktop'
  | 'zoom';

const sizes: Readonly<Record<Format, readonly [width: number, height: number]>> = {
  thumb: [96, 96],
  basket: [343, 281],
  'listing-small': [240, 240],
  'listing-big': [480, 480],
  'main-mobile': [720, 720],
  'main-desktop': [960, 960],
  zoom: [1600, 1600],
};

const uses: Readonly<Record<PictureUse, { formats: readonly Format[]; sizes: string }>> = {
  // Columns of the tile grid: 2, 3, 4 and 5 from the breakpoints on.
  listing: {
    formats: ['listing-small', 'listing-big'],
    sizes: '(min-width: 1280px) 240px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw',
  },
  main: {
    formats: ['main-mobile', 'main-desktop'],
    sizes: '(min-width: 1024px) 600px, 100vw',
  },
  teaser: { formats: ['listing-big', 'main-desktop'], sizes: '(min-width: 1024px) 50vw, 100vw' },
  basket: { formats: ['basket'], sizes: '' },
  thumb: { formats: ['thumb'], sizes: '' },
  zoom: { formats: ['zoom'], sizes: '' },
};

export function pictureUrl(mediaId: string, format: Format, type: 'avif' | 'webp' | 'jpeg') {
  return `/media/${mediaId}/${format}.${type}`;
}

/** Props of the design system's `Picture` for a use: AVIF first, then WebP, JPEG as last resort. */
export function pictureProps(mediaId: string, use: PictureUse) {
  const { formats, sizes: sizesValue } = uses[use];
  const last = formats.at(-1) ?? 'listing-big';
  const [width, height] = sizes[last];
  const source = (type: 'avif' | 'webp') => ({
    type: `image/${type}`,
    srcSet: formats
      .map((format) =>
        formats.length === 1
          ? pictureUrl(mediaId, format, type)
          : `${pictureUrl(mediaId, format, type)} ${sizes[format][0]}w`,
      )
      .join(', '),
    ...(formats.length > 1 && { sizes: sizesValue }),
  });
  return {
    src: pictureUrl(mediaId, formats[0] ?? last, 'jpeg'),
    width,
    height,
    sources: [source('avif'), source('webp')],
  };
}
