import { builder } from '../../schema/builder.ts';
import { personalContextOf } from '../../schema/cachePolicy.ts';
import { buyerOf, shopperOf } from '../session/schema.ts';
import { invalidInput } from '../session/session.ts';
import { FreeArticleRef, WithheldGiftRef } from './freeArticleTypes.ts';
import type { CartOperation } from './operations.ts';
import { CartUpdateRef } from './operationTypes.ts';
import type { CartReservation } from './reservation.ts';
import type { CartAfterLogin, ReservationUpdate } from './service.ts';
import {
  articleCount,
  CartAttributesRef,
  CartDetailsRef,
  CartItemRef,
  CartRef,
  CartVoucherRef,
  ContactEmailsRef,
  ShipperRef,
  SupplyAbroadRef,
  TotalsRef,
} from './types.ts';

/** What changes a cart answers with it. */
export { CartUpdateRef };

builder.node(CartRef, {
  description: 'CART-02. Answered only to the session that it was issued to.',
  id: { resolve: ({ id }) => id },
  loadOne: async (cartId, context) =>
    context.services.carts.find(await buyerOf(personalContextOf(context)), cartId),
  fields: (t) => ({
    cartId: t.exposeString('id'),
    fingerprint: t.exposeString('fingerprint', {
      description: 'Of all that is reviewed on the summary; goes back with the order (DEC-67).',
    }),
    details: t.field({ type: CartDetailsRef, resolve: (cart) => cart }),
    items: t.field({
      type: [CartItemRef],
      resolve: (cart) => cart.lines.map((part) => ({ cart, part })),
    }),
    catalogs: t.field({
      type: [CartItemRef],
      description: 'Printed catalogues among the items (CART-16).',
      resolve: (cart) =>
        cart.lines.filter(({ kind }) => kind === 'catalogue').map((part) => ({ cart, part })),
    }),
    freeArticles: t.field({
      type: [FreeArticleRef],
      description: 'Those that come by themselves, then those to choose one from (CART-16).',
      resolve: (cart) => cart.freeArticles.map((part) => ({ cart, part })),
    }),
    withheldGift: t.expose('withheldGift', {
      type: WithheldGiftRef,
      nullable: true,
      description: 'The gift that was chosen, where the cart does not get it.',
    }),
    itemsCount: t.int({
      description: 'Articles, counting quantities (CART-06).',
      resolve: ({ lines }) => articleCount(lines),
    }),
    productsCount: t.int({ description: 'Positions.', resolve: ({ lines }) => lines.length }),
    canBeOrdered: t.boolean({
      description: 'Something is in it, and all of it can be had in the quantity asked for.',
      resolve: ({ lines }) =>
        lines.length > 0 && lines.every(({ isQuantityAvailable }) => isQuantityAvailable),
    }),
    attributes: t.field({ type: CartAttributesRef, resolve: (cart) => cart }),
    deliveryType: t.exposeString('deliveryType', {
      description: 'sameAsBilling, shippingAddress or packstation (CHK-21, CHK-22).',
    }),
    deliveryCountry: t.exposeString('deliveryCountry'),
    shippers: t.field({
      type: [ShipperRef],
      resolve: (cart) => cart.shippers.map((part) => ({ cart, part })),
    }),
    orderReference: t.exposeString('orderReference', { nullable: true }),
    orderComment: t.exposeString('orderComment', { nullable: true }),
    buyerReference: t.exposeString('buyerReference', { nullable: true }),
    contactEmails: t.field({ type: ContactEmailsRef, resolve: (cart) => cart }),
    totals: t.field({ type: TotalsRef, resolve: (cart) => cart }),
    supplyAbroad: t.field({
      type: SupplyAbroadRef,
      nullable: true,
      description: 'Null: VAT IDs have nothing to say in what this cart costs.',
      resolve: (cart) => cart.supplyAbroad,
    }),
    vouchers: t.field({
      type: [CartVoucherRef],
      resolve: (cart) => (cart.voucher ? [{ cart, part: cart.voucher }] : []),
    }),
  }),
});

const AddPositionInput = builder.inputType('AddPositionInput', {
  description: 'API-65. A product alone adds its only variant, or answers which there are.',
  fields: (t) => ({
    itemId: t.string(),
    productId: t.string(),
    quantity: t.int({ defaultValue: 1 }),
  }),
});

const SetQuantityInput = builder.inputType('SetQuantityInput', {
  description: '0 removes the position (DEC-149).',
  fields: (t) => ({
    positionId: t.string({ required: true }),
    quantity: t.int({ required: true }),
  }),
});

const RemovePositionInput = builder.inputType('RemovePositionInput', {
  fields: (t) => ({ positionId: t.string({ required: true }) }),
});

const AddFreeItemInput = builder.inputType('AddFreeItemInput', {
  description:
    'One of the freeArticles whose minimum is reached; it takes the place of another one.',
  fields: (t) => ({ itemId: t.string({ required: true }) }),
});

const AddCatalogInput = builder.inputType('AddCatalogInput', {
  fields: (t) => ({
    edition: t.string({ required: true, description: 'school, kindergarten or furniture.' }),
  }),
});

const VoucherInput = builder.inputType('VoucherInput', {
  fields: (t) => ({ code: t.string({ required: true }) }),
});

const CartOperationInput = builder.inputType('CartOperation', {
  description: 'Exactly one of its fields (DEC-61).',
  fields: (t) => ({
    addPosition: t.field({ type: AddPositionInput }),
    setQuantity: t.field({ type: SetQuantityInput }),
    removePosition: t.field({ type: RemovePositionInput }),
    addVoucher: t.field({ type: VoucherInput }),
    removeVoucher: t.field({ type: VoucherInput }),
    addFreeItem: t.field({ type: AddFreeItemInput }),
    addCatalog: t.field({ type: AddCatalogInput }),
  }),
});

function operationOf(input: typeof CartOperationInput.$inferInput): CartOperation {
  const { addPosition, setQuantity, removePosition, addVoucher, removeVoucher } = input;
  const { addFreeItem, addCatalog } = input;
  const given = Object.values(input).filter((field) => field != null).length;
  if (given === 1 && addPosition) {
    const { itemId, productId, quantity } = addPosition;
    const amount = quantity ?? 1;
    if (itemId != null) return { kind: 'add', itemId, quantity: amount };
    if (productId != null) return { kind: 'addProduct', productId, quantity: amount };
  } else if (given === 1) {
    if (setQuantity) return { kind: 'set', ...setQuantity };
    if (removePosition) return { kind: 'remove', ...removePosition };
    if (addVoucher) return { kind: 'addVoucher', ...addVoucher };
    if (removeVoucher) return { kind: 'removeVoucher', ...removeVoucher };
    if (addFreeItem) return { kind: 'addFreeItem', ...addFreeItem };
    if (addCatalog) return { kind: 'addCatalog', ...addCatalog };
  }
  throw invalidInput('An operation of cart_update has exactly one field.');
}

const InitShopResultRef = builder
  .objectRef<{ readonly cartId: string; readonly userId: string }>('InitShopResult')
  .implement({
    fields: (t) => ({ cartId: t.exposeString('cartId'), userId: t.exposeString('userId') }),
  });

const MergeCartsResultRef = builder.objectRef<CartAfterLogin>('MergeCartsResult').implement({
  fields: (t) => ({
    successful: t.boolean({ resolve: () => true }),
    errorMessage: t.string({ nullable: true, resolve: () => null }),
    cartMerged: t.exposeBoolean('cartMerged'),
    updatedCartId: t.exposeString('updatedCartId', { nullable: true }),
  }),
});

builder.queryField('shop_findCart', (t) =>
  t.personal.field({
    type: CartRef,
    description: 'API-42, API-43.',
    args: {
      cartId: t.arg.string({ required: true }),
      calculateShippingCost: t.arg.boolean(),
    },
    resolve: async (_, { cartId, calculateShippingCost }, context) => ({
      ...(await context.services.carts.find(await buyerOf(context), cartId)),
      showsShippingCosts: calculateShippingCost ?? false,
    }),
  }),
);

builder.mutationFields(({ personal: t }) => ({
  initShop: t.field({
    type: InitShopResultRef,
    description:
      'API-63. A valid user id that is sent is kept; who is logged in gets the open cart of the account.',
    resolve: async (_, __, context) => context.services.carts.initShop(await shopperOf(context)),
  }),
  cart_update: t.field({
    type: CartUpdateRef,
    description: 'API-64…67. Operations that are refused leave the others standing.',
    args: {
      cartId: t.arg.string({ required: true }),
      ops: t.arg({ type: [CartOperationInput], required: true }),
    },
    resolve: async (_, { cartId, ops }, context) =>
      context.services.carts.update(await buyerOf(context), cartId, ops.map(operationOf)),
  }),
  mergeCarts: t.field({
    type: MergeCartsResultRef,
    description: "API-78. Moves the visitor's cart into the account's; needs a login.",
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) =>
      context.services.carts.takeOverAtLogin(await shopperOf(context), cartId, true),
  }),
}));

const ReservationRef = builder.objectRef<CartReservation>('LightningDealReservation').implement({
  description: 'What a cart has reserved of lightning deals (API-50, CART-22).',
  fields: (t) => ({
    hasLightningDealReservation: t.exposeBoolean('hasReservation', {
      description: 'Also true when it is expired, until its lines go.',
    }),
    isLightningDealReservationExpired: t.exposeBoolean('isExpired'),
    lightningDealReservationTimestampEnd: t.exposeFloat('endsAt', {
      nullable: true,
      description: 'Milliseconds since the epoch; of several, the first to end.',
    }),
    extended: t.exposeBoolean('isExtended', {
      description: 'It cannot be extended once more (DEC-63).',
    }),
    serverNow: t.exposeFloat('now', { description: "By the clock of the reservation's end." }),
  }),
});

const ReducedQuantityRef = builder
  .objectRef<ReservationUpdate['reduced'][number]>('ReducedLightningQuantity')
  .implement({
    fields: (t) => ({
      itemId: t.exposeString('itemId'),
      quantityBefore: t.exposeInt('before'),
      quantity: t.exposeInt('quantity', { description: 'Reserved now.' }),
    }),
  });

const ReservationUpdateRef = builder
  .objectRef<ReservationUpdate>('LightningDealReservationResult')
  .implement({
    description: 'API-51, CART-26.',
    fields: (t) => ({
      successful: t.boolean({
        description: 'All of it is reserved as it was.',
        resolve: ({ noLongerLegal, reduced }) => noLongerLegal.length === 0 && reduced.length === 0,
      }),
      errorMessage: t.string({ nullable: true, resolve: () => null }),
      itemsNoLongerLegal: t.stringList({
        description: 'Ids of items that are no legal deal any more: they cost the usual price.',
        resolve: ({ noLongerLegal }) => [...noLongerLegal],
      }),
      reducedQuantities: t.field({
        type: [ReducedQuantityRef],
        resolve: ({ reduced }) => [...reduced],
      }),
      cart: t.expose('cart', { type: CartRef }),
    }),
  });

builder.objectField(CartRef, 'lightningDealReservation', (t) =>
  t.field({ type: ReservationRef, resolve: ({ reservation }) => reservation }),
);

builder.queryField('getLightningDealReservation', (t) =>
  t.personal.field({
    type: ReservationRef,
    description: 'API-50.',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) =>
      (await context.services.carts.find(await buyerOf(context), cartId)).reservation,
  }),
);

builder.mutationFields(({ personal: t }) => ({
  extendLightningDealReservation: t.field({
    type: ReservationUpdateRef,
    description: 'API-51. 15 minutes more for what has not expired, once (DEC-63).',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) =>
      context.services.carts.renewReservations(await buyerOf(context), cartId, 'extend'),
  }),
  refreshLightningDealReservation: t.field({
    type: ReservationUpdateRef,
    description: 'API-51. Reserves anew what has expired, as far as there is something left.',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) =>
      context.services.carts.renewReservations(await buyerOf(context), cartId, 'refresh'),
  }),
}));
