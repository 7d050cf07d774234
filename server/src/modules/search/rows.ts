import { type Connection, type Database, statement } from '../../database/database.ts';
import {
  type Language,
  languageOf,
  type StorefrontId,
  storefrontIds,
  storefrontOf,
} from '../storefront/storefront.ts';
import type { WrittenSample } from './writtenLanguage.ts';

export interface Texts {
  readonly de: string;
  readonly en?: string;
}

/** What can be found of a product, in one language. */
export interface ProductTextRow {
  readonly id: string;
  readonly category_id: string;
  /** Ids with blanks between them. */
  readonly further_category_ids: string;
  readonly manufacturer_id: string | null;
  readonly name: string;
  readonly summary: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[] | null;
  readonly features: readonly { readonly name: Texts; readonly value: Texts }[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly popularity: number;
  /** Ids with blanks between them. */
  readonly storefronts: string;
  /** The items' variants as JSON texts, and their article numbers and EANs, a line each. */
  readonly variants: string | null;
  readonly codes: string | null;
}

export interface SearchTaxonomyRows {
  readonly categories: readonly {
    readonly id: string;
    readonly parent_id: string | null;
    readonly name: Texts;
  }[];
  readonly values: readonly {
    readonly attribute_id: string;
    readonly id: string;
    readonly name: Texts;
    readonly filterable: boolean;
  }[];
  readonly manufacturers: readonly { readonly id: string; readonly name: string }[];
}

const categories = statement(
  'search_categories',
  'select id, parent_id, name from category where retired_at is null order by position, id',
);
const values = statement(
  'search_values',
  `select v.attribute_id, v.id, v.name, a.filterable
     from attribute_value v join attribute a on a.id = v.attribute_id
    order by a.position, a.id, v.position, v.id`,
);
const manufacturers = statement('search_manufacturers', 'select id, name from manufacturer');

export async function loadSearchTaxonomy(database: Database): Promise<SearchTaxonomyRows> {
  return {
    categories: await database.rows(categories),
    values: await database.rows(values),
    manufacturers: await database.rows(manufacturers),
  };
}

/** $1: the language; $2: storefronts, one of which must sell the product. */
const productTexts = (condition: string, itemCondition: string) => `
  select p.id, p.category_id, array_to_string(p.further_category_ids, ' ') as further_category_ids,
         p.manufacturer_id, coalesce(p.name->>$1, p.name->>'de') as name,
         coalesce(p.summary->>$1, p.summary->>'de') as summary,
         coalesce(p.description->>$1, p.description->>'de') as description,
         coalesce(p.keywords->$1, p.keywords->'de') as keywords, p.features, p.attributes,
         p.popularity, array_to_string(p.storefronts, ' ') as storefronts, i.variants, i.codes
    from product p
    left join (select product_id, string_agg(distinct variant::text, E'\\n') as variants,
                      string_agg(concat_ws(E'\\n', order_number, ean), E'\\n') as codes
                 from item where retired_at is null ${itemCondition} group by product_id) i
         on i.product_id = p.id
   where p.retired_at is null and p.storefronts && $2::text[] ${condition}`;

const samples = statement(
  'search_samples',
  `select coalesce(p.name->>'de' <> p.name->>'en', false) as "hasOwnName",
          concat_ws(' ', p.name->>'de', p.summary->>'de', p.description->>'de') as text
     from product p
    where p.id in (select id from product where retired_at is null order by md5(id) limit 500)`,
);

/** What some of the products say in German, or in what stands in for it. */
export const loadSamples = (database: Database): Promise<WrittenSample[]> =>
  database.rows<WrittenSample>(samples);

const storefrontsSpeaking = (language: Language) =>
  storefrontIds.filter((id) =>
    storefrontOf(id).shopLanguages.some((spoken) => languageOf(spoken) === language),
  );

/** Of the products that are sold where the language is spoken. */
export const streamProductTexts = (database: Database, language: Language) =>
  database.stream<ProductTextRow>(
    productTexts('', ''),
    [language, storefrontsSpeaking(language)],
    1_000,
  );

const productTextsById = statement(
  'search_product_texts_by_id',
  productTexts('and p.id = any($3::text[])', 'and product_id = any($3::text[])'),
);

export function loadProductTexts(
  database: Database,
  language: Language,
  productIds: readonly string[],
): Promise<ProductTextRow[]> {
  return database.rows(productTextsById, [language, storefrontsSpeaking(language), productIds]);
}

export const searchTermKinds = ['synonym', 'redirect', 'popular', 'boost'] as const;
export type SearchTermKind = (typeof searchTermKinds)[number];

/** The operator's words for search. */
export interface SearchTermRow {
  readonly kind: SearchTermKind;
  readonly storefront: StorefrontId | '*';
  readonly language: Language;
  readonly term: string;
  readonly target: string;
}

const searchTerms = statement(
  'search_terms',
  'select kind, storefront, language, term, target from search_term order by position, term',
);

const saveSearchTermRow = statement(
  'search_save_term',
  `insert into search_term (kind, storefront, language, term, target) values ($1, $2, $3, $4, $5)
   on conflict (kind, storefront, language, term) do update set target = excluded.target`,
);
const deleteSearchTermRow = statement(
  'search_delete_term',
  'delete from search_term where kind = $1 and storefront = $2 and language = $3 and term = $4',
);

export async function saveSearchTerm(connection: Connection, row: SearchTermRow): Promise<void> {
  const { kind, storefront, language, term, target } = row;
  await connection.run(saveSearchTermRow, [kind, storefront, language, term, target]);
}

/** @returns how many there were */
export function deleteSearchTerm(
  connection: Connection,
  { kind, storefront, language, term }: Omit<SearchTermRow, 'target'>,
): Promise<number> {
  return connection.run(deleteSearchTermRow, [kind, storefront, language, term]);
}

export const loadSearchTerms = (database: Database): Promise<SearchTermRow[]> =>
  database.rows(searchTerms);

const itemsOfProducts = statement(
  'search_items_of_products',
  `select i.id, i.product_id, i.order_number, i.ean
     from unnest($1::text[]) with ordinality as wanted(id, place)
     join item i on i.product_id = wanted.id
    where i.retired_at is null order by wanted.place, i.position, i.id`,
);

export interface ItemCodeRow {
  readonly id: string;
  readonly product_id: string;
  readonly order_number: string;
  readonly ean: string | null;
}

/** The items of products, in the order of the products and in their own. */
export const loadItemCodes = (
  database: Database,
  productIds: readonly string[],
): Promise<ItemCodeRow[]> => database.rows(itemsOfProducts, [productIds]);
