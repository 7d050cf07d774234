import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createImportReader, reachedFrom } from '../testing/importGraph.ts';

const source = 'design-system/src';

/** What takes the focus: elements, what may stand for them, and Radix, which brings its own. */
const operable =
  /<(?:a|button|input|select|summary|textarea)[\s>]|ComponentPropsWithRef<'(?:a|button|input|select|summary|textarea)'>|tabIndex=|from '(?:@radix-ui\/|radix-ui)/;

/**
 * Whether the story of each component says when to take it and when not (`parameters.usage`), and by
 * which keys it is operated where it is: where its own modules, or those that they import, make
 * something that takes the focus. What a caller puts into it does not count.
 *
 * @param files relative to `base`, with forward slashes
 * @returns one line per problem
 */
export function checkUsage(base: string, files: readonly string[]): readonly string[] {
  const known = new Set(files);
  const codeOf = (file: string) => readFileSync(path.join(base, file), 'utf8');
  const read = createImportReader(base, 'values');
  const isOperable = (file: string) =>
    reachedFrom(read, [file])
      .values()
      .some((reached) => operable.test(codeOf(reached)));

  return files.flatMap((file) => {
    const name = /^stories\/design-system\/(\w+)\.stories\.tsx$/.exec(file)?.[1];
    const own = `${source}/components/${name}/${name}.tsx`;
    if (!known.has(own)) return [];
    const [meta = '', first = ''] = codeOf(file).split(/^export const /m);
    const saysUsage = /^ {4}usage: \{/m.test(meta);
    return [
      !saysUsage && `${file}: says no \`usage\`: when to take the component, and when not`,
      saysUsage &&
        isOperable(own) &&
        !/^ {6}keys: \[/m.test(meta) &&
        `${file}: no \`keys\` in its \`usage\`; ${name} can be operated`,
      /^ {2}render: (?:\(\)|function \w*\(\))/m.test(first) &&
        `${file}: the first story takes no args; its controls change nothing`,
    ].filter((problem) => problem !== false);
  });
}
