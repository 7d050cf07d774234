import type { Rolldown } from 'vite';
import { frames, layouts, type Route, routeTable } from '../app/routeTable.ts';

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1];

/** In the order in which they take modules: one takes along what its modules import. */
const chunkNames = [
  'libraries',
  'shop',
  'listing',
  'goods',
  'editorial',
  'islands',
  'forms',
  'order',
] as const satisfies readonly (Route['chunk'] | 'libraries' | 'shop' | 'islands' | 'forms')[];

type Chunk = (typeof chunkNames)[number];

/** Hydrates as soon as it runs: it runs last, and nothing else may be in its file. */
const start = 'entry.client.tsx';

/** What every page loads, and only once: it needs no file of its own. */
const root = 'root.tsx';

/** Most visits come to a category: the chunk that it shares with the search is its file, too. */
const category = routeTable.find(({ path }) => path === 'cat/:id')?.file;

/** The modules that React Router loads, below `app/`, and whose code is in which chunk. */
const loadedFiles = new Map<string, Chunk>([
  ...routeTable.map(({ file, chunk }): [string, Chunk] => [file, chunk]),
  ...routeTable
    .filter(({ layout, chunk }) => layout !== 'none' && chunk === 'order')
    .map(({ layout }): [string, Chunk] => [layouts[layout as keyof typeof layouts], 'order']),
  ...Object.values(frames).map((file): [string, Chunk] => [file, 'order']),
  // What every page loads.
  ...[start, root, layouts.default].map((file): [string, Chunk] => [file, 'shop']),
]);

const libraries = /[\\/]node_modules[\\/]/;

/** What forms are made of and checked by: the login's flyout needs it without the rest of `order`. */
const forms = [
  /[\\/]node_modules[\\/]valibot[\\/]/,
  /[\\/]server[\\/]contract[\\/](?:forms[\\/]|(?:address|delivery|form|text)\.ts$)/,
  /[\\/]app[\\/]features[\\/]form[\\/](?:\w+\.tsx|useForm\.ts|emailDomains\.ts)/,
  /[\\/]app[\\/]features[\\/]session[\\/]LoginForm/,
];

/** A style sheet; the class names that a `.css.ts` module gives out go with the code that uses them. */
const styles = /\.css(?:$|\?)/;

/** A package's public entry: whoever imports it wants some of what it passes on. */
const barrel = /[\\/](?:(?:design-system|relay)[\\/]src|server[\\/]contract)[\\/]index\.ts$/;

const namedImports = /import\s*\{([^}]*)\}\s*from\s*["']@kreide\/[\w/-]+["']/g;

/** Asks every new visitor as soon as the page stands: nothing of another page may come with it. */
const consentQuestion = 'features/consent/ConsentQuestion.tsx';

/** Fetched when it comes near the screen, but written by the server like the rest (`island()`). */
const isIsland = (file: string) => file.endsWith('.island.tsx');

/**
 * A page is a handful of requests: what the pages share, in one chunk for libraries and one for
 * the shop's own code, and the page itself. What only some pages share is a chunk of its own, which
 * the route table names. Code that waits for something to open is cut by what opens it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const chunks = new Map<string, Chunk | undefined>();
  return chunkNames.map((name, index) => ({
    name(id, context) {
      if (!chunks.has(id)) chunks.set(id, chunkOf(id, context));
      return chunks.get(id) === name ? name : null;
    },
    priority: chunkNames.length - index,
  }));
}

function chunkOf(id: string, context: Context): Chunk | undefined {
  const { routes, onDemand } = usersOf(id, context);
  const isOfIsland = onDemand.some(isIsland);
  const isOfQuestion = onDemand.includes(consentQuestion);
  // The pages have one style sheet: a browser waits for all of them before it paints.
  if ((isOfIsland || isOfQuestion) && styles.test(id)) return 'shop';
  if (routes.length === 0) return isOfQuestion && onDemand.length > 1 ? 'shop' : undefined;
  const browsed = new Set(routes.map(chunkOfFile).filter((chunk) => chunk !== 'order'));
  const isBrowsed = browsed.size > 0;
  const isShared =
    routes.length + onDemand.length > 1 ||
    (isBrowsed && styles.test(id)) ||
    routes.some((file) => file === start || file === root || file === category);
  if (!isShared || fileOf(id) === start) return;
  if (!isBrowsed && forms.some((part) => part.test(id))) return 'forms';
  if (!isBrowsed) return isOfQuestion ? 'shop' : isOfIsland ? 'islands' : 'order';
  const [only] = browsed;
  if (only && browsed.size === 1 && !styles.test(id) && !isOfQuestion && only !== 'shop')
    return only;
  return libraries.test(id) ? 'libraries' : 'shop';
}

const chunkOfFile = (file: string): Chunk => loadedFiles.get(file) ?? 'order';

/** What loads a module: routes at once, and code that is loaded when it is needed. */
function usersOf(id: string, context: Context) {
  const reached = new Set([id]);
  const routes: string[] = [];
  const onDemand: string[] = [];
  for (const module of reached) {
    const info = context.getModuleInfo(module);
    if (info?.isEntry) routes.push(fileOf(module));
    else if (info?.dynamicImporters.length) onDemand.push(fileOf(module));
    for (const importer of info?.importers ?? []) {
      if (!barrel.test(importer)) reached.add(importer);
      else
        for (const user of importersOf(info?.exports ?? [], importer, context)) reached.add(user);
    }
  }
  return { routes, onDemand };
}

/** A module's path below `app/`, without what plugins add to its id. */
function fileOf(id: string): string {
  const [path = ''] = id.replaceAll('\\', '/').split('?', 1);
  return path.slice(path.indexOf('/storefront/app/') + '/storefront/app/'.length);
}

/** Who imports one of these names from a barrel. */
function importersOf(names: readonly string[], id: string, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.filter((importer) => {
    const code = context.getModuleInfo(importer)?.code ?? '';
    return [...code.matchAll(namedImports)].some(([, list = '']) =>
      list.split(',').some((item) => names.includes(item.trim().split(/\s/)[0] ?? '')),
    );
  });
}
