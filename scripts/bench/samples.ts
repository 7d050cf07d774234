import type { Database } from '@kreide/server';

/** What the bench asks for: real ids and words of the catalogue that it measures on. */
export interface Samples {
  /** Top categories, those with most products first. */
  readonly categories: readonly string[];
  readonly productCount: number;
  readonly products: readonly string[];
  /** Items of different products that can be ordered. */
  readonly items: readonly string[];
  /** Product and item of what can be ordered, parted by a space. */
  readonly goods: readonly string[];
  /** Words of product names. */
  readonly words: readonly string[];
}

const statements = {
  categories: `with recursive tree as (
      select id as root, id from category where parent_id is null and retired_at is null
      union all select tree.root, category.id from tree join category on category.parent_id = tree.id)
    select tree.root as value from tree join product on product.category_id = tree.id
    where product.retired_at is null group by tree.root order by count(*) desc limit 10`,
  products: `select id as value from product where retired_at is null order by md5(id) limit 1000`,
  items: `select min(item.id) as value from item join current_price on item_id = item.id
    where storefront = 'de' and stock >= 50 and minimum_order_quantity = 1 and retired_at is null
    group by product_id order by md5(product_id) limit 400`,
  goods: `select min(product_id || ' ' || item.id) as value from item join current_price on item_id = item.id
    where storefront = 'de' and stock >= 50 and minimum_order_quantity = 1 and retired_at is null
    group by product_id order by md5(product_id) limit 400`,
  words: `select word as value from product, regexp_split_to_table(name ->> 'de', '[^[:alpha:]]+') as word
    where length(word) > 5 group by word order by md5(word) limit 300`,
  count: 'select count(*)::int as value from product where retired_at is null',
};

/** The same samples for the same catalogue. */
export async function takeSamples(database: Database): Promise<Samples> {
  const values = async <T = string>(name: keyof typeof statements): Promise<T[]> => {
    const rows = await database.rows<{ value: T }>({
      name: `bench_${name}`,
      text: statements[name],
    });
    return rows.map(({ value }) => value);
  };
  return {
    categories: await values('categories'),
    products: await values('products'),
    items: await values('items'),
    goods: await values('goods'),
    words: await values('words'),
    productCount: (await values<number>('count'))[0] ?? 0,
  };
}
