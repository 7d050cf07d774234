import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildDirectory, buildStorefront, isBuilt } from '../build.ts';
import { budgets, checkBudget } from '../check/budgets.ts';
import { checkExpressions } from '../check/expressions.ts';
import { checkImports } from '../check/imports.ts';
import { checkMessages } from '../check/messages.ts';
import { checkMigrations } from '../check/migrations.ts';
import { checkReferences } from '../check/references.ts';
import { checkRelay } from '../check/relay.ts';
import { checkSchema } from '../check/schema.ts';
import { checkStructure } from '../check/structure.ts';
import { checkTables } from '../check/tables.ts';
import { checkVersions } from '../check/versions.ts';
import { findChromium } from '../chromium.ts';
import { writeRouteTypes } from '../generated.ts';
import { findBase } from '../git.ts';
import { packageBin, type RunOptions, root, runNode } from '../process.ts';
import { checkRequirements } from '../requirements/coverage.ts';
import { compareWithBase } from '../visual/compareWithBase.ts';
import { buildStorybook } from '../visual/storybook.ts';
import { type Affected, type PackageName, packages } from './affected.ts';
import { storiesOf, storyFiles } from './affectedStories.ts';
import { runBrowserTests } from './browser.ts';
import { changedFiles } from './changedFiles.ts';
import { installedPostgres, startMachinePostgres } from './postgres.ts';
import { runStories } from './stories.ts';
import { type Outcome, outcomeOf, type Suite, selectSuites } from './suite.ts';
import { runVitest } from './vitest.ts';

/** A check that is a command of its own: one test, its output the details. */
async function command(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<Outcome> {
  const { ok, output } = await runNode(program, args, { timeout: 10 * 60_000, ...options });
  return outcomeOf(ok ? [] : [output]);
}

let routeTypes: Promise<void> | undefined;

/** The types of the routes' arguments (`./+types/…`), which React Router writes once per run. */
function provideRouteTypes(): Promise<void> {
  routeTypes ??= writeRouteTypes().then(({ ok, output }) => {
    if (!ok) throw new Error(output);
  });
  return routeTypes;
}

const checks: readonly Suite[] = [
  {
    name: 'lint',
    tags: ['checks', 'lint'],
    run: () =>
      command(packageBin('', '@biomejs/biome', 'biome'), [
        'check',
        '--colors=off',
        '--error-on-warnings',
        '.',
      ]),
  },
  {
    name: 'structure',
    tags: ['checks', 'structure'],
    run: async () => outcomeOf(checkStructure(root)),
  },
  {
    name: 'references',
    tags: ['checks', 'references'],
    run: async () => outcomeOf(checkReferences(root)),
  },
  {
    name: 'tables',
    tags: ['checks', 'tables'],
    run: async () => outcomeOf(checkTables(root)),
  },
  {
    name: 'migrations',
    tags: ['checks', 'migrations'],
    async run() {
      const problems = await checkMigrations(root);
      if (problems !== undefined) return outcomeOf(problems);
      const reason = 'migrations: this checkout has no commit before HEAD to compare with';
      return { passed: 0, failed: 0, notRun: [reason], details: '' };
    },
  },
  {
    name: 'versions',
    tags: ['checks', 'versions'],
    run: async () => outcomeOf(checkVersions(root)),
  },
  {
    name: 'expressions',
    tags: ['checks', 'expressions'],
    run: async () => outcomeOf(checkExpressions(root)),
  },
  {
    name: 'imports',
    tags: ['checks', 'imports'],
    run: async () => outcomeOf(await checkImports(root)),
  },
  {
    name: 'unused code',
    tags: ['checks', 'knip'],
    async run() {
      await provideRouteTypes();
      return command(packageBin('', 'knip'), ['--no-progress']);
    },
  },
  {
    name: 'Relay artifacts',
    tags: ['checks', 'artifacts'],
    run: async () =>
      outcomeOf([...(await checkRelay('relay')), ...(await checkRelay('storefront'))]),
  },
  {
    name: 'GraphQL schema',
    tags: ['checks', 'schema'],
    run: async () => outcomeOf(await checkSchema()),
  },
  {
    name: 'messages',
    tags: ['checks', 'messages'],
    run: async () => outcomeOf(checkMessages(root)),
  },
  {
    name: 'requirements',
    tags: ['checks', 'requirements'],
    run: async () => outcomeOf(checkRequirements(root)),
  },
];

/** TypeScript 7 from the root; the one in scripts/ is only for tools that need an older one. */
const typesOf = (name: PackageName): Suite => ({
  name: `types of ${name}`,
  tags: ['checks', 'types', name],
  async run() {
    if (name === 'storefront' || name === 'scripts') await provideRouteTypes();
    return command(packageBin('', 'typescript', 'tsc'), ['-p', name, '--pretty', 'false']);
  },
});

/** @param files only these test files, relative to the package */
const unitTestsOf = (name: PackageName, files?: readonly string[]): Suite => ({
  name: `tests of ${name}`,
  tags: ['unit', name],
  run: () => runVitest(name, files && { files }),
});

const testedPackages = packages.filter((name) =>
  existsSync(path.join(root, name, 'vitest.config.ts')),
);

/** The PostgreSQL that the machine has, if any: on Debian an older one than the embedded one. */
const machine = installedPostgres();

/** The server's tests on it instead of on the embedded one. */
async function testServerOn(binaries: string): Promise<Outcome> {
  await using external = await startMachinePostgres(binaries);
  // Awaited here: PostgreSQL ends with this block.
  return await runVitest('server', { env: { TEST_DATABASE_URL: external.url } });
}

/** In a run of everything on the machine's PostgreSQL: browser tests and whole shops take the embedded one. */
const serverTests: Suite = {
  ...unitTestsOf('server'),
  run: (isEverything) =>
    isEverything && machine ? testServerOn(machine.binaries) : runVitest('server'),
};
const units = testedPackages
  .filter((name) => name !== 'stories')
  .map((name) => (name === 'server' ? serverTests : unitTestsOf(name)));

/** Built, packed, installed: what others get of it. */
const designSystemPackage: Suite = {
  name: 'package of the design system',
  tags: ['package', 'design-system'],
  isThorough: true,
  run: async () =>
    runVitest('design-system', {
      config: 'vitest.package.config.ts',
      env: { KREIDE_CHROMIUM: await findChromium() },
    }),
};

const postgres: readonly Suite[] = machine
  ? [
      {
        name: `server on PostgreSQL ${machine.version}`,
        tags: ['postgres'],
        isOnDemand: true,
        run: () => testServerOn(machine.binaries),
      },
    ]
  : [];

let build: Promise<void> | undefined;

/** Builds at most once in a run, for the first suite that needs it. */
function provideBuild(): Promise<void> {
  build ??= isBuilt().then((built) => (built ? undefined : buildStorefront()));
  return build;
}

const buildSuites: readonly Suite[] = [
  {
    name: 'build',
    tags: ['build'],
    async run() {
      await provideBuild();
      return outcomeOf([]);
    },
  },
  ...budgets.map(
    (budget): Suite => ({
      name: `size of /${budget.route}`,
      tags: ['budgets'],
      async run() {
        await provideBuild();
        return outcomeOf(checkBudget(path.join(buildDirectory, 'client'), budget));
      },
    }),
  ),
];

/** @param files only these, relative to scripts */
const wholeShops = (files?: readonly string[]): Suite => ({
  name: 'whole shops',
  tags: ['shop', 'scripts'],
  isThorough: true,
  async run() {
    await provideBuild();
    return runVitest('scripts', { config: 'vitest.e2e.config.ts', ...(files && { files }) });
  },
});

/**
 * The server's tests that look long for a fault.
 *
 * @param files only these, relative to the server
 */
const serverHunts = (files?: readonly string[]): Suite => ({
  name: 'hunts in the server',
  tags: ['hunts', 'server'],
  isThorough: true,
  run: () => runVitest('server', { config: 'vitest.hunts.config.ts', ...(files && { files }) }),
});

const hunts: Suite = {
  name: 'hunts in whole shops',
  tags: ['hunts', 'scripts'],
  isAlone: true,
  isThorough: true,
  async run() {
    await provideBuild();
    return runVitest('scripts', { config: 'vitest.hunts.config.ts' });
  },
};

let storybook: Promise<string> | undefined;

/** Builds the static Storybook at most once in a run. @returns its folder */
function provideStorybook(): Promise<string> {
  const folder = path.join(root, '.kreide/storybook');
  storybook ??= buildStorybook(root, folder).then(() => folder);
  return storybook;
}

const stories: readonly Suite[] = [
  {
    name: 'stories',
    tags: ['stories', 'browser'],
    isAlone: true,
    isThorough: true,
    run: (isEverything) => runStories(storyFiles(root), isEverything ? 'all' : 'one'),
  },
  {
    name: 'stories in every look',
    tags: ['looks'],
    isAlone: true,
    isOnDemand: true,
    run: () => runStories(storyFiles(root), 'all'),
  },
  {
    name: 'static Storybook',
    tags: ['stories', 'build'],
    isThorough: true,
    async run() {
      await provideStorybook();
      return outcomeOf([]);
    },
  },
  {
    name: 'photographs of stories',
    tags: ['visual'],
    isAlone: true,
    isThorough: true,
    run: photographStories,
  },
];

/** Stories that this change may have touched look as before it, unless a commit says otherwise. */
async function photographStories(): Promise<Outcome> {
  const base = await findBase(root);
  if (base === undefined) {
    const reason = 'photographs: this checkout has no commit before HEAD to compare with';
    return { passed: 0, failed: 0, notRun: [reason], details: '' };
  }
  const files = storiesOf(root, await changedFiles(root, base));
  if (files.length === 0) return outcomeOf([]);
  const after = await provideStorybook();
  const { problems, remarks } = await compareWithBase(base, { after, files });
  return outcomeOf(problems.length === 0 ? [] : [...problems, ...remarks]);
}

/** @param files only these, relative to storefront/e2e */
const browserSuite = (files?: readonly string[]): Suite => ({
  name: 'browser tests',
  tags: ['browser', 'storefront'],
  isAlone: true,
  isThorough: true,
  async run(isEverything) {
    await provideBuild();
    return runBrowserTests({ ...(files && { files }), isEveryMode: isEverything });
  },
});

/** What axe sees, in the dark as well. */
const pagesInEveryMode: Suite = {
  name: 'pages in every mode',
  tags: ['looks'],
  isAlone: true,
  isOnDemand: true,
  async run() {
    await provideBuild();
    return runBrowserTests({ isEveryMode: true, isAxeAlone: true });
  },
};

/** A purchase with every payment method of every storefront, by mouse, by keyboard, by plain forms. */
const everyPurchase: Suite = {
  name: 'every purchase',
  tags: ['purchases'],
  isAlone: true,
  isOnDemand: true,
  async run() {
    await provideBuild();
    return runBrowserTests({ isThorough: true });
  },
};

/** Everything there is, quick checks first; `npm test` leaves out what is thorough (decision 041). */
export const suites: readonly Suite[] = [
  ...checks,
  ...packages.map(typesOf),
  ...buildSuites,
  wholeShops(),
  ...units,
  designSystemPackage,
  ...postgres,
  serverHunts(),
  hunts,
  ...stories,
  browserSuite(),
  pagesInEveryMode,
  everyPurchase,
];

/** What proves a change: the quick checks, and the tests of what it touches. */
export function suitesOf(affected: Affected): readonly Suite[] {
  if (affected.everything) return selectSuites(suites, [], true);
  const { browserTests, wholeShopTests } = affected;
  return [
    ...checks,
    ...affected.packages.map(typesOf),
    ...testedPackages.flatMap((name) => {
      const files = affected.tests.get(name);
      return files ? [unitTestsOf(name, files)] : [];
    }),
    ...(affected.serverHunts.length > 0 ? [serverHunts(affected.serverHunts)] : []),
    ...(browserTests.length > 0 ? buildSuites : []),
    ...(wholeShopTests.length > 0 ? [wholeShops(wholeShopTests)] : []),
    ...(browserTests.length > 0 ? [browserSuite(browserTests)] : []),
    ...(affected.stories.length > 0
      ? [
          {
            name: 'stories',
            tags: ['stories'],
            isAlone: true,
            run: () => runStories(affected.stories, 'one'),
          },
        ]
      : []),
  ];
}
