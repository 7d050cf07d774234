import type { Visitor } from './shop.ts';

const cartFields = `
  cartId fingerprint itemsCount productsCount canBeOrdered
  items {
    operationsId itemId name path orderNumber quantity quantityNormal quantityLightning
    pricePerUnit { cents currencyCode } netPricePerUnit { cents } totalPrice { cents }
    availableForSale deliveryStatus { colour text } maxQuantity minimumOrderQuantity removableItem
    matrixCodeMessages badges { sale new popular extra } priceChanged { cents }
  }
  totals {
    priceBasis subtotal { cents } total { cents currencyCode } tax { cents } shippingCost { cents }
    promotionsSaving { cents } totalSavings { cents } basketValue { cents } netValue { cents }
    taxes { rate net { cents } tax { cents } gross { cents } }
  }`;

/** `cartId` is its variable. */
export const findCart = `query ($cartId: String!) {
  shop_findCart(cartId: $cartId) { ${cartFields} details { positionCount articleCount } }
}`;

/** `cartId` and `ops` are its variables. */
export const updateCart = `mutation ($cartId: String!, $ops: [CartOperation!]!) {
  cart_update(cartId: $cartId, ops: $ops) {
    successful errorMessage
    cart { ${cartFields} }
    details { total { cents } attainableInfos { kind reached missing { cents } text } }
    successfullyAdded { itemId quantity } quantityChanged { itemId quantity requested messageKey amount }
    maxInCart { itemId quantity messageKey amount } variantsToChoose { productId itemIds }
  }
}`;

/** What the tests read of a cart, besides what `toMatchObject` compares. */
export interface CartData {
  readonly cartId: string;
  readonly fingerprint: string;
  readonly items: readonly {
    readonly operationsId: string;
    readonly itemId: string;
    readonly quantity: number;
    readonly [field: string]: unknown;
  }[];
  readonly totals: Record<string, unknown>;
  readonly [field: string]: unknown;
}

export interface UpdateData {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly cart: CartData;
  readonly [field: string]: unknown;
}

export async function update(
  visitor: Visitor,
  cartId: string,
  ...ops: object[]
): Promise<UpdateData> {
  const data = await visitor.run<{ cart_update: UpdateData }>(updateCart, { cartId, ops });
  return data.cart_update;
}

/** The operation that puts an item in. */
export const add = (itemId: string, quantity = 1) => ({ addPosition: { itemId, quantity } });

export async function find(visitor: Visitor, cartId: string): Promise<CartData> {
  return (await visitor.run<{ shop_findCart: CartData }>(findCart, { cartId })).shop_findCart;
}
