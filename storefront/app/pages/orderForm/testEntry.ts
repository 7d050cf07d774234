/** Entries of the order form as the API sends them. */

type Fields = Readonly<Record<string, unknown>>;

export const testArticle = (name: string, cents = 250) => ({
  name,
  path: `/prod/${name}`,
  articleNumber: `N-${name}`,
  item: {
    __typename: 'Item',
    id: `id-${name}`,
    itemId: `item-${name}`,
    price: { current: { cents }, base: null },
    pictures: [],
    variantAttributes: [],
  },
});

/** A valid entry with changes. */
export const testEntry = (articleNumber: string, quantity: number, changes: Fields = {}) => ({
  articleNumber,
  quantity,
  valid: !('notification' in changes),
  notification: null,
  amount: null,
  quantityInCart: null,
  tier: null,
  article: testArticle(articleNumber),
  followArticle: null,
  ...changes,
});
