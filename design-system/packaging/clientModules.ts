import path from 'node:path';
import type { Plugin } from 'vite';

/** What React has in browsers only; `use`, `useId`, `useMemo` and `useCallback` it has on both sides. */
const clientApi = /^(use(?!$|Id$|Memo$|Callback$)[A-Z]\w*|createContext|(Pure)?Component)$/;
const namedImport = /^import \{ ([^}]+) \} from "([^"]+)";$/gm;

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** What a built module imports by name. */
function importsOf(code: string): readonly Import[] {
  return [...code.matchAll(namedImport)].map(([, names = '', from = '']) => ({
    names: names.split(', ').map((name) => name.replace(/ as .*/, '')),
    from,
  }));
}

/**
 * The modules that cannot run as server components: those that use what React has in browsers only,
 * Radix, handlers of events, or a function of such a module. Others may render a component of theirs.
 *
 * @param modules built code by file name
 */
export function clientModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const imports = new Map([...modules].map(([file, code]) => [file, importsOf(code)]));
  const target = (file: string, from: string) => path.posix.join(path.posix.dirname(file), from);
  const isClient = (file: string, code: string) =>
    (code.includes('react/jsx-runtime') && /\bon[A-Z]\w*/.test(code)) ||
    (imports.get(file) ?? []).some(
      ({ names, from }) =>
        from.startsWith('@radix-ui/') ||
        (from === 'react' && names.some((name) => clientApi.test(name))) ||
        (found.has(target(file, from)) && names.some((name) => /^[a-z]/.test(name))),
    );
  // Functions are handed from module to module: until nothing is added.
  for (let before = -1; found.size > before; ) {
    before = found.size;
    // An entry only passes names on.
    for (const [file, code] of modules) {
      if (file.includes('/') && isClient(file, code)) found.add(file);
    }
  }
  return found;
}

/** Says `'use client'` in each module that needs the browser, so that frameworks with server components know. */
export function markClientModules(): Plugin {
  return {
    name: 'kreide:client-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
      const client = clientModules(modules);
      for (const chunk of chunks) {
        if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}
