import type { Rolldown } from 'vite';

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
>[1];

/** What every page loads, and the pages that people come for: a shop is mostly looked at. */
const browsing =
  /[\\/]app[\\/](?:entry\.client|root|layout[\\/]DefaultLayout|pages[\\/](?:category|content|home|product|search)[\\/])/;

/** A package's public entry: whoever imports it wants some of what it passes on. */
const barrel = /[\\/](?:(?:design-system|relay)[\\/]src|server[\\/]contract)[\\/]index\.ts$/;

/** Pages that editors compose: nobody who looks for goods needs what only these share. */
const editorial = /[\\/]app[\\/]pages[\\/](?:content|home)[\\/]/;

const namedImports = /import\s*\{([^}]*)\}\s*from\s*["']@kreide\/[\w/-]+["']/g;

/** Hydrates as soon as it runs: it runs last, and nothing else may be in its file. */
const start = /[\\/]app[\\/]entry\.client\.tsx$/;

/** What every page loads, and only once: it needs no file of its own. */
const root = /[\\/]app[\\/]root\.tsx/;

/** Most visits come to a category: the chunk that it shares with the search is its file, too. */
const category = /[\\/]app[\\/]pages[\\/]category[\\/]route\.tsx/;

const libraries = /[\\/]node_modules[\\/]/;

/** What forms are made of and checked by: whoever only looks at goods needs none of it. */
const forms = [
  /[\\/]node_modules[\\/]valibot[\\/]/,
  /[\\/]server[\\/]contract[\\/](?:forms[\\/]|(?:address|delivery|form|text)\.ts$)/,
  /[\\/]app[\\/]features[\\/]form[\\/](?:\w+\.tsx|useForm\.ts|emailDomains\.ts)/,
  /[\\/]app[\\/]features[\\/]session[\\/]LoginForm/,
];

const styles = /\.css(?:\.ts)?(?:$|[.?])/;

/** Asks every new visitor as soon as the page stands: nothing of another page may come with it. */
const question = /[\\/]features[\\/]consent[\\/]ConsentQuestion\.tsx$/;

/** Fetched when it comes near the screen, but written by the server like the rest (`island()`). */
const islandPart = /\.island\.tsx$/;

const chunkNames = [
  'libraries',
  'shop',
  'listing',
  'goods',
  'editorial',
  'islands',
  'forms',
  'order',
] as const;

/** Chunks of pages that share code among themselves, and which pages those are. */
const families: readonly (readonly [Chunk, RegExp])[] = [
  ['editorial', editorial],
  ['listing', /[\\/]app[\\/]pages[\\/](?:category|search)[\\/]/],
  ['goods', /[\\/]app[\\/]pages[\\/]product[\\/]/],
];

/**
 * A page is a handful of requests: what the pages share, in one chunk for libraries and one for
 * the shop's own code, and the page itself. What only the pages of an order share is a chunk
 * of its own. Code that waits for something to open is cut by what opens it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const chunks = new Map<string, Chunk | undefined>();
  return chunkNames.map((name, index) => ({
    name(id, context) {
      if (!chunks.has(id)) chunks.set(id, chunkOf(id, context));
      return chunks.get(id) === name ? name : null;
    },
    // A chunk takes along what its modules import, unless an earlier one has it.
    priority: chunkNames.length - index,
  }));
}

type Chunk = (typeof chunkNames)[number];

function chunkOf(id: string, context: Context): Chunk | undefined {
  const { routes, overlays } = usersOf(id, context);
  const isIsland = overlays.some((overlay) => islandPart.test(overlay));
  const isAsked = overlays.some((overlay) => question.test(overlay));
  if ((isIsland || isAsked) && styles.test(id)) return 'shop';
  if (routes.length === 0) return isAsked && overlays.length > 1 ? 'shop' : undefined;
  const isBrowsed = routes.some((route) => browsing.test(route));
  // The pages have one style sheet: a browser waits for all of them before it paints.
  const isShared =
    routes.length + overlays.length > 1 ||
    (isBrowsed && styles.test(id)) ||
    routes.some((route) => start.test(route) || root.test(route) || category.test(route));
  if (!isShared || start.test(id)) return;
  if (!isBrowsed && forms.some((part) => part.test(id))) return 'forms';
  if (!isBrowsed) return isAsked ? 'shop' : isIsland ? 'islands' : 'order';
  const browsed = routes.filter((route) => browsing.test(route));
  const family = families.find(([, pages]) => browsed.every((route) => pages.test(route)));
  if (family && !styles.test(id) && !isAsked) return family[0];
  return libraries.test(id) ? 'libraries' : 'shop';
}

/** What loads a module: routes at once, and code that is loaded when it is needed. */
function usersOf(id: string, context: Context) {
  const reached = new Set([id]);
  const routes: string[] = [];
  const overlays: string[] = [];
  for (const module of reached) {
    const info = context.getModuleInfo(module);
    if (info?.isEntry) routes.push(module);
    else if (info?.dynamicImporters.length) overlays.push(module);
    for (const importer of info?.importers ?? []) {
      if (!barrel.test(importer)) reached.add(importer);
      else
        for (const user of importersOf(info?.exports ?? [], importer, context)) reached.add(user);
    }
  }
  return { routes, overlays };
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
