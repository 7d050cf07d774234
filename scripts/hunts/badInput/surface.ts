import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, type GraphQLSchema, parse } from 'graphql';
import { buildDirectory } from '../../build.ts';
import { root } from '../../process.ts';

/**
 * Everything of the shop that takes input from outside, read from where it is declared: whatever is
 * added to the shop is tried by the next run.
 */
export interface Surface {
  /** Paths with `:param` and `*`; `fields` are the words that its source names. */
  readonly routes: readonly RouteSurface[];
  /** Paths that the front answers itself or hands to the API. */
  readonly paths: readonly string[];
  readonly operations: readonly Operation[];
  readonly schema: GraphQLSchema;
  readonly headers: readonly string[];
  readonly cookies: readonly string[];
  readonly queryNames: readonly string[];
}

export interface RouteSurface {
  readonly path: string;
  readonly takesForms: boolean;
  readonly takesJson: boolean;
  readonly fields: readonly string[];
}

export interface Operation {
  readonly id: string;
  readonly document: ReturnType<typeof parse>;
}

/** A route as React Router builds it. */
interface BuiltRoute {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: { readonly action?: unknown; readonly default?: unknown };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every match of a pattern's first group in the sources, once each. */
function wordsIn(patterns: readonly string[], word: RegExp): string[] {
  const files = globSync([...patterns], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const words = files.flatMap((file) => [...read(file).matchAll(word)].map(([, found]) => found));
  return [...new Set(words.filter((found) => found !== undefined))].sort();
}

const storefront = ['storefront/app/**/*.{ts,tsx}', 'storefront/server/*.ts'];

export async function readSurface(paths: readonly string[]): Promise<Surface> {
  const file = pathToFileURL(path.join(buildDirectory, 'server/index.js')).href;
  const { routes }: { routes: Record<string, BuiltRoute> } = await import(file);
  const folderOf = (id: string) => `storefront/app/${path.dirname(id)}`;
  const documents: Record<string, string> = JSON.parse(read('storefront/persisted.json'));
  return {
    routes: Object.values(routes).flatMap((route) => {
      if (route.path === undefined && !route.index) return [];
      const { action, default: page } = route.module;
      const takesJson = page === undefined;
      const source = takesJson
        ? `storefront/app/${route.id}.ts`
        : `${folderOf(route.id)}/*.{ts,tsx}`;
      return {
        path: `/${route.path ?? ''}`,
        takesForms: action !== undefined && !takesJson,
        takesJson,
        fields: wordsIn([source], /['"]([A-Za-z][\w-]{1,30})['"]/g),
      };
    }),
    paths,
    operations: Object.entries(documents).map(([id, text]) => ({ id, document: parse(text) })),
    schema: buildSchema(read('server/schema.graphql')),
    headers: wordsIn(
      [...storefront, 'server/src/**/*.ts'],
      /headers(?:\.(?:get|has)\(|\[)'([a-z][\w-]+)'/g,
    ),
    cookies: wordsIn(['storefront/app/platform/cookies.ts'], /^ {2}\w+: '([\w-]+)',$/gm),
    queryNames: wordsIn(storefront, /[pP]arams\.(?:get|has|getAll)\('([\w.-]+)'/g),
  };
}
