import { findChromium } from '../chromium.ts';
import { root } from '../process.ts';
import { changedStories, storyFiles } from './changedStories.ts';
import type { Outcome } from './suite.ts';
import { runVitest } from './vitest.ts';

/**
 * Runs every story with its play function and axe, in Chromium.
 *
 * @param inEveryLook which of them axe sees in every theme and mode, the others in one
 */
export async function runStories(inEveryLook: 'all' | 'changed'): Promise<Outcome> {
  const all = storyFiles(root);
  const thorough = new Set(inEveryLook === 'all' ? all : await changedStories(root));
  const env = { KREIDE_CHROMIUM: await findChromium() };
  const runs = [
    { files: all.filter((file) => thorough.has(file)), env: { ...env, STORYBOOK_LOOKS: 'all' } },
    { files: all.filter((file) => !thorough.has(file)), env },
  ];
  const total = { passed: 0, failed: 0, details: '' };
  for (const { files, env } of runs) {
    if (files.length === 0) continue;
    const names = files.map((file) => file.replace('stories/', ''));
    const { passed, failed, details } = await runVitest('stories', { env, files: names });
    total.passed += passed;
    total.failed += failed;
    total.details += details;
  }
  return total;
}
