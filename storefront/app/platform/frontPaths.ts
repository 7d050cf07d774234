/** Paths that the HTTP front hands to the API, whose answers the browser gets as they are. */
export const apiPaths = [
  '/graphql/',
  '/healthz',
  '/readyz',
  '/oauth/token',
  '/media/',
  '/downloads/',
];

/** Which build the front serves (STORE-15). */
export const buildManifestPath = '/build.json';

/**
 * The page whose policy lets a payment provider's script in: a policy is a document's, so it is opened
 * and left as one of its own (docs/decisions/039-amazon-pay.md).
 */
export const amazonPayPath = '/checkout/amazonpay';

/** What the HTTP front answers instead of the router; folders end with a slash. */
export const frontPaths: readonly string[] = [
  ...apiPaths,
  buildManifestPath,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/',
  '/assets/',
  '/dev/',
];

/** Whether one of the paths is this one, or a folder around it. */
export const isBelow = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
