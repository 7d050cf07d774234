/**
 * Lets a page's scripts wait for what is seen of it: styles, fonts and the first pictures have the
 * net before them. On a phone the first paint comes a quarter earlier
 * (docs/decisions/010-page-weight.md). React Router writes these links and says nothing of priorities.
 */
export const withScriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
