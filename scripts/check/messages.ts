import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { keysNamedIn } from '@kreide/storefront/messages';
import { listFiles } from '../files.ts';

type Catalogue = Readonly<Record<string, string>>;

const folder = 'storefront/app/platform/i18n/messages';

/**
 * Compares the message catalogues with each other and with the code. That no key is used that
 * does not exist is TypeScript's part: keys are typed by the German catalogue.
 *
 * @returns one line per problem
 */
export function checkMessages(base: string): readonly string[] {
  const parts = readdirSync(path.join(base, folder));
  const read = (language: string): Catalogue =>
    Object.assign(
      {},
      ...parts.map((part) =>
        JSON.parse(readFileSync(path.join(base, folder, part, `${language}.json`), 'utf8')),
      ),
    );
  const sources = listFiles(base)
    .filter((file) => /^(storefront\/(app|server)|server\/(src|contract))\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(base, file), 'utf8'));
  return compareMessages(read('de'), read('en'), sources);
}

/** The comparison itself, on texts. */
export function compareMessages(
  de: Catalogue,
  en: Catalogue,
  sources: readonly string[],
): readonly string[] {
  const problems: string[] = [];
  for (const [key, message] of Object.entries(de)) {
    const translation = en[key];
    if (translation === undefined) problems.push(`${key}: no English message`);
    else if (argumentsOf(message) !== argumentsOf(translation)) {
      problems.push(
        `${key}: the German message takes ${argumentsOf(message) || 'nothing'}, ` +
          `the English one ${argumentsOf(translation) || 'nothing'}`,
      );
    }
  }
  for (const key of Object.keys(en)) {
    if (!(key in de)) problems.push(`${key}: no German message`);
  }
  const isUsed = keysNamedIn(sources.join('\n'));
  for (const key of Object.keys(de)) {
    if (!isUsed(key)) problems.push(`${key}: used nowhere`);
  }
  return problems;
}

/** Names of a message's arguments and tags, sorted: `count, <link>`. */
function argumentsOf(message: string): string {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(message));
  return [...names].sort().join(', ');
}
