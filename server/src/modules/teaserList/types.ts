import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { PictureRef } from '../catalog/types.ts';
import { inLanguage } from '../storefront/storefront.ts';
import { goodsFields, type ListedGoods, withCards } from '../wishlist/types.ts';
import type { TeaserList, TeaserListEntry } from './service.ts';

/** Lists of editors in the API; their entries are as those of a visitor's own. */

export const TeaserEntryRef = builder
  .objectRef<TeaserListEntry & ListedGoods>('TeaserWishlistEntry')
  .implement({
    description:
      'WISH-27 of a list that everybody sees; an entry that the visitor changed has another id.',
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => globalId('TeaserWishlistEntry', id) }),
      ...goodsFields(t),
    }),
  });

const PictureSideRef = builder.enumType('PictureSide', { values: ['left', 'right'] as const });

export const TeaserWishlistRef = builder.objectRef<TeaserList>('TeaserWishlist').implement({
  description: 'A list that an editor publishes in a teaser (WISH-25), the same for everybody.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('TeaserWishlist', id) }),
    externalId: t.exposeString('id'),
    name: t.string({ resolve: ({ name }, _, { shopLanguage }) => inLanguage(name, shopLanguage) }),
    description: t.string({
      nullable: true,
      resolve: ({ description }, _, { shopLanguage }) =>
        description && inLanguage(description, shopLanguage),
    }),
    image: t.field({
      type: PictureRef,
      nullable: true,
      description: 'An ornament beside the name.',
      resolve: ({ media_id }) => (media_id === null ? undefined : { mediaId: media_id, alt: '' }),
    }),
    imageSide: t.expose('picture_side', { type: PictureSideRef }),
    entries: t.field({
      type: [TeaserEntryRef],
      description: 'In the editor’s order.',
      resolve: ({ entries }, _, context) => withCards(entries, context),
    }),
  }),
});
