import type { Texts } from '../store.ts';
import type { TaxonomyRows } from './rows.ts';

/** Of an item: in stock, to be ordered, or neither. */
export const availabilities = ['now', 'later', 'none'] as const;

export const offers = ['sale', 'new', 'topseller'] as const;

export type FacetKind = 'attribute' | 'manufacturer' | 'availability' | 'offer';

export interface FacetValue {
  readonly id: string;
  /** Undefined where the interface has a text of its own. */
  readonly name: Texts | undefined;
  readonly css: string | undefined;
}

export interface FacetEntry {
  readonly id: string;
  readonly kind: FacetKind;
  readonly name: Texts | undefined;
  readonly display: 'tiles' | 'dropdown';
  /** Offered as a filter. Others only tell items apart, for those who search by their values. */
  readonly isFilter: boolean;
  /** Among the attributes, from 0; those that the merchant gives one position share their place. */
  readonly place: number;
  /** Ordinals of its values: `first` up to `end`. */
  readonly first: number;
  readonly end: number;
}

/** All facets in the shop's order, their values numbered through (ordinals). */
export interface FacetDictionary {
  readonly facets: readonly FacetEntry[];
  readonly values: readonly FacetValue[];
  /** Value ordinal -> index of its facet. */
  readonly facetOf: Uint16Array<ArrayBuffer>;
  /** Ordinals of the first availability and the first offer; their counts come from columns. */
  readonly availability: number;
  readonly offer: number;
}

const builtIn: readonly FacetKind[] = ['manufacturer', 'availability', 'offer'];

export function facetDictionary({
  facets: attributes,
  manufacturers,
}: Pick<TaxonomyRows, 'facets' | 'manufacturers'>): FacetDictionary {
  const facets: FacetEntry[] = [];
  const values: FacetValue[] = [];
  const facetOf: number[] = [];
  const add = (entry: Omit<FacetEntry, 'first' | 'end'>, own: readonly FacetValue[]): number => {
    const first = values.length;
    for (const value of own) {
      values.push(value);
      facetOf.push(facets.length);
    }
    facets.push({ ...entry, first, end: values.length });
    return first;
  };

  const positions = [...new Set(attributes.map(({ position }) => position))];
  const addAttributes = (isFilter: boolean) => {
    for (const { id, name, position, display, filterable, values: own } of attributes) {
      if (filterable !== isFilter || builtIn.some((kind) => kind === id)) continue;
      const place = positions.indexOf(position);
      add(
        { id, kind: 'attribute', name, display, isFilter, place },
        own.map((value) => ({ id: value.id, name: value.name, css: value.css ?? undefined })),
      );
    }
  };
  addAttributes(true);
  const unnamed = (id: string): FacetValue => ({ id, name: undefined, css: undefined });
  const ofShop = (kind: FacetKind, own: readonly FacetValue[]) =>
    add({ id: kind, kind, name: undefined, display: 'dropdown', isFilter: true, place: 0 }, own);

  const byName = new Intl.Collator('de', { numeric: true }).compare;
  ofShop(
    'manufacturer',
    manufacturers
      .toSorted((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1))
      .map(({ id, name }) => ({ id, name: { de: name }, css: undefined })),
  );
  const availability = ofShop('availability', availabilities.map(unnamed));
  const offer = ofShop('offer', offers.map(unnamed));
  addAttributes(false);
  return { facets, values, facetOf: Uint16Array.from(facetOf), availability, offer };
}

/** Finds the ordinal of a value by the ids of facet and value. */
export function ordinalLookup({
  facets,
  values,
}: FacetDictionary): (facetId: string, valueId: string) => number | undefined {
  const ordinals = new Map<string, ReadonlyMap<string, number>>();
  for (const { id, first, end } of facets) {
    ordinals.set(id, new Map(values.slice(first, end).map(({ id }, index) => [id, first + index])));
  }
  return (facetId, valueId) => ordinals.get(facetId)?.get(valueId);
}
