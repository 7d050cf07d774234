/** The parts of Vite's plugin interface that are used here; this package needs no Vite. */
interface TagsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | undefined;
}

interface BuildPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: 'build';
  config(): { ssr: { noExternal: string[] }; define: Record<string, string> };
  load(id: string): string | undefined;
  transform(code: string, id: string): { moduleSideEffects: false } | undefined;
}

const source = /\.[cm]?[jt]sx?(?:$|\?)/;
const tag = /(?<![\w$.])graphql\s*`([^`]*)`/g;
const definition = /^\s*(?:#[^\n]*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)/;

/** What an application needs to build with Relay. */
export function relay(): [TagsPlugin, BuildPlugin] {
  return [relayTags(), relayBuild()];
}

/**
 * Replaces each `` graphql`…` `` by an import of the artifact that the Relay compiler wrote beside
 * the file. The imports go to the end and tags keep their line breaks, so every line stays where it
 * was and the source map in force stays right.
 */
export function relayTags(): TagsPlugin {
  return {
    name: 'kreide:relay-tags',
    enforce: 'pre',
    transform(code, id) {
      // Route modules arrive with a query, as in `route.tsx?client-route=1`.
      if (!source.test(id) || id.includes('/node_modules/') || !code.includes('graphql')) return;
      const imports = new Map<string, string>();
      const replaced = code.replace(tag, (match, text: string, offset: number) => {
        if (isCommented(code, offset)) return match;
        const name = definition.exec(text)?.[1];
        if (name === undefined) throw new Error(`${id}: a graphql tag needs one named definition`);
        const local = `__relay_${name}`;
        imports.set(local, `import ${local} from './__generated__/${name}.graphql.ts';`);
        return local + '\n'.repeat(match.split('\n').length - 1);
      });
      if (imports.size === 0) return;
      return { code: `${replaced}\n${[...imports.values()].join('\n')}\n`, map: null };
    },
  };
}

/** A tag that a comment shows is no tag. */
function isCommented(code: string, offset: number): boolean {
  const line = code.slice(code.lastIndexOf('\n', offset) + 1, offset);
  return /^\s*(?:\*|\/\*)|\/\//.test(line);
}

/** Fails loudly should anything reach it after all. */
const throwing = "module.exports = () => { throw new Error('Left out: see decision 004'); };";

/** What the store calls of the cache of live resolvers; without resolvers there is none. */
const noLiveResolvers = `module.exports = { LiveResolverCache: class {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
} };`;

/**
 * Modules that Relay's index loads and nothing here reaches (paths behind feature flags that are
 * off, legacy containers, experiments, resolvers), with what stands in their place: 8 kB of the
 * browser's JavaScript, brotli (docs/decisions/004-relay-in-the-bundle.md). This package's tests
 * run without them.
 */
export const leftOut: ReadonlyMap<string, string> = new Map([
  ['react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js', throwing],
  ['relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js', throwing],
  ['relay-runtime/lib/network/RelayQueryResponseCache.js', throwing],
  ['relay-runtime/lib/query/fetchQuery_DEPRECATED.js', throwing],
  ['relay-runtime/lib/store/NormalizationEngine.js', throwing],
  ['relay-runtime/lib/store/createFragmentSpecResolver.js', throwing],
  ['relay-runtime/lib/store/live-resolvers/LiveResolverCache.js', noLiveResolvers],
  ['relay-runtime/lib/store/live-resolvers/resolverDataInjector.js', throwing],
  ['relay-runtime/lib/store/observeFragmentExperimental.js', throwing],
  ['relay-runtime/lib/store/observeQueryExperimental.js', throwing],
  ['relay-runtime/lib/store/waitForFragmentExperimental.js', throwing],
  ['relay-runtime/lib/subscription/requestSubscription.js', throwing],
]);

/**
 * Builds without the modules left out, and for the server bundles Relay with its checks of
 * `NODE_ENV` resolved: unbundled it reads the process's environment for every record.
 */
export function relayBuild(): BuildPlugin {
  return {
    name: 'kreide:relay-build',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      ssr: { noExternal: ['react-relay', 'relay-runtime'] },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    load(id) {
      const [, name] = id.split(/\/node_modules\/(?=(?:react-relay|relay-runtime)\/)/);
      return name === undefined ? undefined : leftOut.get(name);
    },
    transform(_code, id) {
      // Its packages don't say so: a hook that nobody calls need not be there.
      return id.includes('/node_modules/react-relay/') ? { moduleSideEffects: false } : undefined;
    },
  };
}
