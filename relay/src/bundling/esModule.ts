import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** `var a = require('b'), c = a.d;`, with Babel's interop or without. */
const declaration =
  /^var (\w+) = (?:_interopRequireDefault\()?require\((["'])([^"']+)\2\)\)?(?:\.default|\["default"\])?((?:,\n +[\w$]+ = [\w$]+\.[\w$]+)*);$/gm;

/** What is left where code requires in the middle of itself. */
const expression = /(?<![\w.])require\((["'])([^"']+)\1\)/g;

/**
 * Turns a module of Relay's packages, CommonJS as their one compiler writes it, into an ES module:
 * then the bundler sees who uses what, and feature flags are constants to it.
 *
 * @param code requires at the top, one `module.exports` at the end
 * @param id path of the file, from where what it requires is resolved
 */
export function toEsModule(code: string, id: string): string {
  const imports: string[] = [];
  const isNamespace = (specifier: string) => exportsMembers(createRequire(id).resolve(specifier));
  const result = code
    .replace(/^'use strict';$/m, '')
    .replace(/^var _interopRequireDefault = .*$/m, '')
    .replace(declaration, (_, local: string, _quote, specifier: string, members: string) => {
      const named: string[] = [];
      const rest: string[] = [];
      for (const [, name, object, key] of members.matchAll(
        /(?<![\w$])([\w$]+) = ([\w$]+)\.([\w$]+)/g,
      )) {
        if (object === local) named.push(`${key} as ${name}`);
        else rest.push(`var ${name} = ${object}.${key};`);
      }
      const binding =
        named.length > 0
          ? `{ ${named.join(', ')} }`
          : isNamespace(specifier)
            ? `* as ${local}`
            : local;
      imports.push(`import ${binding} from '${specifier}';`);
      return rest.join('\n');
    })
    .replaceAll(/(\b_\w+)(?:\["default"\]|\.default\b)/g, '$1')
    .replace(/^module\.exports = require\((.+)\);$/m, 'export * from $1;')
    .replace(expression, (_, _quote, specifier: string) => {
      const local = `required${imports.length}`;
      imports.push(`import ${isNamespace(specifier) ? '* as ' : ''}${local} from '${specifier}';`);
      return local;
    });
  return `${imports.join('\n')}\n${withExports(result)}`;
}

/** Does a module export members, and not one function or class? */
function exportsMembers(path: string): boolean {
  const code = readFileSync(path, 'utf8');
  return /^module\.exports = require/m.test(code) || startOfExports(code) !== undefined;
}

/** The line where the object starts that a module exports, if it exports one. */
function startOfExports(code: string): string | undefined {
  const name = /^module\.exports = (\w+);$/m.exec(code)?.[1];
  const start = name === undefined ? 'module.exports = {\n' : `var ${name} = {\n`;
  return code.includes(start) ? start : undefined;
}

function withExports(code: string): string {
  const start = startOfExports(code);
  if (start === undefined) return code.replace(/^module\.exports = /m, 'export default ');
  const from = code.indexOf(start);
  const to = code.indexOf('\n};', from);
  const constants: string[] = [];
  const exports = code
    .slice(from + start.length, to)
    .split(/,\n(?= {2}\w+: )/)
    .map((member) => {
      const [, key, value = ''] = /^ {2}(\w+): ([\s\S]*)$/.exec(member) ?? [];
      if (/^(?!(?:true|false|null)$)[a-z_]\w*$/i.test(value)) return `${value} as ${key}`;
      constants.push(`const exported_${key} = ${value};`);
      return `exported_${key} as ${key}`;
    });
  const name = /^var (\w+)/.exec(start)?.[1];
  // A module that reads the object it exports reads its own exports.
  const readsItself = name !== undefined && code.slice(0, from).includes(`${name}.`);
  return [
    readsItself ? `import * as ${name} from './${name}.js';` : '',
    code.slice(0, from),
    ...constants,
    `export { ${exports.join(', ')} };`,
    code.slice(to + 3).replace(/^module\.exports = .*$/m, ''),
  ].join('\n');
}
