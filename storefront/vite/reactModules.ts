import type { Plugin } from 'vite';

const entry = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/][\w-]+\.js$/;
const production =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/].*\.production\.js$/;

const radix = /[\\/]node_modules[\\/]@radix-ui[\\/]/;

/** `React[" useId ".trim().toString()]`: kept from bundlers that know an older React. */
const hiddenName = /\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/**
 * Turns React's CommonJS into ES modules for the browser: each call of `jsx` or a hook is a call
 * and not a look-up in an object, and what nobody imports stays out.
 */
export function reactModules(): Plugin {
  return {
    name: 'kreide:react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const module = reactModule(code, id);
      return module === undefined ? null : { code: module, map: null };
    },
  };
}

/** @returns undefined for modules that are not React's, nor hide what they take of it */
export function reactModule(code: string, id: string): string | undefined {
  if (production.test(id)) return toEsModule(code);
  if (radix.test(id)) return code.replaceAll(hiddenName, '.$1');
  const file = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code)?.[1];
  if (file === undefined || !entry.test(id)) return;
  return `export * from '${file}';\nexport * as default from '${file}';`;
}

/** @param code as React's build writes it: `exports.name = …`, packages required at the top */
function toEsModule(code: string): string {
  const imports: string[] = [];
  const exported = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const body = code
    .replace(/^var(?:\s+\w+ = require\("[^"]+"\)[,;])+/gm, (declarations) => {
      for (const [, name, specifier] of declarations.matchAll(/(\w+) = require\("([^"]+)"\)/g)) {
        imports.push(`import * as ${name} from '${specifier}';`);
      }
      return declarations.endsWith(';') ? '' : 'var';
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
    // Assigned once, and at the top: a constant.
    .replaceAll(/^exported_(\w+) =/gm, (assignment, name: string) => {
      if (code.split(`exports.${name} =`).length > 2) return assignment;
      return `const ${assignment}`;
    });
  const variables = [...exported].filter((name) => !body.includes(`const exported_${name} =`));
  return [
    ...imports,
    ...variables.map((name) => `let exported_${name};`),
    body,
    `export { ${[...exported].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
