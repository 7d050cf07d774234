import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Acceptance } from './acceptance.ts';
import { comparePictures } from './compare.ts';
import {
  createPhotographer,
  type Photograph,
  type Photographer,
  type Storybook,
} from './photograph.ts';
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
      const isWanted = story.changed.length > 0 && acceptance.accepts(storyId);
      if (story.changed.length > 0) {
        findings.push({ storyId, kind: isWanted ? 'accepted' : 'changed', views: story.changed });
      } else if (story.unsteady.length > 0) {
        findings.push({ storyId, kind: 'unsteady', views: story.unsteady });
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

interface StoryComparison {
  readonly views: number;
  readonly changed: readonly ChangedView[];
  /**
   * Views that differ, but from themselves as well, and never look the same on both sides: a play
   * function that ends where it likes.
   */
  readonly unsteady: readonly ChangedView[];
}

async function compareStory(
  storyId: string,
  { before, after, themes }: Pair,
  directory: string,
): Promise<StoryComparison> {
  const old = await before.photograph(storyId, themes);
  const now = await after.photograph(storyId, themes);
  const differences = now.flatMap(({ view, picture }, index) => {
    const was = old[index];
    if (was === undefined) throw new Error(`${storyId}: no picture of before`);
    const difference = comparePictures(was.picture, picture);
    return difference ? [{ index, view, before: was.picture, after: picture, difference }] : [];
  });
  const changed: ChangedView[] = [];
  const unsteady: ChangedView[] = [];
  if (differences.length > 0) {
    const [oldAgain, nowAgain] = [
      await before.photograph(storyId, themes),
      await after.photograph(storyId, themes),
    ];
    for (const { index, view, difference, ...pictures } of differences) {
      const befores = [pictures.before, pictureAt(oldAgain, index)] as const;
      const afters = [pictures.after, pictureAt(nowAgain, index)] as const;
      const isOnBothSides = befores.some((one) => afters.some((other) => isSame(one, other)));
      if (isOnBothSides) continue;
      const isSteady = isSame(...befores) && isSame(...afters);
      (isSteady ? changed : unsteady).push({ ...view, pixels: difference.pixels });
      const files = { ...pictures, difference: difference.picture };
      await mkdir(path.join(directory, storyId), { recursive: true });
      for (const kind of pictureKinds) {
        await writeFile(path.join(directory, pictureOf(storyId, view, kind)), files[kind]);
      }
    }
  }
  return { views: now.length, changed, unsteady };
}

/** The same view of the second time. */
function pictureAt(photographs: readonly Photograph[], index: number): Buffer {
  const picture = photographs[index]?.picture;
  if (picture === undefined) throw new Error('A second look has fewer pictures than the first');
  return picture;
}

const isSame = (one: Buffer, other: Buffer): boolean => comparePictures(one, other) === undefined;
