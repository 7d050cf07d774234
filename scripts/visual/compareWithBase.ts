import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../chromium.ts';
import { git } from '../git.ts';
import { root } from '../process.ts';
import { acceptanceTrailer, readAcceptance } from './acceptance.ts';
import { type Comparison, compareStorybooks } from './compareStorybooks.ts';
import { serveStorybook } from './photograph.ts';
import { type Finding, reportPage } from './report.ts';
import { storybookOfCommit } from './storybook.ts';

const directory = path.join(root, '.kreide/visual');
const reportDirectory = path.join(directory, 'report');
const reportFile = path.join(reportDirectory, 'index.html');

export interface VisualOptions {
  /** The static Storybook of this checkout. */
  readonly after: string;
  /** Story files to look at, relative to the root. @default all */
  readonly files?: readonly string[] | undefined;
  /** Stories to look at, by their ids. @default all */
  readonly only?: RegExp | undefined;
  /** Goes along with the parts that take long. */
  readonly step?: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
}

/** What looks different since a commit, in words. */
export interface VisualOutcome {
  /** One line for each story that must not have changed, or could not be compared. */
  readonly problems: readonly string[];
  /** What else there is to tell. */
  readonly remarks: readonly string[];
}

/** Photographs the stories of this checkout and of a commit, and writes the report. */
export async function compareWithBase(
  base: string,
  { after, files, only, step = (_, act) => act() }: VisualOptions,
): Promise<VisualOutcome> {
  const before = await step('Storybook of the base', () => storybookOfCommit(base, directory));
  await rm(reportDirectory, { recursive: true, force: true });
  await mkdir(reportDirectory, { recursive: true });
  const acceptance = await readAcceptance(root, base);
  await using served = await serveStorybook(before, files);
  await using servedAfter = await serveStorybook(after, files);
  const executablePath = await findChromium();
  const comparison = await step('Photographing', () =>
    compareStorybooks({
      before: served,
      after: servedAfter,
      launch: () => chromium.launch({ executablePath, args: [...chromiumSwitches] }),
      acceptance,
      only,
      directory: reportDirectory,
      lanes: Math.min(4, availableParallelism()),
    }),
  );
  const title = await git(root, 'log', '-1', '--format=%h %s', base);
  await writeFile(reportFile, reportPage(`Stories since ${title}`, comparison.findings));
  return outcomeOf(comparison, only === undefined ? acceptance.unused() : []);
}

function outcomeOf(
  { findings, views, newThemes }: Comparison,
  unused: readonly string[],
): VisualOutcome {
  const of = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind);
  const changed = of('changed').map(({ storyId, views: all }) => {
    const places = all.map(({ theme, mode, width }) => `${theme} ${mode} ${width}`);
    return `${storyId}: ${places.join(', ')}`;
  });
  const unsteady = of('unsteady').map(
    ({ storyId }) => `${storyId}: does not look the same twice, so it could not be compared`,
  );
  const hint =
    changed.length > 0 ? [`Wanted? A commit says so: ${acceptanceTrailer}: ID of the story`] : [];
  const counts = (['changed', 'accepted', 'unsteady', 'new', 'gone'] as const).map(
    (kind) => `${of(kind).length} ${kind}`,
  );
  return {
    problems: [...changed, ...unsteady],
    remarks: [
      ...of('accepted').map(({ storyId }) => `${storyId}: changed as accepted`),
      ...newThemes.map((theme) => `${theme}: a theme that the base does not have`),
      ...unused.map((pattern) => `${pattern}: accepted, but not different`),
      ...hint,
      `${views} views compared; stories: ${counts.join(', ')}`,
      `Report: ${path.relative(root, reportFile)}`,
    ],
  };
}
