import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';

/** A version without a range, or what pnpm puts one in for. */
const pinned = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|catalog:[\w-]*|workspace:\*)$/;

type Dependencies = Readonly<Record<string, string>>;

/**
 * Every dependency has one exact version, and one that several packages share stands in the catalog of
 * pnpm-workspace.yaml; where one package needs another version, in a named catalog. Peers of the design
 * system are the consumer's, in a range.
 *
 * @returns one line per problem
 */
export function checkVersions(base: string): readonly string[] {
  const packages = listFiles(base)
    .filter((file) => /^(?:[\w-]+\/)?package\.json$/.test(file))
    .map((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(path.join(base, file), 'utf8'),
      ) as Readonly<Record<string, Dependencies | undefined>>;
      const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
      return { file, dependencies: Object.entries(all) };
    });
  const users = new Map<string, string[]>();
  for (const { file, dependencies } of packages) {
    for (const [name, version] of dependencies) {
      if (!version.startsWith('catalog:')) users.set(name, [...(users.get(name) ?? []), file]);
    }
  }
  const inCatalog = new Set(packages.flatMap(({ dependencies }) => catalogued(dependencies)));
  return [
    ...packages.flatMap(({ file, dependencies }) =>
      dependencies
        .filter(([, version]) => !pinned.test(version))
        .map(([name, version]) => `${file}: ${name} has a range, ${version}`),
    ),
    ...[...users]
      .filter(([name, files]) => !name.startsWith('@kreide/') && isShared(name, files))
      .map(([name, files]) => `${name}: its version belongs in the catalog (${files.join(', ')})`),
  ];

  function isShared(name: string, files: readonly string[]): boolean {
    return files.length > 1 || inCatalog.has(name);
  }
}

function catalogued(dependencies: readonly (readonly [string, string])[]): readonly string[] {
  return dependencies.filter(([, version]) => version === 'catalog:').map(([name]) => name);
}
