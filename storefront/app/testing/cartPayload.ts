/** Carts as the API answers them, for tests. Amounts are cents. */

const money = (cents: number) => ({ cents, text: '' });

export const testCartId = 'test-cart';

type Fields = Readonly<Record<string, unknown>>;

/** A position; its id is `p-` and the item's id. */
export function cartItem(itemId: string, changes: Fields = {}) {
  return {
    __typename: 'CartItem',
    id: `item-${itemId}`,
    operationsId: `p-${itemId}`,
    itemId,
    name: `Artikel ${itemId}`,
    textLanguage: null,
    path: `/prod/${itemId}`,
    picture: null,
    orderNumber: `10-${itemId}`,
    variantAttributes: [],
    quantity: 1,
    quantityLightning: 0,
    quantityNormal: 1,
    isLightningDeal: false,
    pricePerUnitLightning: null,
    pricePerUnit: money(250),
    oldPricePerUnit: null,
    totalPrice: money(250),
    nextTier: null,
    priceChanged: null,
    availableForSale: true,
    deliveryStatus: { status: 'IN_STOCK', text: 'Auf Lager' },
    matrixCodeMessages: [],
    maxQuantity: 20,
    minimumOrderQuantity: 1,
    isFreeItem: false,
    isCatalog: false,
    relatedVoucherCode: null,
    removableItem: true,
    primeFaehig: false,
    badges: { sale: false, new: false, popular: false, extra: null },
    ...changes,
  };
}

export function cartTotals(changes: Fields = {}) {
  return {
    priceBasis: 'gross',
    subtotal: money(500),
    shippingCost: money(495),
    promotionsSaving: money(0),
    totalSavings: money(0),
    netValue: money(836),
    total: money(995),
    taxes: [{ rate: 19, tax: money(159) }],
    intraCommunityVatId: null,
    ...changes,
  };
}

/** The cart's reservations of lightning deals: none, unless `changes` has some. */
export function reservation(changes: Fields = {}) {
  return {
    hasLightningDealReservation: false,
    isLightningDealReservationExpired: false,
    lightningDealReservationTimestampEnd: null,
    extended: false,
    serverNow: 1_700_000_000_000,
    ...changes,
  };
}

/** A cart with these positions. */
export function cartPayload(items: readonly Fields[], changes: Fields = {}) {
  const articleCount = items.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  return {
    __typename: 'Cart',
    id: 'cart',
    cartId: testCartId,
    attributes: { submitted: false, loggedInAsGuest: false },
    productsCount: items.length,
    itemsCount: articleCount,
    canBeOrdered: true,
    express: { offered: [], paymentId: null },
    billingAddress: null,
    details: { articleCount, attainableInfos: [], speditionsFields: [] },
    items,
    vouchers: [],
    freeArticles: [],
    withheldGift: null,
    totals: cartTotals(),
    lightningDealReservation: reservation(),
    ...changes,
  };
}

/** The answer to `cart_update`. */
export function updatePayload(cart: Fields, changes: Fields = {}) {
  return {
    cart_update: {
      successful: true,
      errorMessage: null,
      cart,
      successfullyAdded: [],
      quantityChanged: [],
      maxInCart: [],
      variantsToChoose: [],
      ...changes,
    },
  };
}
