import {
  type PictureUse,
  pictureChoice,
  pictureFormats,
  pictureUrl,
} from '@kreide/server/contract';

/** Props of the design system's `Picture` for a use: AVIF, or WebP where that is not supported. */
export function pictureProps(mediaId: string, use: PictureUse) {
  const { format, sizes, srcSet } = pictureChoice(mediaId, use);
  return {
    src: pictureUrl(mediaId, format, 'webp'),
    ...pictureFormats[format],
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif'), ...(sizes !== undefined && { sizes }) },
    ],
  };
}
