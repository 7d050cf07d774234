import { openDatabase } from '../../../database/database.ts';
import { answerParent } from '../../../inMemory/childProgram.ts';
import { ColumnsBuilder } from './build.ts';
import { flattenCategories } from './categories.ts';
import type { Columns } from './columns.ts';
import { facetDictionary } from './facets.ts';
import { loadTaxonomyRows, streamItemRows, streamProductRows } from './rows.ts';

export interface BuildOrder {
  readonly connectionString: string;
}

/**
 * Asks for the next batch, the first one included, before it is wanted: PostgreSQL prepares it
 * while Node works off the last one.
 */
function ahead<T>(batches: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = batches[Symbol.asyncIterator]();
  const ask = () => {
    const next = iterator.next();
    // Heard when it is awaited; until then its failure must not end the process.
    next.catch(() => undefined);
    return next;
  };
  let next = ask();
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { done, value } = await next;
        if (done === true) return;
        next = ask();
        yield value;
      }
    },
  };
}

async function build({ connectionString }: BuildOrder): Promise<Columns> {
  const database = openDatabase({ connectionString, poolSize: 2 });
  try {
    const rows = await loadTaxonomyRows(database);
    const builder = new ColumnsBuilder(flattenCategories(rows.categories), facetDictionary(rows));
    const items = ahead(streamItemRows(database));
    for await (const batch of ahead(streamProductRows(database))) builder.addProducts(batch);
    for await (const batch of items) builder.addItems(batch);
    return builder.finish();
  } finally {
    await database.close();
  }
}

await answerParent(build);
