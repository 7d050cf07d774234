import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadImports, reachedFrom, reaches } from './importGraph.ts';

/** The modules of the route that answers a path of the shop, and of its layout, below the root. */
export type ModulesAt = (pathname: string) => readonly string[];

export interface Change {
  /** All files, and those that changed; relative to the root, with forward slashes. */
  readonly all: readonly string[];
  readonly changed: readonly string[];
  readonly read: ReadImports;
}

/** Every page is answered and shown by these, whatever its route. */
const everyPage = [
  'storefront/server/index.ts',
  'storefront/app/entry.server.tsx',
  'storefront/app/entry.client.tsx',
  'storefront/app/root.tsx',
];

/**
 * The browser tests that a change touches: those that are written with a changed file or bear the
 * name of it or of its folder, and so many that each page with a changed module in it is visited, by
 * the tests that deal with such pages most.
 *
 * @returns files relative to `storefront/e2e`
 */
export function browserTestsOf(
  root: string,
  { all, changed, read, modulesAt }: Change & { readonly modulesAt: ModulesAt },
): readonly string[] {
  const touched = new Set(changed);
  const inStorefront = changed.filter((file) => file.startsWith('storefront/'));
  const names = new Set(inStorefront.flatMap(namesIn));
  const specs = all.filter((file) => /^storefront\/e2e\/[^/]+\.spec\.ts$/.test(file));
  const isOwn = (spec: string) =>
    names.has(path.posix.basename(spec, '.spec.ts')) || reaches(read, [spec], touched);

  const isTouched = new Map<string, boolean>();
  /** By the route's modules: whether one of those that it is made of changed. */
  const isPageTouched = (page: string) => {
    const known =
      isTouched.get(page) ??
      reaches(
        read,
        [...everyPage.filter((file) => all.includes(file)), ...page.split(' ')],
        touched,
      );
    isTouched.set(page, known);
    return known;
  };
  /** How often a spec names addresses of each touched page. */
  const visitsOf = (spec: string) => {
    const visits = new Map<string, number>();
    const helpers = [...reachedFrom(read, [spec])].filter((file) =>
      file.startsWith('storefront/e2e/'),
    );
    const texts = helpers.map((file) => readFileSync(path.join(root, file), 'utf8'));
    for (const address of texts.flatMap(addressesIn)) {
      const page = modulesAt(address).join(' ');
      if (isPageTouched(page)) visits.set(page, (visits.get(page) ?? 0) + 1);
    }
    return visits;
  };
  // A change elsewhere, of the API or a component, is proven by the tests of its package.
  const visits = new Map(
    inStorefront.length === 0 ? [] : specs.map((spec) => [spec, visitsOf(spec)] as const),
  );
  const chosen = specs.filter(isOwn);
  const open = new Set([...visits.values()].flatMap((pages) => [...pages.keys()]));
  const close = (spec: string) => {
    for (const page of visits.get(spec)?.keys() ?? []) open.delete(page);
  };
  for (const spec of chosen) close(spec);
  const gain = (spec: string) =>
    [...(visits.get(spec) ?? [])].reduce(
      (sum, [page, count]) => sum + (open.has(page) ? count : 0),
      0,
    );
  while (open.size > 0) {
    const best = specs.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    close(best);
  }
  return chosen.map((spec) => path.posix.relative('storefront/e2e', spec)).sort();
}

/**
 * The tests of whole shops that a change of a script or of the HTTP front touches.
 *
 * @returns files relative to `scripts`
 */
export function wholeShopTestsOf(root: string, { all, changed, read }: Change): readonly string[] {
  const touched = new Set(changed);
  const isCut = (file: string) => !/^(?:scripts|storefront\/server)\//.test(file);
  const withPrograms: ReadImports = (file) => [...read(file), ...programsIn(root, file)];
  return all
    .filter((file) => /^scripts\/(?!hunts\/).*\.e2e\.ts$/.test(file))
    .filter((file) => reaches(withPrograms, [file], touched, isCut))
    .map((file) => path.posix.relative('scripts', file));
}

/** The folders of a file below its package, and its name without what says its kind. */
const namesIn = (file: string) =>
  file
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/\..*$/, ''));

/** What a program starts by its path: `runNode('scripts/shop.ts', …)`. */
function programsIn(root: string, file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/'(scripts\/[\w/-]+\.ts)'/g)]
    .map(([, program = '']) => program)
    .filter((program) => existsSync(path.join(root, program)));
}

/** The paths that a test names, `/cat/hefte?p=2` as well as `${storefronts.de}/login`. */
function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(/['"`](?:\$\{[\w.[\]]+\})?(\/[^'"`\s]*)['"`]/g)].map(
    ([, address = '']) => {
      const pathname = address.replace(/[?#].*$/, '').replaceAll(/\$\{[^}]*\}/g, 'x');
      return pathname.length > 1 && pathname.endsWith('/') ? `${pathname}x` : pathname;
    },
  );
}
