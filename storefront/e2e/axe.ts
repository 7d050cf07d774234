import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { interactive } from './interactive.ts';
import { banner } from './measuring.ts';

/** Set by the suite that looks at pages in every mode (`npm run test:all`). */
const modes = process.env.KREIDE_E2E_MODES === 'all' ? (['light', 'dark'] as const) : [undefined];

/** axe finds nothing on the page. */
export async function expectNoFaults(page: Page): Promise<void> {
  await complete(page);
  for (const colorScheme of modes) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await expectNoFaultsNow(page, colorScheme);
  }
}

/** Waits for what comes last: the question for consent, where it has no answer yet. */
async function complete(page: Page): Promise<void> {
  await interactive(page);
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === 'consent')) return;
  // A dialog hides the question from a screen reader.
  await expect(banner(page, { includeHidden: true })).toBeVisible();
}

/** It looks once nothing moves any more: what fades in has no colour yet. */
async function expectNoFaultsNow(page: Page, mode: string | undefined): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    mode,
  ).toEqual([]);
}
