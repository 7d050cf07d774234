import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where each package's names for others lead: `@kreide/server/contract` to its file. */
function readPackageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const folder of readdirSync(root)) {
    const manifest = path.join(root, folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    for (const [entry, file] of Object.entries(exports)) {
      entries.set(path.posix.join(name, entry), path.posix.join(folder, file));
    }
  }
  return entries;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const imports =
  /(?:import|export)\s+(type\s+)?([\w*\s{},$]*?)\s*(?:from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]/g;
const exported = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

interface Import {
  /** What is taken from it; undefined for everything. */
  readonly names: readonly string[] | undefined;
  readonly from: string;
  /** It takes types, so the module does not run with it. */
  readonly isOfTypes: boolean;
}

/** What a module imports or passes on, by what it is written like. */
function importsOf(code: string): readonly Import[] {
  return [...code.matchAll(imports)].map(([, type, clause = '', from = '', lazy]) => {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const parts = (braces ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const names = parts.map((part) => part.replace(/^type\s+/, '').split(/\s+/)[0] ?? '');
    const isOfTypes = clause.trim().startsWith('{') && parts.every((part) => /^type\s/.test(part));
    return {
      names: clause.includes('*') || braces === undefined ? undefined : names,
      from: lazy ?? from,
      isOfTypes: type !== undefined || isOfTypes,
    };
  });
}

/** These files and all that they import; what `isCut` names is not looked into. */
export function reachedFrom(
  read: ReadImports,
  starts: readonly string[],
  isCut: (file: string) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!isCut(file)) for (const next of read(file)) reached.add(next);
  }
  return reached;
}

/** Whether one of these files is or imports one that is touched, however far off. */
export const reaches = (
  read: ReadImports,
  starts: readonly string[],
  touched: ReadonlySet<string>,
  isCut?: (file: string) => boolean,
): boolean => !reachedFrom(read, starts, isCut).isDisjointFrom(touched);

/** The files that a file imports, as paths relative to the checkout. */
export type ReadImports = (file: string) => readonly string[];

/**
 * Reads which files a file imports, each file once. A package's barrel is looked through by name, or
 * everything that imports one component would import all.
 *
 * @param root folder of the checkout
 * @param follows `values`: only what a module runs with. @default 'all'
 */
export function createImportReader(root: string, follows: 'all' | 'values' = 'all'): ReadImports {
  const known = new Map<string, readonly string[]>();
  const codeOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const entries = readPackageEntries(root);
  const barrelFiles = new Set(entries.values());
  const barrels = new Map<string, ReadonlyMap<string, string>>();

  const resolve = (from: string, specifier: string): string | undefined => {
    const file = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : entries.get(specifier);
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

  return (file) => {
    let found = known.get(file);
    if (found === undefined) {
      found = /\.tsx?$/.test(file)
        ? importsOf(codeOf(file)).flatMap(({ names, from, isOfTypes }) => {
            if (isOfTypes && follows === 'values') return [];
            const target = resolve(file, from);
            if (target === undefined) return [];
            if (!barrelFiles.has(target) || names === undefined) return [target];
            return names.map((name) => barrelOf(target).get(name) ?? target);
          })
        : [];
      known.set(file, found);
    }
    return found;
  };
}
