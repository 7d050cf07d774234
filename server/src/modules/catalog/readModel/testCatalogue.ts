import { storefrontIds } from '../../storefront/storefront.ts';
import { ColumnsBuilder } from './build.ts';
import { flattenCategories } from './categories.ts';
import type { Columns } from './columns.ts';
import { facetDictionary } from './facets.ts';
import type { CategoryRow, FacetRow, ItemRow, ManufacturerRow, ProductRow } from './rows.ts';

/** Rows as PostgreSQL would deliver them, for tests without one. */
export interface TestCatalogue {
  readonly categories: CategoryRow[];
  readonly facets: FacetRow[];
  readonly manufacturers: ManufacturerRow[];
  readonly products: ProductRow[];
  readonly items: ItemRow[];
}

export function columnsOf(catalogue: TestCatalogue): Columns {
  const builder = new ColumnsBuilder(
    flattenCategories(catalogue.categories),
    facetDictionary(catalogue),
  );
  builder.addProducts(catalogue.products);
  builder.addItems(catalogue.items);
  return builder.finish();
}

export const testProduct = (id: string, row: Partial<ProductRow> = {}): ProductRow => ({
  id,
  category_id: 'root',
  further_category_ids: '',
  manufacturer_id: null,
  name_de: id,
  name_en: null,
  attributes: {},
  is_topseller: false,
  introduced: 0,
  editorial_rank: 0,
  popularity: 0,
  storefronts: storefrontIds.join(' '),
  rating_count: 0,
  rating_sum: 0,
  ...row,
});

export const testItem = (id: string, productId: string, row: Partial<ItemRow> = {}): ItemRow => ({
  id,
  product_id: productId,
  position: 0,
  variant: '{}',
  stock: 10,
  restock_days: null,
  prices: 'de 100 0',
  ...row,
});

export const testCategory = (
  id: string,
  parentId: string | null,
  row: Partial<CategoryRow> = {},
): CategoryRow => ({
  id,
  parent_id: parentId,
  name: { de: id },
  storefronts: [...storefrontIds],
  ...row,
});

/** Whole numbers below the bound, the same for the same seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A small catalogue with everything in it that a listing can stumble over. */
export function randomCatalogue(seed: number): TestCatalogue {
  const random = seededRandom(seed);
  const some = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const categories = [testCategory('c0', null)];
  for (let number = 1; number < 12; number++) {
    const parent = random(4) === 0 ? null : some(categories).id;
    const storefronts = random(6) === 0 ? (['b2b'] as const) : storefrontIds;
    categories.push(testCategory(`c${number}`, parent, { storefronts: [...storefronts] }));
  }
  const facets = ['color', 'size', 'ruling', 'hidden'].map((id) => ({
    id,
    name: { de: id },
    display: 'tiles' as const,
    position: 0,
    filterable: id !== 'hidden',
    values: Array.from({ length: 4 }, (_, value) => ({
      id: `V${value}`,
      name: { de: `${id} ${value}` },
      css: null,
    })),
  }));
  const manufacturers = ['m1', 'm2'].map((id) => ({ id, name: `Werk ${id}` }));
  const products: ProductRow[] = [];
  const items: ItemRow[] = [];
  for (let number = 0; number < 120; number++) {
    const id = `p${random(1_000_000)}x${number}`;
    const ratings = random(3);
    products.push(
      testProduct(id, {
        category_id: random(30) === 0 ? 'gone' : some(categories).id,
        further_category_ids: Array.from({ length: Math.max(0, random(6) - 3) }, () =>
          random(9) === 0 ? 'gone' : some(categories).id,
        ).join(' '),
        manufacturer_id: some([null, 'm1', 'm2', 'unknown']),
        name_de: some(['Äpfel 2', 'Apfel 10', 'Zirkel', 'ärger', 'Schere', 'schere']),
        name_en: some([null, 'Ruler', 'apple']),
        attributes: random(2) === 0 ? { size: [`V${random(5)}`, `V${random(4)}`] } : {},
        // Now and then what its items say as well.
        ...(random(4) === 0 && { attributes: { color: ['V0', 'V1'], ruling: ['V2'] } }),
        is_topseller: random(5) === 0,
        introduced: random(100),
        editorial_rank: random(3),
        popularity: random(4),
        storefronts: random(5) === 0 ? 'de b2b' : storefrontIds.join(' '),
        rating_count: ratings,
        rating_sum: ratings === 0 ? 0 : ratings + random(ratings * 4 + 1),
      }),
    );
    for (let position = 0; position < random(4); position++) {
      const prices = storefrontIds
        .filter(() => random(4) > 0)
        .map((storefront) => `${storefront} ${100 + random(5) * 10} ${random(2) * 130}`);
      if (prices.length === 0) continue;
      items.push(
        testItem(`${id}-${3 - position}`, id, {
          position: random(2),
          variant: JSON.stringify({
            ...(random(2) === 0 && { color: `V${random(4)}` }),
            ...(random(2) === 0 && { size: `V${random(3)}` }),
            ...(random(4) === 0 && { hidden: `V${random(3)}` }),
          }),
          stock: random(2),
          restock_days: some([null, 5]),
          prices: prices.join(' '),
        }),
      );
    }
  }
  return { categories, facets, manufacturers, products, items };
}
