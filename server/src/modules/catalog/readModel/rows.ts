import { type Database, statement } from '../../../database/database.ts';
import type { StorefrontId } from '../../storefront/storefront.ts';
import { introducedOn } from '../newGoods.ts';
import type { Texts } from '../store.ts';

export interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: Texts;
  readonly storefronts: readonly StorefrontId[];
}

export interface FacetRow {
  readonly id: string;
  readonly name: Texts;
  readonly position: number;
  readonly display: 'tiles' | 'dropdown';
  readonly filterable: boolean;
  readonly values: readonly {
    readonly id: string;
    readonly name: Texts;
    readonly css: string | null;
  }[];
}

export interface ManufacturerRow {
  readonly id: string;
  readonly name: string;
}

export interface ProductRow {
  readonly id: string;
  readonly category_id: string;
  /** Ids with blanks between them, here and in `storefronts`: cheaper to read than arrays. */
  readonly further_category_ids: string;
  readonly manufacturer_id: string | null;
  readonly name_de: string;
  readonly name_en: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly is_topseller: boolean;
  /** Days since 1970-01-01. */
  readonly introduced: number;
  readonly editorial_rank: number;
  readonly popularity: number;
  readonly storefronts: string;
  readonly rating_count: number;
  readonly rating_sum: number;
}

export interface ItemRow {
  readonly id: string;
  readonly product_id: string;
  readonly position: number;
  /** JSON text, since few different ones occur among many items. */
  readonly variant: string;
  readonly stock: number;
  readonly restock_days: number | null;
  /** `de 499 0 at 499 599`: storefront, cents, lowest cents of the 30 days before (0: none). */
  readonly prices: string;
}

export interface TaxonomyRows {
  readonly categories: readonly CategoryRow[];
  readonly facets: readonly FacetRow[];
  readonly manufacturers: readonly ManufacturerRow[];
}

const categories = statement(
  'read_model_categories',
  `select id, parent_id, name, storefronts from category
    where retired_at is null order by position, id`,
);

const facets = statement(
  'read_model_facets',
  `select a.id, a.name, a.position, a.display, a.filterable,
          jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'css', v.css)
                    order by v.position, v.id) as values
     from attribute a join attribute_value v on v.attribute_id = a.id
    group by a.id order by a.position, a.id`,
);

const manufacturers = statement('read_model_manufacturers', 'select id, name from manufacturer');

export async function loadTaxonomyRows(database: Database): Promise<TaxonomyRows> {
  return {
    categories: await database.rows<CategoryRow>(categories),
    facets: await database.rows<FacetRow>(facets),
    manufacturers: await database.rows<ManufacturerRow>(manufacturers),
  };
}

const productRows = `
  select id, category_id, array_to_string(further_category_ids, ' ') as further_category_ids,
         manufacturer_id, name->>'de' as name_de, name->>'en' as name_en, attributes, is_topseller,
         coalesce(${introducedOn} - date '1970-01-01', 0) as introduced, editorial_rank,
         -- Ten looks count like one of what the operator's own figure counts.
         popularity + recent_views / 10 as popularity,
         array_to_string(storefronts, ' ') as storefronts, rating_count, rating_sum
    from product p where retired_at is null`;

// The prices of an item as one text: a quarter of the rows to read.
const itemRows = (condition: string) => `
  select i.id, i.product_id, i.position, i.variant::text as variant, i.stock, i.restock_days,
         c.prices
    from item i
    join (select item_id, string_agg(storefront || ' ' || cents || ' ' ||
                                     coalesce(lowest_30_days_cents, 0), ' ') as prices
            from current_price ${condition} group by item_id) c on c.item_id = i.id
   where i.retired_at is null`;

export const streamProductRows = (database: Database) =>
  database.stream<ProductRow>(productRows, [], 2_000);

export const streamItemRows = (database: Database) =>
  database.stream<ItemRow>(itemRows(''), [], 5_000);

const productsById = statement(
  'read_model_products_by_id',
  `${productRows} and id = any($1::text[])`,
);
const itemsByProduct = statement(
  'read_model_items_by_product',
  itemRows('where item_id in (select id from item where product_id = any($1::text[]))'),
);

/** The products among the ids that are not retired, and their items. */
export async function loadRows(
  database: Database,
  productIds: readonly string[],
): Promise<{ readonly products: ProductRow[]; readonly items: ItemRow[] }> {
  const [products, items] = await Promise.all([
    database.rows<ProductRow>(productsById, [productIds]),
    database.rows<ItemRow>(itemsByProduct, [productIds]),
  ]);
  return { products, items };
}
