import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Whether a file imports one of these, however far off; what `isCut` names is not looked into. */
export function reaches(
  read: ReadImports,
  starts: readonly string[],
  touched: ReadonlySet<string>,
  isCut: (file: string) => boolean = () => false,
): boolean {
  const reached = new Set(starts);
  for (const file of reached) {
    if (touched.has(file)) return true;
    if (!isCut(file)) for (const next of read(file)) reached.add(next);
  }
  return false;
}

/** The files that a file imports, as paths relative to the checkout. */
export type ReadImports = (file: string) => readonly string[];

/**
 * Reads which files a file imports, each file once. A package's barrel is looked through by name, or
 * everything that imports one component would import all.
 *
 * @param root folder of the checkout
 */
export function createImportReader(root: string): ReadImports {
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
