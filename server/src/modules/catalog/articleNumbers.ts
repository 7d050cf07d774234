import { type Connection, statement } from '../../database/database.ts';

/** An item that bears an article number, sold or not. */
export interface NumberedItem {
  readonly itemId: string;
  readonly productId: string;
  /** Attribute id -> value id. */
  readonly variant: Readonly<Record<string, string>>;
}

interface NumberRow extends NumberedItem {
  readonly number: string;
  readonly isExact: boolean;
}

/** What counts of a number: `10001-21` is `1000121`, as in the search. Has an index (0016). */
const code = (text: string) => `upper(regexp_replace(${text}, '[^A-Za-z0-9]', '', 'g'))`;

const itemsOfNumbers = statement(
  'catalog_items_of_numbers',
  `select wanted.number, i.id as "itemId", i.product_id as "productId", i.variant,
          i.order_number = wanted.number as "isExact"
     from unnest($1::text[]) as wanted(number)
     join item i on ${code('i.order_number')} = ${code('wanted.number')}`,
);

/**
 * Items by the article numbers that were asked for. A number that is written otherwise than the
 * item's own counts where it can mean one item only.
 */
export async function loadItemsOfNumbers(
  connection: Connection,
  numbers: readonly string[],
): Promise<Map<string, NumberedItem>> {
  const rows = await connection.rows<NumberRow>(itemsOfNumbers, [[...new Set(numbers)]]);
  const found = new Map<string, NumberRow | undefined>();
  for (const row of rows) {
    const other = found.get(row.number);
    if (row.isExact || !found.has(row.number)) found.set(row.number, row);
    else if (!other?.isExact) found.set(row.number, undefined);
  }
  return new Map([...found].flatMap(([number, item]) => (item ? [[number, item]] : [])));
}
