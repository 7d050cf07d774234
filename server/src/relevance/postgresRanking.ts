import { type Database, statement } from '../database/database.ts';
import type { Ranking } from './measure.ts';

/** The same fields and as good as the same weights as the shop's own index gives them. */
const prepare = `
  create unlogged table relevance_text as
  select p.id, p.storefronts, p.popularity, l.language,
         setweight(to_tsvector(l.config, coalesce(p.name->>l.language, '')), 'A') ||
         setweight(to_tsvector(l.config, concat_ws(' ', p.keywords->>l.language, c.name->>l.language,
           m.name, i.codes)), 'B') ||
         setweight(to_tsvector(l.config, concat_ws(' ', v.names, p.summary->>l.language)), 'C') ||
         setweight(to_tsvector(l.config, coalesce(p.description->>l.language, '')), 'D') as words
    from product p
    cross join (values ('de', 'german'::regconfig), ('en', 'english')) as l (language, config)
    join category c on c.id = p.category_id
    left join manufacturer m on m.id = p.manufacturer_id
    left join lateral (select string_agg(concat_ws(' ', order_number, ean), ' ') as codes
                         from item where product_id = p.id and retired_at is null) i on true
    left join lateral (
      select string_agg(distinct v.name->>l.language, ' ') as names
        from attribute_value v
       where (v.attribute_id, v.id) in (
         select a.key, a_value from jsonb_each(p.attributes) a, jsonb_array_elements_text(a.value) a_value
         union
         select b.key, b.value from item, jsonb_each_text(variant) b where product_id = p.id)) v on true
   where p.retired_at is null;
  create index on relevance_text using gin (words)`;

/** All words, and if nothing has them all, any of them. */
const find = statement(
  'relevance_postgres',
  `with query as (
     select plainto_tsquery($3::regconfig, $1) as all_words,
            replace(plainto_tsquery($3::regconfig, $1)::text, '&', '|')::tsquery as any_word),
   found as (
     select id, popularity, words, all_words as asked from relevance_text, query
      where language = $4 and $2 = any(storefronts) and words @@ all_words)
   select id from (
     select id, ts_rank_cd(words, asked, 1) as rank, popularity from found
     union all
     select id, ts_rank_cd(words, any_word, 1), popularity from relevance_text, query
      where not exists (select from found)
        and language = $4 and $2 = any(storefronts) and words @@ any_word) all_found
    order by rank desc, popularity desc, id limit 10`,
);

/** PostgreSQL's full-text search with its German (or English) configuration. */
export async function openPostgresRanking(database: Database): Promise<Ranking> {
  await database.script(prepare);
  return {
    name: 'PostgreSQL',
    async find({ term, storefront, language }) {
      const config = language === 'de' ? 'german' : 'english';
      const rows = await database.rows<{ id: string }>(find, [term, storefront, config, language]);
      return rows.map(({ id }) => id);
    },
  };
}
