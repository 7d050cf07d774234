import type { PublicContext } from '../../context.ts';
import { type Awaitable, mapAwaitable } from '../../inMemory/awaitable.ts';
import { builder } from '../../schema/builder.ts';
import { CartItemRef } from '../cart/types.ts';
import { type Price, priceDuringDeal } from '../catalog/catalog.ts';
import { ItemRef, PriceRef, ProductRef } from '../catalog/types.ts';
import { moneyText } from '../pricing/pricing.ts';
import { inLanguage } from '../storefront/storefront.ts';
import type { RunningDeal } from './service.ts';

interface DealInfo extends RunningDeal {
  /** Of the item without the deal, where the API tells prices. */
  readonly price: Price | undefined;
}

export const LightningDealInfoRef = builder.objectRef<DealInfo>('LightningDealInfo').implement({
  description: 'A deal that runs now (PDP-28…31). Moments are milliseconds since the epoch.',
  fields: (t) => ({
    itemId: t.string({ resolve: ({ deal }) => deal.itemId }),
    isAvailableLightningDeal: t.boolean({
      description: 'Dropped as soon as the deal ends: then there is no info at all (DEC-41).',
      resolve: () => true,
    }),
    lightningDealTimestampUntil: t.float({ resolve: ({ deal }) => deal.endsAt }),
    lightningReservedPercentageRoundFloor: t.live.int({
      description: 'Sold and reserved, at this moment, in whole percent rounded down (PDP-29).',
      resolve: async ({ deal, taken }) =>
        Math.min(100, Math.floor(((await taken()) * 100) / deal.quantity)),
    }),
    lightningSpecialPrice: t.string({
      description: 'As the storefront writes it.',
      resolve: ({ deal }, _, { storefront, shopLanguage }) =>
        moneyText(deal.cents, storefront.currency, shopLanguage),
    }),
    lightningQuantityMax: t.int({
      description: 'So many in one cart.',
      resolve: ({ deal }) => deal.quantityMax,
    }),
    lightningPrice: t.field({
      type: PriceRef,
      nullable: true,
      description: 'The price block during the deal; null for a cart, which has lines.',
      resolve: ({ deal, price }, _, { storefront }) =>
        price && priceDuringDeal(price, deal, storefront),
    }),
    lightningQuantity: t.int({
      description: 'Pieces at this price.',
      resolve: ({ deal }) => deal.quantity,
    }),
    lightningQuantityLeft: t.live.int({
      description: 'Neither sold nor reserved, at this moment.',
      resolve: async ({ deal, taken }) => Math.max(0, deal.quantity - (await taken())),
    }),
    soldOutText: t.string({
      nullable: true,
      description: 'Shown when all is reserved (PDP-30); null: the deal is hidden then (DEC-42).',
      resolve: ({ deal }, _, { shopLanguage }) =>
        deal.soldOutText && inLanguage(deal.soldOutText, shopLanguage),
    }),
    isSold: t.boolean({
      description: 'All of it is ordered, and stays so; a page may say that without asking again.',
      resolve: ({ deal }) => deal.isSold,
    }),
    hasNewLook: t.boolean({
      description: 'T217-Blitzangebote: the newer look of badge and quantity (FLAG-03).',
      resolve: async (_, __, { services, storefront }) =>
        (await services.parameters.of(storefront.id)).flag('feature', 'T217-Blitzangebote'),
    }),
    serverNow: t.live.float({ resolve: (_, __, { services }) => services.lightningDeals.now() }),
  }),
});

function infoOf(
  itemId: string,
  price: Price | undefined,
  { services, storefront, guard }: PublicContext,
): Awaitable<DealInfo | undefined> {
  // A deal is a price: who may not read one finds neither.
  return mapAwaitable(guard.mayReadPrices(), (may) =>
    mapAwaitable(
      may ? services.lightningDeals.running([itemId], storefront.id) : noDeals,
      (running) => {
        const found = running.get(itemId);
        return found && { ...found, price };
      },
    ),
  );
}

const noDeals: ReadonlyMap<string, RunningDeal> = new Map();

builder.objectField(ItemRef, 'lightningDealInfo', (t) =>
  t.field({
    type: LightningDealInfoRef,
    nullable: true,
    resolve: ({ itemId, price }, _, context) => infoOf(itemId, price, context),
  }),
);

builder.objectField(ProductRef, 'lightningDealInfo', (t) =>
  t.field({
    type: LightningDealInfoRef,
    nullable: true,
    description: 'Of the best item.',
    resolve: ({ bestItemId, price }, _, context) => infoOf(bestItemId, price, context),
  }),
);

builder.objectField(CartItemRef, 'lightningDealInfo', (t) =>
  t.field({
    type: LightningDealInfoRef,
    nullable: true,
    description: 'CART-19.',
    resolve: ({ part }, _, context) => infoOf(part.itemId, undefined, context),
  }),
);

builder.queryField('lightningDealInfos', (t) =>
  t.personal.field({
    type: [LightningDealInfoRef],
    description: 'The deals of these items that run now: for what changes by the second.',
    args: { itemIds: t.arg.stringList({ required: true }) },
    resolve: async (_, { itemIds }, context) => {
      const { services, storefront, forwarded } = context;
      await context.guard.assertMayBrowse();
      const running = await services.lightningDeals.follow(itemIds, storefront.id, forwarded.ip);
      return [...running.values()].map((deal) => ({ ...deal, price: undefined }));
    },
  }),
);
