import { findChromium } from '../chromium.ts';
import type { Outcome } from './suite.ts';
import { runVitest } from './vitest.ts';

/**
 * Runs stories with their play functions and axe, in Chromium.
 *
 * @param files the story files, relative to the root
 * @param looks in which axe sees them: the first theme in its first mode, or every theme and mode
 */
export async function runStories(files: readonly string[], looks: 'one' | 'all'): Promise<Outcome> {
  return runVitest('stories', {
    env: {
      KREIDE_CHROMIUM: await findChromium(),
      ...(looks === 'all' && { STORYBOOK_LOOKS: 'all' }),
    },
    files: files.map((file) => file.replace('stories/', '')),
  });
}
