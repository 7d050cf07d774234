import { openDatabase } from '../../../database/database.ts';
import { ahead } from '../../../inMemory/ahead.ts';
import { answerParent } from '../../../inMemory/childProgram.ts';
import { ColumnsBuilder } from './build.ts';
import { flattenCategories } from './categories.ts';
import type { Columns } from './columns.ts';
import { facetDictionary } from './facets.ts';
import { loadTaxonomyRows, streamItemRows, streamProductRows } from './rows.ts';

export interface BuildOrder {
  readonly connectionString: string;
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
