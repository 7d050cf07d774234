import { catalogueOrderPath, productPath } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { AvailabilityRef, LabelledValueRef, MoneyRef, PictureRef } from '../catalog/types.ts';
import { moneyText, type PriceTier, type VatTotal } from '../pricing/pricing.ts';
import type { SupplyAbroad } from '../vatId/vatId.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';
import { type Attainable, attainablesOf, attainableText } from './attainable.ts';
import type { Cart, CartLine } from './cart.ts';
import type { Shipper } from './shippers.ts';

/** A cart as the API answers it. */
export interface CartAnswer extends Cart {
  /** FLAG-09: the costs of each shipper were asked for. */
  readonly showsShippingCosts?: boolean;
}

/** A part of a cart, which needs the cart's currency. */
interface Of<T> {
  readonly cart: CartAnswer;
  readonly part: T;
}

const money = ({ storefront }: Pick<Cart, 'storefront'>, cents: number) => ({
  cents,
  currencyCode: storefront.currency,
});

export const CartRef = builder.objectRef<CartAnswer>('Cart');

const BadgesRef = builder.objectRef<CartLine>('CartItemBadges').implement({
  description: 'CART-07.',
  fields: (t) => ({
    sale: t.boolean({ resolve: ({ oldUnitCents }) => oldUnitCents !== null }),
    new: t.exposeBoolean('isNew'),
    popular: t.exposeBoolean('isPopular'),
    extra: t.exposeString('extraBadge', { nullable: true }),
  }),
});

const NextTierRef = builder
  .objectRef<Of<{ readonly quantity: number; readonly tier: PriceTier }>>('NextPriceTier')
  .implement({
    fields: (t) => ({
      from: t.int({
        description: 'Pieces of the position.',
        resolve: ({ part }) => part.tier.from,
      }),
      missing: t.int({
        description: 'Pieces until then.',
        resolve: ({ part }) => part.tier.from - part.quantity,
      }),
      pricePerUnit: t.field({
        type: MoneyRef,
        resolve: ({ cart, part }) => money(cart, part.tier.cents),
      }),
    }),
  });

export const CartItemRef = builder.objectRef<Of<CartLine>>('CartItem').implement({
  description: 'One position of a cart (CART-01, CART-05, CART-07).',
  fields: (t) => ({
    id: t.id({
      resolve: ({ cart, part }) => globalId('CartItem', `${cart.id}:${part.lineId}`),
    }),
    operationsId: t.string({
      description: 'What the operations take as positionId.',
      resolve: ({ part }) => part.lineId,
    }),
    itemId: t.string({ resolve: ({ part }) => part.itemId }),
    productId: t.string({ resolve: ({ part }) => part.productId }),
    name: t.string({ resolve: ({ part }) => part.name }),
    textLanguage: t.string({
      nullable: true,
      description: 'Language of the name, where it is another than that of the shop.',
      resolve: ({ part }) => part.textLanguage,
    }),
    path: t.string({
      resolve: ({ part }, _, { shopLanguage }) =>
        part.kind === 'catalogue'
          ? catalogueOrderPath(shopLanguage)
          : productPath(part.productId, part.itemId),
    }),
    picture: t.field({ type: PictureRef, nullable: true, resolve: ({ part }) => part.picture }),
    orderNumber: t.string({ resolve: ({ part }) => part.orderNumber }),
    variantAttributes: t.field({
      type: [LabelledValueRef],
      resolve: ({ part }) => [...part.variantAttributes],
    }),
    quantity: t.int({ resolve: ({ part }) => part.quantity }),
    quantityLightning: t.int({
      description: 'Reserved at the price of a lightning deal (CART-21).',
      resolve: ({ part }) => part.lightning?.quantity ?? 0,
    }),
    quantityNormal: t.int({
      resolve: ({ part }) => part.quantity - (part.lightning?.quantity ?? 0),
    }),
    isLightningDeal: t.boolean({ resolve: ({ part }) => part.lightning !== null }),
    pricePerUnit: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.unitCents),
    }),
    pricePerUnitLightning: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ cart, part }) => part.lightning && money(cart, part.lightning.unitCents),
    }),
    netPricePerUnit: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.unitNetCents),
    }),
    oldPricePerUnit: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Lowest price of the 30 days before a reduction (PAngV § 11).',
      resolve: ({ cart, part }) =>
        part.oldUnitCents === null ? null : money(cart, part.oldUnitCents),
    }),
    totalPrice: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.lineCents),
    }),
    nextTier: t.field({
      type: NextTierRef,
      nullable: true,
      description: 'What more pieces would make each of them cost; null where there is no such.',
      resolve: ({ cart, part }) =>
        part.nextTier && { cart, part: { ...part, tier: part.nextTier } },
    }),
    priceChanged: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What it cost when the shopper was last told; null: the same (DEC-67).',
      resolve: ({ cart, part }) =>
        part.acknowledgedCents === null ? null : money(cart, part.acknowledgedCents),
    }),
    isFreeItem: t.boolean({ resolve: ({ part }) => part.kind === 'gift' }),
    isCatalog: t.boolean({ resolve: ({ part }) => part.kind === 'catalogue' }),
    relatedVoucherCode: t.string({
      nullable: true,
      description: 'The voucher that brings the gift; they are removed together (CART-14).',
      resolve: ({ part }) => part.relatedVoucherCode,
    }),
    removableItem: t.boolean({ resolve: ({ part }) => part.isRemovable }),
    promotionFree: t.boolean({
      description:
        'No voucher or promotion touches it: books keep their price (ruling 11), gifts and catalogues have none.',
      resolve: ({ part }) => part.isBook || part.kind !== 'goods',
    }),
    accessories: t.stringList({
      description: 'Ids of products.',
      resolve: ({ part }) => [...part.accessoryIds],
    }),
    availableForSale: t.boolean({ resolve: ({ part }) => part.isForSale }),
    deliveryStatus: t.field({
      type: AvailabilityRef,
      resolve: ({ part }) => part.availability,
    }),
    matrixCodeMessages: t.stringList({
      description: 'Message keys.',
      resolve: ({ part }) => matrixCodeMessages(part),
    }),
    maxQuantity: t.int({
      description: 'The most that can be ordered now, stock considered.',
      resolve: ({ part }) => part.maximum,
    }),
    minimumOrderQuantity: t.int({ resolve: ({ part }) => part.minimum }),
    primeFaehig: t.boolean({ resolve: ({ part }) => part.primeEligible }),
    badges: t.field({ type: BadgesRef, resolve: ({ part }) => part }),
  }),
});

function matrixCodeMessages(line: CartLine): string[] {
  const messages: string[] = [];
  if (!line.isForSale) messages.push('vue.orderForm.availability.outOfStock');
  else if (!line.isQuantityAvailable) messages.push('vue.cart.item.lessInStock');
  if (line.hasLapsed) messages.push('vue.cart.item.dealLapsed');
  if (line.isBulky) messages.push('vue.cart.item.bulky');
  return messages;
}

const TaxTotalRef = builder.objectRef<Of<VatTotal>>('TaxTotal').implement({
  description: "One VAT rate's share of the total.",
  fields: (t) => ({
    rate: t.float({ description: 'Percent.', resolve: ({ part }) => part.rate / 10 }),
    net: t.field({ type: MoneyRef, resolve: ({ cart, part }) => money(cart, part.net) }),
    tax: t.field({ type: MoneyRef, resolve: ({ cart, part }) => money(cart, part.vat) }),
    gross: t.field({ type: MoneyRef, resolve: ({ cart, part }) => money(cart, part.gross) }),
  }),
});

export const SupplyAbroadRef = builder.objectRef<SupplyAbroad>('SupplyAbroad').implement({
  description: 'What a VAT ID does to the VAT of a delivery to another member state of the EU.',
  fields: (t) => ({
    status: t.string({
      description:
        '`EXEMPT`, or taxed: `UNCHECKED` (VIES gave no answer), `INVALID` (it says so), `NO_VAT_ID` ' +
        '(the customer has none of that state).',
      resolve: ({ status }) => supplyStatuses[status],
    }),
    vatId: t.exposeString('vatId', { nullable: true }),
  }),
});

const supplyStatuses = {
  exempt: 'EXEMPT',
  unchecked: 'UNCHECKED',
  invalid: 'INVALID',
  noVatId: 'NO_VAT_ID',
} as const;

export const TotalsRef = builder.objectRef<CartAnswer>('Totals').implement({
  description: 'CART-04. Subtotal, basket value and shipping cost are in the price basis.',
  fields: (t) => ({
    priceBasis: t.string({
      description: 'gross or net.',
      resolve: ({ totals }) => totals.priceBasis,
    }),
    subtotal: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.subtotal) }),
    total: t.field({
      type: MoneyRef,
      description: 'What is paid, VAT and shipping included.',
      resolve: (cart) => money(cart, cart.totals.total),
    }),
    tax: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.tax) }),
    shippingCost: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.shipping) }),
    promotionsSaving: t.field({
      type: MoneyRef,
      description: 'What vouchers take off the goods, in the price basis.',
      resolve: (cart) => money(cart, cart.totals.discount),
    }),
    totalSavings: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.savings) }),
    basketValue: t.field({
      type: MoneyRef,
      description: 'Goods less vouchers.',
      resolve: (cart) => money(cart, cart.totals.subtotal - cart.totals.discount),
    }),
    netValue: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.net) }),
    intraCommunityVatId: t.string({
      nullable: true,
      description:
        'The VAT ID of the buyer by which it is an intra-Community supply without VAT (UStG § 6a).',
      resolve: ({ supplyAbroad }) =>
        supplyAbroad?.status === 'exempt' ? supplyAbroad.vatId : null,
    }),
    taxes: t.field({
      type: [TaxTotalRef],
      resolve: (cart) => cart.totals.taxes.map((part) => ({ cart, part })),
    }),
  }),
});

export const ShipperRef = builder.objectRef<Of<Shipper>>('Shipper').implement({
  description: 'SHIP-09.',
  fields: (t) => ({
    code: t.string({ resolve: ({ part }) => part.code }),
    name: t.string({ resolve: ({ part }) => part.name }),
    enabled: t.boolean({ resolve: ({ part }) => part.enabled }),
    costs: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Only when the cart was asked for with calculateShippingCost (FLAG-09).',
      resolve: ({ cart, part }) => (cart.showsShippingCosts ? money(cart, part.cents) : null),
    }),
    selected: t.boolean({ resolve: ({ part }) => part.selected }),
    info: t.string({
      nullable: true,
      description: 'PACKSTATION-DHL-ONLY, DHL-GERMANY-ONLY or SPEDITION-ONLY.',
      resolve: ({ part }) => part.info,
    }),
  }),
});

export const ContactEmailsRef = builder.objectRef<Cart>('ContactEmails').implement({
  fields: (t) => ({
    billingEmail: t.exposeString('billingEmail', { nullable: true }),
    shippingEmail: t.exposeString('shippingEmail', { nullable: true }),
  }),
});

const AttainableInfoRef = builder.objectRef<Of<Attainable>>('AttainableInfo').implement({
  description: 'What more goods would bring (CART-15, CART-17).',
  fields: (t) => ({
    kind: t.string({
      description: 'FREE_SHIPPING, VOUCHER or GIFT.',
      resolve: ({ part }) => part.kind,
    }),
    reached: t.boolean({ resolve: ({ part }) => part.missingCents === 0 }),
    threshold: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.thresholdCents),
    }),
    missing: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.missingCents),
    }),
    text: t.string({
      resolve: ({ cart, part }, _, { shopLanguage }) =>
        attainableText(
          part,
          moneyText(part.missingCents, cart.storefront.currency, shopLanguage),
          shopLanguage,
        ),
    }),
  }),
});

const BzBasketRef = builder.objectRef<CartAnswer>('BzBasket').implement({
  fields: (t) => ({
    shipper: t.field({
      type: [ShipperRef],
      resolve: (cart) => cart.shippers.map((part) => ({ cart, part })),
    }),
  }),
});

/** Its field for the spedition is the checkout's (checkout/schema.ts). */
export const CartDetailsRef = builder.objectRef<CartAnswer>('CartDetails').implement({
  description: 'CART-03.',
  fields: (t) => ({
    total: t.field({ type: MoneyRef, resolve: (cart) => money(cart, cart.totals.total) }),
    positionCount: t.int({ resolve: ({ lines }) => lines.length }),
    articleCount: t.int({ resolve: ({ lines }) => articleCount(lines) }),
    orderReference: t.exposeString('orderReference', { nullable: true }),
    contactEmails: t.field({ type: ContactEmailsRef, resolve: (cart) => cart }),
    bzBasket: t.field({ type: BzBasketRef, resolve: (cart) => cart }),
    attainableInfos: t.field({
      type: [AttainableInfoRef],
      resolve: (cart) => attainablesOf(cart).map((part) => ({ cart, part })),
    }),
  }),
});

export function articleCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export const CartAttributesRef = builder.objectRef<Cart>('CartAttributes').implement({
  fields: (t) => ({
    submitted: t.exposeBoolean('isSubmitted'),
    loggedInAsGuest: t.exposeBoolean('isGuest'),
  }),
});

export const CartVoucherRef = builder.objectRef<Of<VoucherEffect>>('CartVoucher').implement({
  description: 'CART-15. A voucher that was entered, whether or not it takes effect.',
  fields: (t) => ({
    code: t.string({ resolve: ({ part }) => part.code }),
    name: t.string({
      description: 'For the shopper; the code where it has none.',
      resolve: ({ part }) => part.name,
    }),
    status: t.string({
      description: 'ACTIVE or INACTIVE.',
      resolve: ({ part }) => (part.obstacle === null ? 'ACTIVE' : 'INACTIVE'),
    }),
    messageKey: t.string({
      nullable: true,
      description: 'Why it takes no effect.',
      resolve: ({ part }) => part.obstacle,
    }),
    saving: t.field({
      type: MoneyRef,
      description: 'What it takes off the goods, in the price basis.',
      resolve: ({ cart, part }) => money(cart, part.cents),
    }),
    freeShipping: t.boolean({ resolve: ({ part }) => part.isFreeShipping }),
  }),
});
