import { maxTierFrom, maxTiers } from '../../pricing/pricing.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import {
  also,
  list,
  map,
  object,
  oneOf,
  optional,
  preset,
  type Read,
  type Rule,
  required,
  whole,
} from './rules.ts';
import { id, storefronts } from './values.ts';

/** Limits that a product's line and an update of its articles have in common. */
export const maxCents = 100_000_000;
export const cents = whole(0, maxCents);
export const stock = whole(0, 1_000_000_000);
export const restockDays = whole(0, 730);

/** What more pieces cost each: at rising quantities, falling prices. */
export const tiers = also(
  list(object({ from: required(whole(2, maxTierFrom)), cents: required(cents) }), maxTiers),
  (given, path, findings) => {
    for (const [index, { from, cents: lower }] of given.entries()) {
      const before = given[index - 1];
      if (before === undefined) continue;
      if (from <= before.from) {
        findings.refuse(`${path}[${index}].from`, `must be above the ${before.from} before it`);
      }
      if (lower >= before.cents) {
        findings.refuse(`${path}[${index}].cents`, `must be below the ${before.cents} before it`);
      }
    }
  },
);

/** A price with its tiers, which have to be lower. */
export function belowPrice<
  T extends {
    readonly cents: number | undefined;
    readonly tiers: Read<typeof tiers> | undefined;
  },
>(rule: Rule<T>): Rule<T> {
  return also(rule, ({ cents: price, tiers: own }, path, findings) => {
    const first = own?.[0];
    if (price !== undefined && first !== undefined && first.cents >= price) {
      findings.refuse(`${path}.tiers[0].cents`, `must be below the price of ${price}`);
    }
  });
}

/** What changes of an article that the shop has: whatever the line leaves out stays as it is. */
export const itemUpdate = object({
  id: required(id),
  stock: optional(stock),
  restockDays: optional(restockDays),
  prices: preset(
    map(
      oneOf(storefrontIds),
      belowPrice(
        object({
          cents: optional(cents),
          listPriceCents: optional(cents),
          tiers: optional(tiers),
        }),
      ),
      4,
      'object: storefront → price',
    ),
    {},
  ),
  grossPrice: optional(
    belowPrice(
      object({
        cents: optional(cents),
        listPriceCents: optional(cents),
        tiers: optional(tiers),
        storefronts: preset(storefronts, [...storefrontIds]),
      }),
    ),
  ),
});
export type ItemUpdate = Read<typeof itemUpdate>;
