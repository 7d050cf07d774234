import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Waits until a page answers by its scripts: the shop marks the moment (app/root.tsx). */
export async function interactive(page: Page): Promise<void> {
  const marks = () => performance.getEntriesByName('interactive').length;
  await expect.poll(() => page.evaluate(marks)).toBeGreaterThan(0);
}

/** Opens a page and waits until it answers by its scripts. @returns the document's response */
export async function openInteractive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await interactive(page);
  return response;
}

/**
 * Brings something below the first screenful into view, and waits until its part answers by its
 * scripts (platform/island.tsx), which replace what the server wrote.
 */
export async function awake(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView());
  await expect(part.locator('xpath=ancestor::*[@data-live]')).not.toHaveCount(0);
}

/** Waits until the browser has nothing to do: what an event causes at once has been asked for. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}
