import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkImports } from '../check/imports.ts';
import { checkStructure } from '../check/structure.ts';
import { packageBin, type RunOptions, root, runNode } from '../process.ts';
import { checkRequirements } from '../requirements/coverage.ts';
import { type Outcome, outcomeOf, type Suite } from './suite.ts';
import { runVitest } from './vitest.ts';

const packages = ['design-system', 'relay', 'storefront', 'server', 'stories', 'scripts'] as const;

/** A check that is a command of its own: one test, its output the details. */
async function command(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<Outcome> {
  const { ok, output } = await runNode(program, args, { timeout: 10 * 60_000, ...options });
  return outcomeOf(ok ? [] : [output]);
}

const checks: readonly Suite[] = [
  {
    name: 'lint',
    tags: ['checks', 'lint'],
    run: () => command(packageBin('', '@biomejs/biome', 'biome'), ['check', '--colors=off', '.']),
  },
  {
    name: 'structure',
    tags: ['checks', 'structure'],
    run: async () => outcomeOf(checkStructure(root)),
  },
  {
    name: 'imports',
    tags: ['checks', 'imports'],
    run: async () => outcomeOf(await checkImports(root)),
  },
  {
    name: 'unused code',
    tags: ['checks', 'knip'],
    run: () => command(packageBin('', 'knip'), ['--no-progress']),
  },
  {
    name: 'requirements',
    tags: ['checks', 'requirements'],
    run: async () => outcomeOf(checkRequirements(root)),
  },
];

/** TypeScript 7 from the root; the one in scripts/ is only for dependency-cruiser. */
const types = packages
  .filter((name) => existsSync(path.join(root, name, 'tsconfig.json')))
  .map(
    (name): Suite => ({
      name: `types of ${name}`,
      tags: ['checks', 'types', name],
      run: () => command(packageBin('', 'typescript', 'tsc'), ['-p', name, '--pretty', 'false']),
    }),
  );

const units = packages
  .filter((name) => name !== 'stories' && existsSync(path.join(root, name, 'vitest.config.ts')))
  .map(
    (name): Suite => ({
      name: `tests of ${name}`,
      tags: ['unit', name],
      run: () => runVitest(name),
    }),
  );

/** Everything that `npm test` runs, quick checks first. */
export const suites: readonly Suite[] = [...checks, ...types, ...units];
