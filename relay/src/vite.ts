/** The part of Vite's plugin interface that is used here; this package needs no Vite. */
interface RelayTagsPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | undefined;
}

const source = /\.[cm]?[jt]sx?(?:$|\?)/;
const tag = /(?<![\w$.])graphql\s*`([^`]*)`/g;
const definition = /^\s*(?:#[^\n]*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces each `` graphql`…` `` by an import of the artifact that the Relay compiler wrote beside
 * the file. The imports go to the end and tags keep their line breaks, so every line stays where it
 * was and the source map in force stays right.
 */
export function relayTags(): RelayTagsPlugin {
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
