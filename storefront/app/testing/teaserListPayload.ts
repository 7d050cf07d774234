/** A list of an editor as the API answers `teaserWishlist` of a teaser. */

type Fields = Readonly<Record<string, unknown>>;

const inStock = { status: 'IN_STOCK', text: 'Auf Lager' };

/** An entry of the list; without an item the shopper has to choose one. */
export function teaserListEntry(id: string, { item, totals, ...changes }: Fields = {}): Fields {
  return {
    __typename: 'TeaserWishlistEntry',
    id: `entry-${id}`,
    externalId: `list:${id}:product-${id}:item-${id}`,
    productId: `product-${id}`,
    itemId: item === null ? null : `item-${id}`,
    name: `Artikel ${id}`,
    path: `/prod/product-${id}`,
    quantity: 1,
    isSaleable: true,
    replacement: null,
    product: {
      id: `product-${id}`,
      isSale: false,
      isNewProduct: false,
      isTopseller: false,
      extraBadges: [],
      hasMoreVariants: item === null,
      image: { mediaId: `picture-${id}` },
      availability: inStock,
      lightningDealInfo: null,
    },
    item:
      item === null
        ? null
        : {
            id: `item-${id}`,
            itemId: `item-${id}`,
            orderNumber: `10-${id}`,
            variantAttributes: [],
            pictures: [{ mediaId: `picture-${id}` }],
            availability: inStock,
            minimumOrderQuantity: 1,
            lightningDealInfo: null,
            ...(item as Fields | undefined),
          },
    totals:
      totals === null
        ? null
        : {
            current: { cents: 250 },
            savings: null,
            lightningPrice: null,
            basePrice: null,
            ...(totals as Fields | undefined),
          },
    ...changes,
  };
}

export const teaserListPayload = (entries: readonly Fields[], changes: Fields = {}): Fields => ({
  __typename: 'TeaserWishlist',
  id: 'list',
  externalId: 'list',
  name: 'Erstausstattung Klasse 1',
  description: 'Was am ersten Tag im Ranzen sein soll.',
  image: { mediaId: 'picture-1' },
  imageSide: 'right',
  entries,
  ...changes,
});
