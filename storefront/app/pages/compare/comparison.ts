/** At most so many products stand side by side. */
export const maxCompared = 4;

/** At most so many are asked for: what is not sold takes no place of what is. */
const maxAsked = 20;

/** What can be the id of a product, or of one as its item shows it: the API refuses control characters. */
const possibleId = /^[^\p{Cc}/]{1,80}(?:\/[^\p{Cc}/]{1,80})?$/u;

/** Those of the ids that these products were found by, which are in their order. */
export function foundIds(
  ids: readonly string[],
  products: readonly { readonly productId: string }[],
): string[] {
  let place = 0;
  return ids.filter((id) => {
    const isFound = id.split('/', 1)[0] === products[place]?.productId;
    if (isFound) place += 1;
    return isFound;
  });
}

/** What an address of the page asks for. */
export interface Comparison {
  /** Products, or items of products, in the order of their columns. */
  readonly ids: readonly string[];
  /** The last of them, if it is to stand beside what the tab compares already. */
  readonly added?: string;
  /** Facts in which all are alike are left out. */
  readonly isOnlyDifferences: boolean;
}

/** The address alone says what is compared, so that it can be kept and sent on. */
export function comparePath(ids: readonly string[], isOnlyDifferences = false): string {
  const params = new URLSearchParams(ids.map((id) => ['id', id]));
  if (isOnlyDifferences) params.set('only', 'differences');
  return `/compare?${params}`;
}

export function comparisonOf({ searchParams }: URL): Comparison {
  const added = searchParams
    .getAll('add')
    .filter((id) => possibleId.test(id))
    .at(-1);
  const asked = searchParams.getAll('id').filter((id) => possibleId.test(id));
  const ids = [...new Set(added === undefined ? asked : [added])];
  return {
    ...(added !== undefined && { added }),
    ids: ids.slice(0, maxAsked),
    isOnlyDifferences: searchParams.get('only') === 'differences',
  };
}
