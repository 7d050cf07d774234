import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = 'design-system/src';
const stories = 'stories/design-system';

/**
 * What belongs to a component of the design system, and whether the parts speak of each other: a
 * folder with module, test and styles, a story that shows it, an example for the hydration tests,
 * an export (docs/add-a-component.md).
 *
 * @param files relative to `base`, with forward slashes
 * @returns one line per problem
 */
export function checkComponents(base: string, files: readonly string[]): readonly string[] {
  const read = (...names: readonly string[]) =>
    names.map((name) => readFileSync(path.join(base, name), 'utf8')).join('\n');
  const examples = read(...files.filter((file) => file.startsWith(`${source}/testing/examples/`)));
  const entry = read(...files.filter((file) => file === `${source}/index.ts`));
  const folder = new RegExp(`^${source}/components/([^/]+)/`);
  const names = new Set(files.flatMap((file) => folder.exec(file)?.[1] ?? []));

  function problemsOf(name: string): readonly (string | false)[] {
    const place = `${source}/components/${name}/`;
    const test = `${place}${name}.test.tsx`;
    const story = `${stories}/${name}.stories.tsx`;
    const missing = [`${place}${name}.tsx`, test, story].filter((file) => !files.includes(file));
    if (missing.length > 0) {
      return missing.map((file) => `${file}: missing; a component has its test and its story`);
    }

    const own = files.filter((file) => file.startsWith(place));
    const code = own.filter((file) => !/\.test\.tsx?$/.test(file));
    const published = code.filter((file) =>
      entry.includes(`'./${path.posix.relative(source, file)}'`),
    );
    const shown = /\bcomponent: (\w+)/.exec(read(story))?.[1] ?? 'nothing';
    const unworn = code.filter(
      (file) => file.endsWith('.css.ts') && !read(...code).includes(`'./${path.basename(file)}'`),
    );
    const modules = code.map((file) => file.replace(/\.tsx?$/, ''));
    const twins = modules.filter(
      (module, index) => modules.findIndex((other) => isTwin(other, module)) < index,
    );
    return [
      ...twins.map(
        (file) => `${file}: another module differs from it in case alone; built, they are one`,
      ),
      ...unworn.map((file) => `${file}: styles that nothing in the folder wears`),
      !/from '\.\//.test(read(test)) && `${test}: tests nothing of its folder`,
      !exportsOf(read(...code)).includes(shown) &&
        `${story}: shows ${shown}, which is not in the component's folder`,
      published.length === 0 &&
        `${name}: not exported by ${source}/index.ts; what is not public belongs in internal/`,
      ...exportsOf(read(...published.filter((file) => file.endsWith('.tsx'))))
        .filter((component) => !new RegExp(`^ {2}${component}:`, 'm').test(examples))
        .map((component) => `${component}: no example in ${source}/testing/examples/`),
    ];
  }

  const strayStories = files.filter((file) => {
    const name = new RegExp(`^${stories}/(\\w+)\\.stories\\.tsx$`).exec(file)?.[1];
    return name !== undefined && !names.has(name);
  });
  return [
    ...[...names].flatMap(problemsOf).filter((problem) => problem !== false),
    ...strayStories.map((file) => `${file}: a story of no component`),
  ];
}

const isTwin = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Names of the components that a module exports. */
function exportsOf(code: string): readonly string[] {
  const declarations = code.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm);
  return [...declarations].flatMap(([, name]) => name ?? []);
}
