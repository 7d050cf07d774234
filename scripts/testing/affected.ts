import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { storiesOf } from './affectedStories.ts';
import { createImportReader, reaches } from './importGraph.ts';

export const packages = [
  'design-system',
  'relay',
  'storefront',
  'server',
  'stories',
  'scripts',
] as const;
export type PackageName = (typeof packages)[number];

/** The packages that are checked again when one changed: itself and those that import it. */
const dependents: Readonly<Record<PackageName, readonly PackageName[]>> = {
  'design-system': ['design-system', 'storefront', 'stories'],
  relay: ['relay', 'storefront', 'stories'],
  storefront: ['storefront', 'stories', 'scripts'],
  server: ['server', 'storefront', 'scripts'],
  stories: ['stories'],
  scripts: ['scripts'],
};

/** What a change touches, and so what `npm test -- changed` runs. */
export interface Affected {
  /** A file changed that is about everything: a lockfile, a configuration, a table. */
  readonly everything: boolean;
  /** Packages whose types are checked. */
  readonly packages: readonly PackageName[];
  /** Test files of each package, relative to it. */
  readonly tests: ReadonlyMap<PackageName, readonly string[]>;
  readonly stories: readonly string[];
  /** The browser tests of changed pages, relative to `storefront/e2e`. */
  readonly browserTests: readonly string[];
}

const aboutEverything =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.base\.json|biome\.json|[\w-]+\/(?:package\.json|(?:vite|vitest)[\w.]*\.config\.ts|tsconfig\.json)|server\/src\/database\/migrations\/.*)$/;

/** They know every module; a test that needs one of them for its shop is not about all of these. */
const compositionRoots = new Set([
  'server/src/services.ts',
  'server/src/schema/schema.ts',
  'storefront/app/routes.ts',
]);

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * What changes of these files touch: tests that import one of them, however far off, or stand in
 * the folder of one (a module is tested through the API, so its tests import little of it).
 *
 * @param root folder of the checkout
 * @param changed paths relative to the root, with forward slashes
 */
export function affectedBy(root: string, changed: readonly string[]): Affected {
  const everything = changed.some((file) => aboutEverything.test(file));
  const touched = new Set(changed);
  const read = createImportReader(root);
  const isCut = (file: string) => compositionRoots.has(file);
  const folders = new Set(changed.flatMap(foldersOf));
  const all = listFiles(root);
  const sources = all.filter((file) => /\.tsx?$/.test(file) && !isUnitTest(file));
  const isTouched = (test: string) => {
    const folder = path.posix.dirname(test);
    if (folders.has(folder)) return true;
    const beside = sources.filter((file) => path.posix.dirname(file) === folder);
    return reaches(read, [test, ...beside], touched, isCut);
  };
  const tests = new Map<PackageName, string[]>();
  for (const file of all.filter(isUnitTest)) {
    const name = packages.find((one) => file.startsWith(`${one}/`));
    if (name === undefined || !isTouched(file)) continue;
    tests.set(name, [...(tests.get(name) ?? []), file.slice(name.length + 1)]);
  }
  const changedPackages = packages.filter((name) =>
    changed.some((file) => file.startsWith(`${name}/`)),
  );
  return {
    everything,
    packages: packages.filter((name) =>
      changedPackages.some((one) => dependents[one].includes(name)),
    ),
    tests,
    stories: storiesOf(root, changed),
    browserTests: browserTestsOf(root, all, changed),
  };
}

/** The folders above a file, but for those that hold whole packages. */
function foldersOf(file: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = path.posix.dirname(file); folder.includes('/'); ) {
    folders.push(folder);
    folder = path.posix.dirname(folder);
  }
  return folders;
}

/** The browser tests that changed, are named after a changed page, or else visit its address. */
function browserTestsOf(
  root: string,
  all: readonly string[],
  changed: readonly string[],
): readonly string[] {
  const specs = all.filter((file) => /^storefront\/e2e\/.*\.spec\.ts$/.test(file));
  const table = readFileSync(path.join(root, 'storefront/app/routes.ts'), 'utf8');
  const chosen = new Set(specs.filter((spec) => changed.includes(spec)));
  const pages = new Set(
    changed.flatMap((file) => /^storefront\/app\/pages\/(\w+)\//.exec(file)?.[1] ?? []),
  );
  for (const page of pages) {
    const own = `storefront/e2e/${page}.spec.ts`;
    if (specs.includes(own)) {
      chosen.add(own);
      continue;
    }
    const addresses = [...table.matchAll(/route\('([^']+)', 'pages\/(\w+)\//g)]
      .filter(([, , folder]) => folder === page)
      .map(([, address = '']) => `/${address.replace(/:.*/, '')}`);
    for (const spec of specs) {
      const source = readFileSync(path.join(root, spec), 'utf8');
      if (addresses.some((address) => source.includes(address))) chosen.add(spec);
    }
  }
  return [...chosen].map((spec) => path.posix.relative('storefront/e2e', spec));
}
