import { storefrontIds } from '../../storefront/storefront.ts';
import { map, object, oneOf, optional, preset, type Read, required, whole } from './rules.ts';
import { id, storefronts } from './values.ts';

/** Limits that a product's line and an update of its articles have in common. */
export const maxCents = 100_000_000;
export const cents = whole(0, maxCents);
export const stock = whole(0, 1_000_000_000);
export const restockDays = whole(0, 730);

/** What changes of an article that the shop has: whatever the line leaves out stays as it is. */
export const itemUpdate = object({
  id: required(id),
  stock: optional(stock),
  restockDays: optional(restockDays),
  prices: preset(
    map(
      oneOf(storefrontIds),
      object({ cents: optional(cents), listPriceCents: optional(cents) }),
      4,
      'object: storefront → price',
    ),
    {},
  ),
  grossPrice: optional(
    object({
      cents: optional(cents),
      listPriceCents: optional(cents),
      storefronts: preset(storefronts, [...storefrontIds]),
    }),
  ),
});
export type ItemUpdate = Read<typeof itemUpdate>;
