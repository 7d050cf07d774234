import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Acceptance } from './acceptance.ts';
import { comparePictures } from './compare.ts';
import { createPhotographer, type Photographer, type Storybook } from './photograph.ts';
import { type ChangedView, type Finding, pictureKinds, pictureOf } from './report.ts';

export interface Comparison {
  readonly findings: readonly Finding[];
  /** Pictures that were compared. */
  readonly views: number;
  /** Themes that the base does not have: there is nothing to compare them with. */
  readonly newThemes: readonly string[];
}

export interface ComparisonOptions {
  readonly before: Storybook;
  readonly after: Storybook;
  /** Starts a browser of its own for each lane: one process paints all pages of a browser. */
  readonly launch: () => Promise<Browser>;
  readonly acceptance: Acceptance;
  /** Stories to look at. @default all */
  readonly only?: RegExp | undefined;
  /** Where pictures of what differs go. */
  readonly directory: string;
  /** Stories that are photographed at the same time. */
  readonly lanes: number;
}

/** Photographs every story on both sides and keeps what differs. */
export async function compareStorybooks(options: ComparisonOptions): Promise<Comparison> {
  const { before, after, acceptance, only, lanes } = options;
  const wanted = (ids: readonly string[]) => ids.filter((id) => !only || only.test(id));
  const [old, now] = [new Set(wanted(before.storyIds)), new Set(wanted(after.storyIds))];
  const findings: Finding[] = [
    ...[...now.difference(old)].map((storyId) => ({ storyId, kind: 'new', views: [] }) as const),
    ...[...old.difference(now)].map((storyId) => ({ storyId, kind: 'gone', views: [] }) as const),
  ];
  const rest = [...now.intersection(old)];
  let views = 0;
  let newThemes: readonly string[] = [];
  const lane = async () => {
    await using pair = await openPair(options);
    newThemes = pair.newThemes;
    for (let storyId = rest.shift(); storyId !== undefined; storyId = rest.shift()) {
      const story = await compareStory(storyId, pair, options.directory);
      views += story.views;
      if (story.changed.length > 0) {
        const kind = acceptance.accepts(storyId) ? 'accepted' : 'changed';
        findings.push({ storyId, kind, views: story.changed });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  findings.sort((one, other) => (one.storyId < other.storyId ? -1 : 1));
  return { findings, views, newThemes };
}

interface Pair extends AsyncDisposable {
  readonly before: Photographer;
  readonly after: Photographer;
  readonly themes: readonly string[];
  readonly newThemes: readonly string[];
}

async function openPair({ before, after, launch }: ComparisonOptions): Promise<Pair> {
  const browser = await launch();
  const [old, now] = [
    await createPhotographer(browser, before.url),
    await createPhotographer(browser, after.url),
  ];
  const known = await old.themes();
  const themes = await now.themes();
  return {
    before: old,
    after: now,
    themes: themes.filter((theme) => known.includes(theme)),
    newThemes: themes.filter((theme) => !known.includes(theme)),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function compareStory(
  storyId: string,
  { before, after, themes }: Pair,
  directory: string,
): Promise<{ views: number; changed: readonly ChangedView[] }> {
  const old = await before.photograph(storyId, themes);
  const now = await after.photograph(storyId, themes);
  const changed: ChangedView[] = [];
  for (const [index, { view, picture }] of now.entries()) {
    const was = old[index];
    if (was === undefined) throw new Error(`${storyId}: no picture of before`);
    const difference = comparePictures(was.picture, picture);
    if (!difference) continue;
    changed.push({ ...view, pixels: difference.pixels });
    const pictures = { before: was.picture, after: picture, difference: difference.picture };
    await mkdir(path.join(directory, storyId), { recursive: true });
    for (const kind of pictureKinds) {
      await writeFile(path.join(directory, pictureOf(storyId, view, kind)), pictures[kind]);
    }
  }
  return { views: now.length, changed };
}
