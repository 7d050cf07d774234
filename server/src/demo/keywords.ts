import { readdirSync, readFileSync } from 'node:fs';

/**
 * What people type who need the goods and call them otherwise, or who say what they are for: a
 * merchant's keywords, written along the goods.
 */
interface Keywords {
  readonly de: readonly string[];
  readonly en: readonly string[];
}

const folder = new URL('./keywords/', import.meta.url);

/**
 * By the beginning of product ids. A line is `beginning | German, … | English, …`; one with `#` names the
 * category that the following ones are of.
 */
const told = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [beginning = '', de = '', en = ''] = line.split(' | ');
    return [beginning, { de: de.split(', '), en: en.split(', ') }] as const;
  });
const keywords: ReadonlyMap<string, Keywords> = new Map(told);

/** The beginnings that keywords are told for. */
export const keywordBeginnings: readonly string[] = told.map(([beginning]) => beginning);

/** The beginning of a product's id, up to a dash, that its keywords stand by: the longest there is. */
export function keywordBeginningOf(productId: string): string | undefined {
  const parts = productId.split('-');
  return parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((beginning) => keywords.has(beginning));
}

export const keywordsOf = (productId: string): Keywords =>
  keywords.get(keywordBeginningOf(productId) ?? '') ?? { de: [], en: [] };
