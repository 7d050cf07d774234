import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from './chromium.ts';
import { findBase, git } from './git.ts';
import { endCommands, onStop, root } from './process.ts';
import { step } from './progress.ts';
import { acceptanceTrailer, expressionOf, readAcceptance } from './visual/acceptance.ts';
import { type Comparison, compareStorybooks } from './visual/compareStorybooks.ts';
import { serveStorybook } from './visual/photograph.ts';
import { type Finding, reportPage } from './visual/report.ts';
import { buildStorybook, storybookOfCommit } from './visual/storybook.ts';

const help = `npm run visual [-- BASE] [--only PATTERN]

Photographs every story of this checkout and of a base commit (by default the one before the
current branch's own, or before HEAD), in every theme at two widths, and compares the pictures.
A difference fails unless a commit after the base says that it is wanted:

  ${acceptanceTrailer}: design-system-button--tones    (* stands for anything)

  --only PATTERN   only stories whose id matches, such as design-system-button--*
  --help           prints this

The report with both pictures and the difference: .kreide/visual/report/index.html`;

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});

const directory = path.join(root, '.kreide/visual');
const reportDirectory = path.join(directory, 'report');

if (values.help || positionals.length > 1) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  onStop(() => {
    endCommands();
    process.exit(130);
  });
  await compareWithBase(positionals[0]);
}

async function compareWithBase(named: string | undefined): Promise<void> {
  const base = await findBase(root, named);
  if (base === undefined) {
    console.error('There is no commit to compare with: this checkout has no history before HEAD.');
    process.exitCode = 2;
    return;
  }
  const title = await git(root, 'log', '-1', '--format=%h %s', base);
  console.log(`Base: ${title}`);
  const builtBefore = await step('Storybook of the base', () => storybookOfCommit(base, directory));
  const builtAfter = path.join(directory, 'after');
  await step('Storybook of this checkout', () => buildStorybook(root, builtAfter));
  await rm(reportDirectory, { recursive: true, force: true });
  await mkdir(reportDirectory, { recursive: true });

  const acceptance = await readAcceptance(root, base);
  await using before = await serveStorybook(builtBefore);
  await using after = await serveStorybook(builtAfter);
  const executablePath = await findChromium();
  const comparison = await step('Photographing', () =>
    compareStorybooks({
      before,
      after,
      launch: () => chromium.launch({ executablePath, args: [...chromiumSwitches] }),
      acceptance,
      only: values.only === undefined ? undefined : expressionOf(values.only),
      directory: reportDirectory,
      lanes: Math.min(4, availableParallelism()),
    }),
  );
  await writeFile(
    path.join(reportDirectory, 'index.html'),
    reportPage(`Stories since ${title}`, comparison.findings),
  );
  tell(comparison, values.only === undefined ? acceptance.unused() : []);
}

function tell({ findings, views, newThemes }: Comparison, unused: readonly string[]): void {
  const of = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind);
  const changed = of('changed');
  for (const { storyId, views } of changed) {
    const places = views.map(({ theme, mode, width }) => `${theme} ${mode} ${width}`);
    console.log(`FAIL ${storyId}: ${places.join(', ')}`);
  }
  const unsteady = of('unsteady');
  for (const { storyId } of unsteady) {
    console.log(`FAIL ${storyId}: does not look the same twice, so it could not be compared`);
  }
  for (const { storyId } of of('accepted')) console.log(`ok   ${storyId}: changed as accepted`);
  for (const theme of newThemes) console.log(`     ${theme}: a theme that the base does not have`);
  for (const pattern of unused) console.log(`     ${pattern}: accepted, but not different`);
  const counts = (['changed', 'accepted', 'unsteady', 'new', 'gone'] as const).map(
    (kind) => `${of(kind).length} ${kind}`,
  );
  console.log(`${views} views compared; stories: ${counts.join(', ')}`);
  console.log(`Report: ${path.relative(process.cwd(), reportDirectory) || '.'}/index.html`);
  process.exitCode = changed.length + unsteady.length === 0 ? 0 : 1;
}
