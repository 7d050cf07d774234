import { type Database, openDatabase } from '../../database/database.ts';
import { ahead } from '../../inMemory/ahead.ts';
import { answerParent } from '../../inMemory/childProgram.ts';
import type { Language } from '../storefront/storefront.ts';
import { IndexBuilder } from './indexBuilder.ts';
import { loadSamples, loadSearchTaxonomy, streamProductTexts } from './rows.ts';
import type { SearchIndex } from './searchIndex.ts';
import { rulesOfGermanShop } from './writtenLanguage.ts';

export interface IndexOrder {
  readonly connectionString: string;
  readonly language: Language;
}

async function build({ connectionString, language }: IndexOrder): Promise<SearchIndex> {
  const database = openDatabase({ connectionString, poolSize: 1 });
  try {
    return await buildIndex(database, language);
  } finally {
    await database.close();
  }
}

async function buildIndex(database: Database, language: Language): Promise<SearchIndex> {
  const taxonomy = await loadSearchTaxonomy(database);
  const isGerman = language === 'de';
  const rules = isGerman ? rulesOfGermanShop(await loadSamples(database)) : language;
  const builder = new IndexBuilder(language, taxonomy, isGerman, rules);
  for await (const rows of ahead(streamProductTexts(database, language))) {
    for (const row of rows) builder.add(row);
  }
  return builder.finish();
}

await answerParent(build);
