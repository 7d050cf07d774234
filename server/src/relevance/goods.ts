import { type Database, statement } from '../database/database.ts';
import type { Language, StorefrontId } from '../modules/storefront/storefront.ts';
import type { Condition, ConditionField, GradeRule, JudgedQuery } from './judgements.ts';

/** What a rule may ask of a product. */
export interface Good {
  readonly id: string;
  readonly storefronts: readonly StorefrontId[];
  readonly maker: string | null;
  /** Its categories and all above them. */
  readonly categories: readonly string[];
  /** Ids of attribute values, its own and those of its items. */
  readonly values: readonly string[];
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Name, summary and description. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  /** No rule asks for them: what a product is worth must not change with the words that find it. */
  readonly keywords: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Of its cheapest item, by storefront. */
  readonly cents: Readonly<Partial<Record<StorefrontId, number>>>;
  readonly order_number: string;
  readonly ean: string;
}

const textOf = (language: Language) =>
  `concat_ws(' ', p.name->>'${language}', p.summary->>'${language}', p.description->>'${language}')`;

const goods = statement(
  'relevance_goods',
  `with recursive lineage as (
     select id, id as ancestor from category
     union all
     select l.id, c.parent_id from lineage l join category c on c.id = l.ancestor
      where c.parent_id is not null)
   select p.id, p.storefronts, p.manufacturer_id as maker, p.name as names, p.keywords,
          jsonb_build_object('de', ${textOf('de')}, 'en', ${textOf('en')}) as texts,
          array(select ancestor from lineage
                 where id = p.category_id or id = any(p.further_category_ids)) as categories,
          array(select own_id from jsonb_each(p.attributes) as own, jsonb_array_elements_text(own.value) as ids (own_id)
                union
                select own.value from item, jsonb_each_text(variant) as own
                 where product_id = p.id and retired_at is null) as values,
          (select jsonb_object_agg(storefront, cents)
             from (select storefront, min(cents) as cents
                     from current_price join item on item.id = item_id
                    where product_id = p.id and retired_at is null group by storefront) as own
          ) as cents,
          first.order_number, first.ean
     from product p
     join lateral (select order_number, ean from item where product_id = p.id
                    order by position, id limit 1) first on true
    where p.retired_at is null`,
);

export const loadGoods = (database: Database): Promise<Good[]> => database.rows<Good>(goods);

/** What each product is worth to who asks this; products that are worth nothing are left out. */
export function gradesOf(
  { rules, storefront, language }: JudgedQuery,
  all: readonly Good[],
): ReadonlyMap<string, number> {
  const grades = new Map<string, number>();
  for (const good of all) {
    if (!good.storefronts.includes(storefront)) continue;
    const grade = Math.max(
      0,
      ...rules.filter(isMet(good, storefront, language)).map((rule) => rule.grade),
    );
    if (grade > 0) grades.set(good.id, grade);
  }
  return grades;
}

const isMet =
  (good: Good, storefront: StorefrontId, language: Language) =>
  ({ conditions }: GradeRule): boolean =>
    conditions.every((condition) =>
      condition.field === 'price'
        ? isWithin(condition, good.cents[storefront])
        : matches[condition.field](condition, good, language),
    );

const isWithin = ({ cents: { from, to } }: Condition, cents: number | undefined): boolean =>
  cents !== undefined && cents >= from && cents <= to;

const matches: Readonly<
  Record<
    Exclude<ConditionField, 'price'>,
    (condition: Condition, good: Good, language: Language) => boolean
  >
> = {
  cat: ({ ids }, { categories }) => categories.some((id) => ids.has(id)),
  val: ({ ids }, { values }) => values.some((id) => ids.has(id)),
  maker: ({ ids }, { maker }) => ids.has(maker ?? ''),
  id: ({ pattern }, { id }) => pattern.test(id),
  name: ({ pattern }, { names }, language) => pattern.test(names[language] ?? names.de ?? ''),
  text: ({ pattern }, { texts }, language) => pattern.test(texts[language] ?? ''),
};

/** The query as typed: numbers are those that the catalogue gives its products today. */
export function typed(text: string, all: readonly Good[]): string {
  return text.replace(/\{(?:(spaced|dashed) )?(number|ean) (\S+)\}/, (_, way, kind, id) => {
    const good = all.find((one) => one.id === id);
    if (good === undefined) throw new Error(`There is no product ${id}`);
    const code = kind === 'ean' ? good.ean : good.order_number;
    return way ? code.replace(/(?<=^.{3})/, way === 'spaced' ? ' ' : '-') : code;
  });
}
