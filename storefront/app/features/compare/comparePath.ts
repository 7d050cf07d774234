/** At most so many products stand side by side. */
export const maxCompared = 4;

/** What can be the id of a product: the API refuses a text with control characters. */
const possibleId = /^\P{Cc}{1,80}$/u;

/** What an address of the page asks for. */
export interface Comparison {
  /** Products, in the order of their columns. */
  readonly ids: readonly string[];
  /** Facts in which all are alike are left out. */
  readonly isOnlyDifferences: boolean;
  /** More were asked for than stand side by side; the last ones are left out. */
  readonly isCut: boolean;
}

/** The address alone says what is compared, so that it can be kept and sent on. */
export function comparePath(ids: readonly string[], isOnlyDifferences = false): string {
  const params = new URLSearchParams(ids.map((id) => ['id', id]));
  if (isOnlyDifferences) params.set('only', 'differences');
  return `/compare?${params}`;
}

export function comparisonOf({ searchParams }: URL): Comparison {
  const asked = searchParams.getAll('id').filter((id) => possibleId.test(id));
  const ids = [...new Set(asked)];
  return {
    ids: ids.slice(0, maxCompared),
    isOnlyDifferences: searchParams.get('only') === 'differences',
    isCut: ids.length > maxCompared,
  };
}
