/** At most so many products stand side by side. */
export const maxCompared = 4;

/** What can be the id of a product: the API refuses a text with control characters. */
const possibleId = /^\P{Cc}{1,80}$/u;

/** What an address of the page asks for. */
export interface Comparison {
  /** Products, in the order of their columns. */
  readonly ids: readonly string[];
  /** The last of them, if it is to stand beside what the tab compares already. */
  readonly added?: string;
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

/** Of a link that adds a product: it is right before the page knows what the tab compares. */
export const addPath = (id: string): string => `/compare?${new URLSearchParams({ add: id })}`;

export function comparisonOf({ searchParams }: URL): Comparison {
  const added = searchParams
    .getAll('add')
    .filter((id) => possibleId.test(id))
    .at(-1);
  const asked = searchParams.getAll('id').filter((id) => possibleId.test(id));
  const ids = [...new Set(added === undefined ? asked : [added])];
  return {
    ...(added !== undefined && { added }),
    ids: ids.slice(0, maxCompared),
    isOnlyDifferences: searchParams.get('only') === 'differences',
    isCut: ids.length > maxCompared,
  };
}
