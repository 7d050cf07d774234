import { type Connection, statement } from '../../../database/database.ts';

/**
 * What lines refer to: the shop's categories, attributes and manufacturers, few enough to be held
 * in memory. Products and items are too many; they are asked for batch by batch.
 */
export interface Known {
  readonly categories: Map<string, KnownCategory>;
  readonly attributes: Map<string, KnownAttribute>;
  readonly manufacturers: Map<string, { hash: string }>;
}

interface KnownCategory {
  readonly hash: string;
  readonly parent: string | undefined;
  readonly retiredAt: Date | undefined;
}

interface KnownAttribute {
  readonly hash: string;
  readonly values: ReadonlySet<string>;
}

const allCategories = statement(
  'import_categories',
  'select id, parent_id, source_hash, retired_at from category',
);
const allAttributes = statement(
  'import_attributes',
  `select a.id, a.source_hash, array(select v.id from attribute_value v
                                      where v.attribute_id = a.id) as value_ids
     from attribute a`,
);
const allManufacturers = statement(
  'import_manufacturers',
  'select id, source_hash from manufacturer',
);

export async function loadKnown(connection: Connection): Promise<Known> {
  const categories = await connection.rows<{
    id: string;
    parent_id: string | null;
    source_hash: string;
    retired_at: Date | null;
  }>(allCategories);
  const attributes = await connection.rows<{
    id: string;
    source_hash: string;
    value_ids: string[];
  }>(allAttributes);
  const manufacturers = await connection.rows<{ id: string; source_hash: string }>(
    allManufacturers,
  );
  return {
    categories: new Map(
      categories.map((row) => [
        row.id,
        {
          hash: row.source_hash,
          parent: row.parent_id ?? undefined,
          retiredAt: row.retired_at ?? undefined,
        },
      ]),
    ),
    attributes: new Map(
      attributes.map((row) => [row.id, { hash: row.source_hash, values: new Set(row.value_ids) }]),
    ),
    manufacturers: new Map(manufacturers.map((row) => [row.id, { hash: row.source_hash }])),
  };
}

/** Whether what is shown may be put below this category. */
export function isCategory(known: Known, id: string): boolean {
  const category = known.categories.get(id);
  return category !== undefined && category.retiredAt === undefined;
}

/** Whether `id` would become its own ancestor with this parent. */
export function isCircle(known: Known, id: string, parent: string): boolean {
  let above: string | undefined = parent;
  while (above !== undefined && above !== id) above = known.categories.get(above)?.parent;
  return above === id;
}
