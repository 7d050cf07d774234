import type { Page } from '@playwright/test';

/** The question whether a visit may be measured. */
export const banner = (page: Page, options: { readonly includeHidden?: boolean } = {}) =>
  page.getByRole('region', { name: /^Cookies/, ...options });

/** One of its buttons. */
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });

/** Whether a request tells of events. */
export const isMeasuring = (body: string | null) =>
  body?.includes('"AddTrackingEventsMutation"') ?? false;
