import { Gallery } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type SyntheticEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import type { ProductGallery_product$key } from './__generated__/ProductGallery_product.graphql';

/** Pictures of the chosen variant, or of the best one while none is chosen. */
export function ProductGallery({ product }: { product: ProductGallery_product$key }) {
  const { name, image, variantInformation, items } = useFragment(
    graphql`
      fragment ProductGallery_product on Product @argumentDefinitions(varid: { type: "String" }) {
        name
        image { mediaId alt }
        variantInformation(itemId: $varid) { item { itemId pictures { mediaId alt } } }
        items { pictures { mediaId alt } }
      }
    `,
    product,
  );
  const t = useMessages();
  const chosen = variantInformation.item?.pictures ?? [];
  const others = [...(image ? [image] : []), ...items.flatMap(({ pictures }) => pictures)];
  // A chosen variant shows its own pictures only: a red one never looks blue.
  const pictures = [
    ...new Map((chosen.length > 0 ? chosen : others).map((one) => [one.mediaId, one])).values(),
  ].slice(0, 8);
  const first = pictures[0]?.mediaId;
  const position = (index: number, total: number) =>
    t('gallery.position', { position: index, total });
  /** Where several are called alike, such as by the product's name, their numbers tell them apart. */
  const textOf = (alt: string, index: number) =>
    pictures.some((other, place) => place !== index && other.alt === alt)
      ? `${position(index + 1, pictures.length)}: ${alt}`
      : alt;
  // Until the large picture is there, the one stays that the tile has loaded: its page is still in
  // the document while this one is made.
  const [small] = useState(() =>
    typeof document === 'undefined' || !first
      ? undefined
      : document.querySelector<HTMLImageElement>(`img[src^="/media/${first}/listing"]`)?.currentSrc,
  );
  return (
    <Gallery
      key={variantInformation.item?.itemId ?? ''}
      images={pictures.map(({ mediaId, alt }, index) => {
        const { src, width, height } = pictureProps(mediaId, 'zoom');
        return {
          id: mediaId,
          picture: {
            ...pictureProps(mediaId, 'main'),
            alt: textOf(alt, index),
            ...(index === 0 && small && underlaid(small)),
          },
          thumbnail: { ...pictureProps(mediaId, 'thumb'), alt: '' },
          zoom: { src, width, height },
        };
      })}
      labels={{
        gallery: t('gallery.label', { name }),
        zoom: t('gallery.zoom'),
        close: t('common.close'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        position,
      }}
    />
  );
}

/** A picture that is there already, under one that is not. */
const underlaid = (src: string) => ({
  style: { background: `center / contain no-repeat url("${src}")` },
  onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    currentTarget.style.background = 'none';
  },
});
