import { type Connection, statement } from '../../../database/database.ts';

/** The SQL of what an import takes out of the shop at its end. */

const markSeen = {
  product: statement(
    'import_seen_products',
    'update product set seen_in_import = $2 where id = any($1::text[])',
  ),
  category: statement(
    'import_seen_categories',
    'update category set seen_in_import = $2 where id = any($1::text[])',
  ),
  'lightning-deal': statement(
    'import_seen_deals',
    'update lightning_deal set seen_in_import = $2 where id = any($1::text[])',
  ),
  review: statement(
    'import_seen_reviews',
    'update review set seen_in_import = $2 where id = any($1::text[])',
  ),
  attribute: statement(
    'import_seen_attributes',
    'update attribute set seen_in_import = $2 where id = any($1::text[])',
  ),
  manufacturer: statement(
    'import_seen_manufacturers',
    'update manufacturer set seen_in_import = $2 where id = any($1::text[])',
  ),
  'teaser-list': statement(
    'import_seen_teaser_lists',
    'update teaser_list set seen_in_import = $2 where id = any($1::text[])',
  ),
};

export function isMarkable(type: string): type is keyof typeof markSeen {
  return Object.hasOwn(markSeen, type);
}

export function markAsSeen(
  tx: Connection,
  type: keyof typeof markSeen,
  ids: readonly string[],
  run: string,
): Promise<number> {
  return tx.run(markSeen[type], [ids, run]);
}

const retireUnseenProducts = statement(
  'import_retire_products',
  `update product set retired_at = $2, updated_at = $2
    where seen_in_import is distinct from $1 and retired_at is null returning id`,
);

export async function retireProducts(tx: Connection, run: string, now: Date): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(retireUnseenProducts, [run, now]);
  return rows.map(({ id }) => id);
}

// A category that products are in stays, with all above it.
const unseenCategories = statement(
  'import_unseen_categories',
  `with recursive used(id) as (
     select category_id from product where retired_at is null
     union select unnest(further_category_ids) from product where retired_at is null
     union select id from category where seen_in_import is not distinct from $1
     union select c.parent_id from category c join used on used.id = c.id
            where c.parent_id is not null
   )
   select id, id in (select id from used) as is_used from category
    where seen_in_import is distinct from $1 and retired_at is null order by id`,
);

export function loadUnseenCategories(tx: Connection, run: string) {
  return tx.rows<{ id: string; is_used: boolean }>(unseenCategories, [run]);
}

// Of those that the file takes away, what is shown or sold below keeps them.
const categoriesInUse = statement(
  'import_categories_in_use',
  `with recursive used(id) as (
     select category_id from product where retired_at is null
     union select unnest(further_category_ids) from product where retired_at is null
     union select id from category where retired_at is null and id <> all($1::text[])
     union select c.parent_id from category c join used on used.id = c.id
            where c.parent_id is not null
   )
   select id, id in (select id from used) as is_used from category
    where id = any($1::text[]) and retired_at is null order by id`,
);

export function loadCategoriesInUse(tx: Connection, ids: readonly string[]) {
  return tx.rows<{ id: string; is_used: boolean }>(categoriesInUse, [ids]);
}

const retireCategoriesById = statement(
  'import_retire_categories',
  'update category set retired_at = $2 where id = any($1::text[])',
);

export function retireCategories(tx: Connection, ids: readonly string[], now: Date) {
  return tx.run(retireCategoriesById, [ids, now]);
}

// What visitors wrote in the shop is not the file's, even where an export brought it back.
const deleteUnseenReviews = statement(
  'import_delete_reviews',
  `delete from review
    where seen_in_import is not null and seen_in_import <> $1 and submitted_at is null
   returning product_id`,
);

/** The products of the deleted reviews, one for each. */
export async function deleteReviews(tx: Connection, run: string): Promise<string[]> {
  const rows = await tx.rows<{ product_id: string }>(deleteUnseenReviews, [run]);
  return rows.map((row) => row.product_id);
}

const deleteUnseenContent = statement(
  'import_delete_content',
  `delete from content_page where seen_in_import is not null and seen_in_import <> $1
   returning path`,
);

export async function deleteContent(tx: Connection, run: string): Promise<string[]> {
  const rows = await tx.rows<{ path: string }>(deleteUnseenContent, [run]);
  return rows.map(({ path }) => path);
}

const deleteUnseenLists = statement(
  'import_delete_teaser_lists',
  'delete from teaser_list where seen_in_import is distinct from $1',
);

export function deleteTeaserLists(tx: Connection, run: string): Promise<number> {
  return tx.run(deleteUnseenLists, [run]);
}

const allTerms = statement(
  'import_all_terms',
  'select kind, storefront, language, term from search_term',
);
const deleteTerm = statement(
  'import_delete_terms',
  `delete from search_term t
    using unnest($1::text[], $2::text[], $3::text[], $4::text[])
       as gone(kind, storefront, language, term)
    where (t.kind, t.storefront, t.language, t.term)
          = (gone.kind, gone.storefront, gone.language, gone.term)`,
);

export interface TermKey {
  readonly kind: string;
  readonly storefront: string;
  readonly language: string;
  readonly term: string;
}

export function loadAllTerms(tx: Connection): Promise<TermKey[]> {
  return tx.rows<TermKey>(allTerms);
}

export function deleteTerms(tx: Connection, keys: readonly TermKey[]): Promise<number> {
  return tx.run(deleteTerm, [
    keys.map(({ kind }) => kind),
    keys.map(({ storefront }) => storefront),
    keys.map(({ language }) => language),
    keys.map(({ term }) => term),
  ]);
}

const usedValues = statement(
  'import_used_values',
  `select distinct attribute, value from (
     select a.key as attribute, v.value from product p, jsonb_each(p.attributes) a,
            jsonb_array_elements_text(a.value) v
      where p.retired_at is null
     union all
     select v.key, v.value from item i join product p on p.id = i.product_id,
            jsonb_each_text(i.variant) v
      where i.retired_at is null and p.retired_at is null
   ) used`,
);

/** The attribute values that products which are sold have. */
export function loadUsedValues(tx: Connection) {
  return tx.rows<{ attribute: string; value: string }>(usedValues);
}

const deleteValue = statement(
  'import_delete_values',
  `delete from attribute_value v using unnest($1::text[], $2::text[]) as gone(attribute_id, id)
    where v.attribute_id = gone.attribute_id and v.id = gone.id`,
);

export function deleteValues(
  tx: Connection,
  values: readonly { readonly attribute: string; readonly value: string }[],
): Promise<number> {
  return tx.run(deleteValue, [
    values.map(({ attribute }) => attribute),
    values.map(({ value }) => value),
  ]);
}

const unseenAttributes = statement(
  'import_unseen_attributes',
  'select id from attribute where seen_in_import is distinct from $1',
);
const deleteAttribute = statement(
  'import_delete_attributes',
  'delete from attribute where id = any($1::text[])',
);

export async function loadUnseenAttributes(tx: Connection, run: string): Promise<string[]> {
  return (await tx.rows<{ id: string }>(unseenAttributes, [run])).map(({ id }) => id);
}

export function deleteAttributes(tx: Connection, ids: readonly string[]): Promise<number> {
  return tx.run(deleteAttribute, [ids]);
}

const deleteUnseenManufacturers = statement(
  'import_delete_manufacturers',
  `delete from manufacturer m
    where seen_in_import is distinct from $1
      and not exists (select 1 from product p where p.manufacturer_id = m.id)`,
);

export function deleteManufacturers(tx: Connection, run: string): Promise<number> {
  return tx.run(deleteUnseenManufacturers, [run]);
}
