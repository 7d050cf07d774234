import { describe, expect, it } from 'vitest';
import {
  type RangeFilterId,
  rangeFilterIds,
  rangeFilterRules,
  type SortKey,
  sortKeys,
} from '../../../../contract/index.ts';
import { type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import type { ItemPreferences } from './chosenItem.ts';
import { Lister, type ListRequest, type SearchHits } from './list.ts';
import { numberOf } from './numbering.ts';
import type { ItemRow, ProductRow } from './rows.ts';
import {
  columnsOf,
  randomCatalogue,
  seededRandom,
  type TestCatalogue,
  testCategory,
  testItem,
  testProduct,
} from './testCatalogue.ts';

const now = new Date(100 * 86_400_000);

/** The figure of each filter, in its parts, as one reads it of the rows; undefined: there is none. */
const figureOf: Readonly<
  Record<
    RangeFilterId,
    (of: { product: ProductRow; item: ItemRow; cents: number }) => number | undefined
  >
> = {
  price: ({ cents }) => cents,
  rating: ({ product: { rating_count, rating_sum } }) =>
    rating_count === 0 ? undefined : Math.round((rating_sum * 100) / rating_count),
};

/** A listing as one would write it down without thinking of speed. */
function naiveListing(
  catalogue: TestCatalogue,
  request: ListRequest,
  scores?: Map<string, number>,
) {
  const { storefront } = request;
  const parents = new Map(catalogue.categories.map((row) => [row.id, row.parent_id]));
  const lineage = (id: string | null | undefined): string[] =>
    id == null || !parents.has(id) ? [] : [id, ...lineage(parents.get(id))];
  const isShown = (id: string) =>
    lineage(id).every((ancestor) =>
      catalogue.categories.find((row) => row.id === ancestor)?.storefronts.includes(storefront),
    );
  const offerOf = (item: ItemRow) => {
    const words = item.prices.split(' ');
    const at = words.indexOf(storefront);
    if (at < 0) return [];
    const isAvailable = item.stock > 0 || item.restock_days !== null;
    const lowest = Number(words[at + 2]);
    return [{ item, cents: Number(words[at + 1]), lowest, isAvailable }];
  };
  const isKnown = (facet: string, value: string) =>
    facet === 'manufacturer'
      ? catalogue.manufacturers.some(({ id }) => id === value)
      : (catalogue.facets.find(({ id }) => id === facet)?.values ?? []).some(
          ({ id }) => id === value,
        );
  const entries = catalogue.products.flatMap((product) => {
    const items = catalogue.items
      .filter((item) => item.product_id === product.id)
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    const sold = items.flatMap(offerOf);
    const [usual] = sold.toSorted(
      (a, b) => Number(b.isAvailable) - Number(a.isAvailable) || a.cents - b.cents,
    );
    if (usual === undefined || !product.storefronts.split(' ').includes(storefront)) return [];
    if (!parents.has(product.category_id)) return [];
    const variants = items.map((item) => Object.entries(JSON.parse(item.variant) as object));
    const isOfVariants = (facet: string, value: string) =>
      variants.some((variant) => variant.some((own) => own[0] === facet && own[1] === value));
    const offered = sold.map((offer) => {
      const values = new Set<string>();
      const add = (facet: string, value: string) => {
        if (isKnown(facet, value)) values.add(`${facet} ${value}`);
      };
      for (const [facet, ids] of Object.entries(product.attributes)) {
        for (const id of ids) if (!isOfVariants(facet, id)) add(facet, id);
      }
      for (const [facet, id] of Object.entries(JSON.parse(offer.item.variant) as object)) {
        add(facet, id);
      }
      add('manufacturer', product.manufacturer_id ?? '');
      const { stock, restock_days } = offer.item;
      values.add(`availability ${stock > 0 ? 'now' : restock_days === null ? 'none' : 'later'}`);
      if (offer.lowest * 0.99 >= offer.cents) values.add('offer sale');
      if (100 - product.introduced < 60) values.add('offer new');
      if (product.is_topseller) values.add('offer topseller');
      return { ...offer, values };
    });
    const categories = new Set(
      [product.category_id, ...product.further_category_ids.split(' ')].flatMap(lineage),
    );
    const rating = product.rating_count === 0 ? 0 : product.rating_sum / product.rating_count;
    return [{ product, usual, offered, categories, rating }];
  });

  type Entry = (typeof entries)[number];
  type Offered = Entry['offered'][number];
  const { enums, ranges } = request.filters ?? {};
  const tests = new Map<string, (entry: Entry, offered: Offered) => boolean>();
  for (const [facet, ids] of enums ?? []) {
    const known = ids.filter((id) => id !== 'unknown');
    if (known.length === 0 || facet === 'unknown' || facet === 'hidden') continue;
    tests.set(facet, (_, { values }) => known.some((id) => values.has(`${facet} ${id}`)));
  }
  for (const [id, { from, to }] of ranges ?? []) {
    if (from === undefined && to === undefined) continue;
    tests.set(id, ({ product }, offered) => {
      const figure = figureOf[id]({ product, ...offered });
      return figure !== undefined && figure >= (from ?? -1) && figure <= (to ?? Infinity);
    });
  }
  const { categoryId } = request;
  if (categoryId !== undefined) tests.set('category', (entry) => entry.categories.has(categoryId));
  const scope = entries.filter(({ product }) => scores?.has(product.id) ?? true);
  /** With the items that meet every filter but one; products that have such items. */
  const without = (name: string) =>
    scope
      .map((entry) => ({
        ...entry,
        offered: entry.offered.filter((offered) =>
          [...tests].every(([key, test]) => key === name || test(entry, offered)),
        ),
      }))
      .filter(({ offered }) => offered.length > 0);

  const sort = request.sort ?? (scores === undefined ? 'si' : 'relevance');
  const sign = sort === 'priceAsc' ? 1 : sort === 'priceDesc' ? -1 : 0;
  const preferenceOf = ({ item, values }: Offered) =>
    (request.preferences?.items.has(item.id) ? 1_000 : 0) +
    (request.preferences?.values ?? []).reduce(
      (sum, { facet, value, weight }) =>
        sum + (values.has(`${facet} ${value}`) && isOfItem(item, facet, value) ? weight : 0),
      0,
    );
  const isOfItem = ({ variant }: ItemRow, facet: string, value: string) =>
    (JSON.parse(variant) as Record<string, string>)[facet] === value;
  const matches = without('nothing').map((entry) => {
    const isUsual = ({ item }: Offered) => item === entry.usual.item;
    const [best] = entry.offered.toSorted(
      (a, b) =>
        preferenceOf(b) - preferenceOf(a) ||
        (sign === 0 ? Number(isUsual(b)) - Number(isUsual(a)) : 0) ||
        Number(b.isAvailable) - Number(a.isAvailable) ||
        sign * (a.cents - b.cents),
    );
    return { ...entry, best: best as Offered };
  });
  type Match = (typeof matches)[number];
  const collator = new Intl.Collator(request.language, { numeric: true });
  const nameOf = ({ name_de, name_en }: ProductRow) =>
    request.language === 'en' ? (name_en ?? name_de) : name_de;
  const comparisons: Record<SortKey, (a: Match, b: Match) => number> = {
    si: (a, b) => Number(b.best.isAvailable) - Number(a.best.isAvailable),
    relevance: (a, b) => (scores?.get(b.product.id) ?? 0) - (scores?.get(a.product.id) ?? 0),
    priceAsc: (a, b) => a.best.cents - b.best.cents,
    priceDesc: (a, b) => b.best.cents - a.best.cents,
    rating: (a, b) => b.rating - a.rating || b.product.rating_count - a.product.rating_count,
    newest: (a, b) => b.product.introduced - a.product.introduced,
    nameAsc: (a, b) => collator.compare(nameOf(a.product), nameOf(b.product)),
  };
  const compare = comparisons[sort === 'relevance' && scores === undefined ? 'si' : sort];
  const page = matches
    .sort(
      (a, b) =>
        compare(a, b) ||
        b.product.editorial_rank - a.product.editorial_rank ||
        b.product.popularity - a.product.popularity ||
        (a.product.id < b.product.id ? -1 : 1),
    )
    .slice(request.offset, request.offset + request.limit);
  const facetCounts = new Map<string, number>();
  for (const facet of ['color', 'size', 'ruling', 'manufacturer', 'availability', 'offer']) {
    for (const { offered } of without(facet)) {
      for (const key of new Set(offered.flatMap(({ values }) => [...values]))) {
        if (key.startsWith(`${facet} `)) facetCounts.set(key, (facetCounts.get(key) ?? 0) + 1);
      }
    }
  }
  const categoryCounts = new Map<string, number>();
  for (const entry of scores === undefined ? matches : without('category')) {
    for (const id of entry.categories) {
      const isInside = scores !== undefined || !categoryId || lineage(id).includes(categoryId);
      if (isInside && isShown(id)) categoryCounts.set(id, (categoryCounts.get(id) ?? 0) + 1);
    }
  }
  return {
    productIds: page.map(({ product }) => product.id),
    bestItemIds: page.map(({ best }) => best.item.id),
    cardIds: page.map(({ product, usual, best }) =>
      best.item === usual.item ? product.id : `${product.id}/${best.item.id}`,
    ),
    total: matches.length,
    facetCounts,
    ranges: rangeFilterIds.flatMap((id) => {
      const { parts, steps = [] } = rangeFilterRules(id);
      const products = without(id).map(({ product, offered }) =>
        offered
          .map((offer) => figureOf[id]({ product, ...offer }))
          .filter((figure) => figure !== undefined),
      );
      const figures = products.flat();
      if (figures.length === 0) return [];
      const countFrom = (step: number) =>
        products.filter((own) => own.some((figure) => figure >= step * parts)).length;
      return [
        {
          id,
          min: Math.min(...figures),
          max: Math.max(...figures),
          steps: steps.map((from) => ({ from, count: countFrom(from) })),
        },
      ];
    }),
    categoryCounts,
  };
}

describe('a listing', () => {
  it('equals one made by looking at every product, over random catalogues and requests', () => {
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const catalogue = randomCatalogue(seed);
      const columns = columnsOf(catalogue);
      const lister = new Lister(columns);
      const random = seededRandom(seed + 1_000);
      for (let round = 0; round < 40; round++) {
        const request = randomRequest(random, catalogue);
        const scores = random(2) === 0 ? undefined : randomScores(random, catalogue);
        const hits = scores && hitsOf(lister, scores);
        const preferences =
          scores && random(2) === 0 ? randomPreferences(random, catalogue) : undefined;
        Object.assign(request, { preferences });
        const listing = lister.list({ ...request, hits }, now);
        if (listing === undefined) continue;
        const { facets, ...rest } = listing;
        const facetCounts = new Map(
          facets.flatMap(({ id, values }) =>
            values
              .filter(({ count }) => count > 0)
              .map((value) => [`${id} ${value.id}`, value.count]),
          ),
        );
        expect({ ...rest, facetCounts }, JSON.stringify({ seed, round, request })).toEqual(
          naiveListing(catalogue, request, scores),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(800);
  });

  it('marks selected values, and shows them even when they lead nowhere', () => {
    const catalogue = {
      ...randomCatalogue(1),
      products: [testProduct('a', { category_id: 'c0', attributes: { size: ['V0'] } })],
      items: [testItem('a-1', 'a')],
    };
    const listing = new Lister(columnsOf(catalogue)).list(
      {
        ...{ storefront: 'de', language: 'de', offset: 0, limit: 60 },
        filters: { enums: new Map([['ruling', ['V1']]]) },
      },
      now,
    );
    expect(listing?.total).toBe(0);
    expect(listing?.facets.find(({ id }) => id === 'ruling')?.values).toEqual([
      { id: 'V1', name: 'ruling 1', css: undefined, count: 0, selected: true },
    ]);
  });

  it('is none for a category that is unknown, or hidden with an ancestor in this storefront', () => {
    const lister = new Lister(
      columnsOf({
        categories: [testCategory('a', null, { storefronts: ['b2b'] }), testCategory('b', 'a')],
        facets: [],
        manufacturers: [],
        products: [],
        items: [],
      }),
    );
    const page = { language: 'de', offset: 0, limit: 60 } as const;
    expect(lister.list({ ...page, storefront: 'de', categoryId: 'b' }, now)).toBeUndefined();
    expect(lister.list({ ...page, storefront: 'b2b', categoryId: 'b' }, now)?.total).toBe(0);
    expect(lister.list({ ...page, storefront: 'b2b', categoryId: 'c' }, now)).toBeUndefined();
  });

  it('takes hits that were found before a rebuild', () => {
    const catalogue = randomCatalogue(3);
    const before = new Lister(columnsOf(catalogue));
    const [gone] = catalogue.products;
    const after = new Lister(
      columnsOf({
        ...catalogue,
        products: [testProduct('0-new', { category_id: 'c0' }), ...catalogue.products.slice(1)],
      }),
    );
    const scores = new Map(catalogue.products.map(({ id }, index) => [id, index / 128]));
    const request = { storefront: 'de', language: 'de', offset: 0, limit: 200 } as const;
    const expected = before.list({ ...request, hits: hitsOf(before, scores) }, now);
    const listing = after.list({ ...request, hits: hitsOf(before, scores) }, now);
    expect(listing?.productIds).toEqual(expected?.productIds.filter((id) => id !== gone?.id));
  });
});

function randomRequest(random: (below: number) => number, catalogue: TestCatalogue): ListRequest {
  const value = () => ['V0', 'V1', 'V2', 'V3', 'unknown'][random(5)] as string;
  const enums = new Map<string, string[]>();
  for (const facet of ['color', 'size', 'ruling', 'hidden', 'unknown']) {
    if (random(3) === 0) enums.set(facet, [value(), value()]);
  }
  if (random(4) === 0) enums.set('manufacturer', ['m1']);
  if (random(4) === 0) enums.set('availability', [['now', 'later', 'none'][random(3)] as string]);
  if (random(4) === 0) enums.set('offer', [['sale', 'new', 'topseller'][random(3)] as string]);
  const category = catalogue.categories[random(catalogue.categories.length)];
  // Between figures that there are, one or both ends open now and then.
  const range = (id: RangeFilterId) => {
    const figures = catalogue.items.flatMap((item) => {
      const product = catalogue.products.find(({ id: own }) => own === item.product_id);
      const cents = Number(item.prices.split(' ')[1]);
      return product === undefined ? [] : (figureOf[id]({ product, item, cents }) ?? []);
    });
    const figure = () => figures[random(figures.length)] ?? 0;
    return {
      ...(random(4) > 0 && { from: figure() }),
      ...(random(2) === 0 && { to: figure() + random(40) }),
    };
  };
  return {
    storefront: storefrontIds[random(4)] as StorefrontId,
    language: random(2) === 0 ? 'de' : 'en',
    ...(random(3) > 0 && { categoryId: category?.id }),
    filters: {
      enums,
      ranges: new Map(rangeFilterIds.filter(() => random(3) === 0).map((id) => [id, range(id)])),
    },
    ...(random(5) > 0 && { sort: sortKeys[random(sortKeys.length)] }),
    offset: random(3) * 5,
    limit: 1 + random(30),
  };
}

function randomPreferences(
  random: (below: number) => number,
  { items }: TestCatalogue,
): ItemPreferences {
  const value = () => `V${random(4)}`;
  return {
    items: new Set(items.filter(() => random(9) === 0).map(({ id }) => id)),
    values: [
      { facet: 'color', value: value(), weight: 1 },
      { facet: 'hidden', value: value(), weight: 0.5 },
    ],
  };
}

// In steps of 1/8, so that ties occur and nothing is lost in a float.
function randomScores(random: (below: number) => number, { products }: TestCatalogue) {
  const found = products.filter(() => random(3) > 0);
  return new Map(found.map(({ id }) => [id, random(9) / 8]));
}

function hitsOf({ columns: { numbering } }: Lister, scores: Map<string, number>): SearchHits {
  const found = [...scores].flatMap(([id, score]) => {
    const product = numberOf(numbering, id);
    return product === undefined ? [] : [{ product, score }];
  });
  return {
    numbering,
    products: Uint32Array.from(found, ({ product }) => product),
    scores: Float32Array.from(found, ({ score }) => score),
  };
}
