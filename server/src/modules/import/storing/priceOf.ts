import type { PriceTier } from '../../pricing/pricing.ts';

/** An article's price as the shop keeps it. */
export function priceOf(
  item: { readonly id: string },
  {
    cents,
    listPriceCents,
    tiers,
  }: {
    cents: number;
    listPriceCents?: number | undefined;
    tiers?: readonly PriceTier[] | undefined;
  },
  isBook: boolean,
) {
  // A list price that is not above the price says nothing; a book has one price (ruling 11).
  const isAbove = !isBook && listPriceCents !== undefined && listPriceCents > cents;
  return {
    itemId: item.id,
    cents,
    listPriceCents: isAbove ? listPriceCents : undefined,
    tiers: isBook && tiers !== undefined ? [] : tiers,
  };
}
