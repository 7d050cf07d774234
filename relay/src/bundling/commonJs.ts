import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { type CommonJs, type Exported, hasInterop, readCommonJs, toEsModule } from './esModule.ts';

interface Known extends Exported {
  readonly module: CommonJs | undefined;
}

/**
 * Converts the CommonJS of packages, and of all that they depend on, into ES modules.
 *
 * @param from the file for which the packages are installed
 */
export function createConverter(packages: readonly string[], from = import.meta.filename) {
  const names = withDependencies(packages, from);
  const known = new Map<string, Known>();

  const isIncluded = (file: string) => names.has(packageOf(file) ?? '');

  function read(file: string): Known {
    let found = known.get(file);
    if (found === undefined) {
      found = describe(file);
      known.set(file, found);
    }
    return found;
  }

  function describe(file: string): Known {
    const code = readFileSync(file, 'utf8');
    const module = isIncluded(file) ? readCommonJs(code) : undefined;
    const isInterop = hasInterop(code);
    if (module === undefined) {
      const kind = /^(?:import|export)\b/m.test(code) ? 'module' : 'value';
      return { kind, isInterop, module };
    }
    const passedOn = module.required.find(({ start }) => start === module.value.start);
    const kind = passedOn
      ? follow(passedOn.specifier, file).kind
      : module.members
        ? 'members'
        : 'value';
    return { kind, isInterop, module };
  }

  function follow(specifier: string, from: string): Exported & { module?: CommonJs | undefined } {
    if (isBuiltin(specifier)) return { kind: 'value', isInterop: false };
    return read(createRequire(from).resolve(specifier));
  }

  return {
    /** The packages and what they depend on. */
    packages: [...names],

    /**
     * @returns undefined: the module stays as it is
     * @throws for one that stays and requires one that is converted: it would get another thing
     */
    convert(code: string, file: string): string | undefined {
      if (!isIncluded(file) || !file.endsWith('.js')) return undefined;
      const module = readCommonJs(code);
      if (module) return toEsModule(code, file, module, (specifier) => follow(specifier, file));
      for (const [, specifier = ''] of code.matchAll(/\brequire\(["']([^"']+)["']\)/g)) {
        if (follow(specifier, file).module) {
          throw new Error(
            `${file} cannot be converted into an ES module, and requires ${specifier}`,
          );
        }
      }
      return undefined;
    },
  };
}

/** The package of a file that was installed. */
function packageOf(file: string): string | undefined {
  const parts = file.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules') + 1;
  if (at === 0) return undefined;
  return parts[at]?.startsWith('@') ? `${parts[at]}/${parts[at + 1]}` : parts[at];
}

function withDependencies(packages: readonly string[], root: string): ReadonlySet<string> {
  const names = new Set<string>();
  function add(name: string, from: string): void {
    if (names.has(name)) return;
    names.add(name);
    const manifest = manifestOf(name, from);
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const dependency of Object.keys(dependencies)) add(dependency, manifest);
  }
  for (const name of packages) add(name, root);
  return names;
}

function manifestOf(name: string, from: string): string {
  for (const folder of createRequire(from).resolve.paths(name) ?? []) {
    const manifest = path.join(folder, name, 'package.json');
    if (existsSync(manifest)) return realpathSync(manifest);
  }
  throw new Error(`${name} is not installed`);
}
