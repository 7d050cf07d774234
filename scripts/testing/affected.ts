import path from 'node:path';
import { listFiles } from '../files.ts';
import { browserTestsOf, type ModulesAt, wholeShopTestsOf } from './affectedPages.ts';
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
  /** Those that changed themselves, relative to `server`: for others they take too long. */
  readonly serverHunts: readonly string[];
  readonly stories: readonly string[];
  /** Relative to `storefront/e2e`. */
  readonly browserTests: readonly string[];
  /** Tests of whole shops, relative to `scripts`. */
  readonly wholeShopTests: readonly string[];
}

const aboutEverything =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.base\.json|biome\.json|[\w-]+\/(?:package\.json|(?:vite|vitest)[\w.]*\.config\.ts|tsconfig\.json)|server\/src\/database\/migrations\/.*)$/;

/** They know every module; a test that needs one of them for its shop is not about all of these. */
const compositionRoots = new Set([
  'server/src/services.ts',
  'server/src/schema/schema.ts',
  'storefront/app/routes.ts',
]);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const isHunt = (file: string) => file.endsWith('.hunt.test.ts');

/**
 * What changes of these files touch: tests that import one of them, however far off, or stand in
 * the folder of one (a module is tested through the API, so its tests import little of it).
 *
 * @param root folder of the checkout
 * @param changed paths relative to the root, with forward slashes
 * @param modulesAt which modules a path of the shop is answered by
 */
export function affectedBy(
  root: string,
  changed: readonly string[],
  modulesAt: ModulesAt,
): Affected {
  const everything = changed.some((file) => aboutEverything.test(file));
  const touched = new Set(changed);
  const read = createImportReader(root);
  const isCut = (file: string) => compositionRoots.has(file);
  const folders = new Set(changed.flatMap(foldersOf));
  const all = listFiles(root);
  const sources = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  const isTouched = (test: string) => {
    const folder = path.posix.dirname(test);
    if (folders.has(folder)) return true;
    const beside = sources.filter((file) => path.posix.dirname(file) === folder);
    return reaches(read, [test, ...beside], touched, isCut);
  };
  const tests = new Map<PackageName, string[]>();
  for (const file of all.filter((one) => isTest(one) && !isHunt(one))) {
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
    serverHunts: changed
      .filter((file) => file.startsWith('server/') && isHunt(file))
      .map((file) => file.slice('server/'.length)),
    stories: storiesOf(root, changed),
    browserTests: browserTestsOf(root, { all, changed, modulesAt, read }),
    wholeShopTests: wholeShopTestsOf(root, { all, changed, read }),
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
