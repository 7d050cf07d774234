import { createConverter } from './bundling/commonJs.ts';

/** The parts of Vite's plugin interface that are used here: tests call them. */
interface TagsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | undefined;
}

interface ModulesPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  config(
    config: unknown,
    env: { command: 'build' | 'serve' },
  ): { ssr: { noExternal: string[] }; define: Record<string, string> } | undefined;
  transform(
    code: string,
    id: string,
  ): { code: string; map: null; moduleSideEffects: false } | undefined;
}

const source = /\.[cm]?[jt]sx?(?:$|\?)/;
const tag = /(?<![\w$.])graphql\s*`([^`]*)`/g;
const definition = /^(?:\s|#[^\n]*\n)*(?:query|mutation|subscription|fragment)\s+(\w+)/;

/** What an application needs to build with Relay. */
export function relay(): [TagsPlugin, ModulesPlugin] {
  return [relayTags(), relayModules()];
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

/**
 * Bundles Relay as ES modules instead of CommonJS, so that the bundler sees who uses what
 * (docs/decisions/004-relay-in-the-bundle.md). What the modules do stays as published: the tests run
 * on both. The server's bundle takes Relay in with `NODE_ENV` resolved: outside of it Relay reads the
 * process's environment for every record.
 */
export function relayModules(): ModulesPlugin {
  const { packages, convert } = createConverter(['react-relay', 'relay-runtime']);
  return {
    name: 'kreide:relay-modules',
    enforce: 'pre',
    config(_config, { command }) {
      if (command !== 'build') return;
      return {
        ssr: { noExternal: packages },
        define: { 'process.env.NODE_ENV': '"production"' },
      };
    },
    transform(code, id) {
      const converted = convert(code, id);
      // The packages don't say so themselves: an unused hook can be left out.
      return converted === undefined
        ? undefined
        : { code: converted, map: null, moduleSideEffects: false };
    },
  };
}
