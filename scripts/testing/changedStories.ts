import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { findBase, git } from '../git.ts';

/** Any of these may change what every story shows. */
const everywhere =
  /^(pnpm-lock\.yaml|stories\/(package\.json|vitest\.config\.ts|\.storybook\/.*))$/;

/** Every story is shown within it: themes, fonts, base styles. */
const preview = 'stories/.storybook/preview.tsx';
/** Writes the tables beside the stories, for which it reads every component. */
const documentation = 'stories/.storybook/describeProps.ts';

const packageEntries: Readonly<Record<string, string>> = {
  '@kreide/design-system': 'design-system/src/index.ts',
  '@kreide/design-system/contrast': 'design-system/src/themes/contrastTable.ts',
  '@kreide/relay': 'relay/src/index.ts',
  '@kreide/relay/testing': 'relay/src/testing/index.ts',
  '@kreide/storefront/fragments': 'storefront/app/testing/fragments.tsx',
};

const imports =
  /(?:import|export)\s+(?:type\s+)?([\w*\s{},$]*?)\s*(?:from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]/g;
const exported = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

interface Import {
  /** What is taken from it; undefined for everything. */
  readonly names: readonly string[] | undefined;
  readonly from: string;
}

/** What a module imports or passes on, by what it is written like. */
function importsOf(code: string): readonly Import[] {
  return [...code.matchAll(imports)].map(([, clause = '', from = '', lazy]) => {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const names = braces
      ?.split(',')
      .map(
        (part) =>
          part
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+/)[0] ?? '',
      )
      .filter(Boolean);
    return { names: clause.includes('*') ? undefined : names, from: lazy ?? from };
  });
}

/** The story files of a checkout, relative to its root. */
export function storyFiles(root: string): readonly string[] {
  return listFiles(path.join(root, 'stories'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file}`);
}

/**
 * The stories that may look or behave otherwise when these files change: those that import one of
 * them, however far off. The package's barrel is looked through by name, or every story would
 * import every component.
 *
 * @param changed paths relative to the root, with forward slashes
 */
export function storiesOf(root: string, changed: readonly string[]): readonly string[] {
  const stories = storyFiles(root);
  const touched = new Set(changed.filter((file) => file !== documentation));
  if ([...touched].some((file) => everywhere.test(file))) return stories;
  const read = createReader(root);
  const isTouched = (start: string) => {
    const reached = new Set([start]);
    for (const file of reached) {
      if (touched.has(file)) return true;
      if (file !== documentation) for (const next of read(file)) reached.add(next);
    }
    return false;
  };
  if (isTouched(preview)) return stories;
  return stories.filter(isTouched);
}

/** Reads which files a file imports, each file once. */
function createReader(root: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const codeOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const barrels = new Map<string, ReadonlyMap<string, string>>();

  const resolve = (from: string, specifier: string): string | undefined => {
    const file = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : packageEntries[specifier];
    return file !== undefined && existsSync(path.join(root, file)) ? file : undefined;
  };
  const barrelOf = (file: string): ReadonlyMap<string, string> => {
    const barrel = barrels.get(file) ?? new Map(passedOn(file));
    barrels.set(file, barrel);
    return barrel;
  };
  /** Names that a barrel has from other files. */
  function* passedOn(file: string): Generator<readonly [string, string]> {
    for (const { names, from } of importsOf(codeOf(file))) {
      const source = resolve(file, from);
      if (source === undefined) continue;
      const all = names ?? [...codeOf(source).matchAll(exported)].map(([, name = '']) => name);
      for (const name of all) yield [name, source];
    }
  }
  const isBarrel = (file: string) => Object.values(packageEntries).includes(file);

  return (file) => {
    let found = known.get(file);
    if (found === undefined) {
      found = /\.tsx?$/.test(file)
        ? importsOf(codeOf(file)).flatMap(({ names, from }) => {
            const target = resolve(file, from);
            if (target === undefined) return [];
            if (!isBarrel(target) || names === undefined) return [target];
            return names.map((name) => barrelOf(target).get(name) ?? target);
          })
        : [];
      known.set(file, found);
    }
    return found;
  };
}

/**
 * Story files that changed, or whose imports did, since the commit before this branch or before
 * HEAD; uncommitted work counts. None where there is no such commit.
 */
export async function changedStories(root: string): Promise<readonly string[]> {
  const base = await findBase(root).catch(() => undefined);
  if (base === undefined) return [];
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  return storiesOf(root, lists.join('\n').split('\n').filter(Boolean));
}
