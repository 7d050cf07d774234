import { openDatabase } from '../../database/database.ts';
import { ahead } from '../../inMemory/ahead.ts';
import { answerParent } from '../../inMemory/childProgram.ts';
import type { Language } from '../storefront/storefront.ts';
import { IndexBuilder } from './indexBuilder.ts';
import { loadSearchTaxonomy, streamProductTexts } from './rows.ts';
import type { SearchIndex } from './searchIndex.ts';

export interface IndexOrder {
  readonly connectionString: string;
  readonly language: Language;
}

async function build({ connectionString, language }: IndexOrder): Promise<SearchIndex> {
  const database = openDatabase({ connectionString, poolSize: 1 });
  try {
    const builder = new IndexBuilder(language, await loadSearchTaxonomy(database));
    for await (const rows of ahead(streamProductTexts(database, language))) {
      for (const row of rows) builder.add(row);
    }
    return builder.finish();
  } finally {
    await database.close();
  }
}

await answerParent(build);
