import { type GraphQLSchema, parse, validate } from 'graphql';
import { type Database, statement } from './database/database.ts';
import { retried } from './database/retried.ts';

const replace = statement(
  'persisted_document_replace',
  `update persisted_document set replaced_at = now()
    where replaced_at is null and id <> all($1::text[])`,
);

const keep = statement(
  'persisted_document_keep',
  `insert into persisted_document (id, text)
   select * from unnest($1::text[], $2::text[])
   on conflict (id) do update set text = excluded.text, replaced_at = null`,
);

const forget = statement(
  'persisted_document_forget',
  `delete from persisted_document where replaced_at < now() - interval '1 day'`,
);

const earlier = statement(
  'persisted_document_earlier',
  'select id, text from persisted_document where replaced_at is not null',
);

/**
 * The documents of this build, and for a day those of the builds before it: whoever is in the
 * middle of an order goes on with the page that is open (DEC-19). One that the schema no longer
 * answers is left out.
 */
export async function withEarlierDocuments(
  database: Database,
  schema: GraphQLSchema,
  documents: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const ids = Object.keys(documents);
  // Two builds that start at once lock each other's documents crosswise.
  const rows = await retried(() =>
    database.transaction(async (tx) => {
      await tx.run(replace, [ids]);
      await tx.run(keep, [ids, Object.values(documents)]);
      await tx.run(forget, []);
      return tx.rows<{ id: string; text: string }>(earlier, []);
    }),
  );
  const answerable = rows.filter(({ text }) => validate(schema, parse(text)).length === 0);
  return {
    ...Object.fromEntries(answerable.map(({ id, text }) => [id, text])),
    ...documents,
  };
}
