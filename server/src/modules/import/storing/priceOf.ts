/** An article's price as the shop keeps it. */
export function priceOf(
  item: { readonly id: string },
  { cents, listPriceCents }: { cents: number; listPriceCents?: number | undefined },
  isBook: boolean,
) {
  // A list price that is not above the price says nothing; a book has one price (ruling 11).
  const isAbove = !isBook && listPriceCents !== undefined && listPriceCents > cents;
  return { itemId: item.id, cents, listPriceCents: isAbove ? listPriceCents : undefined };
}
