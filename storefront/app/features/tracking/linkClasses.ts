import { withoutEndingSlashes } from '../../platform/withoutEndingSlashes.ts';

/** The statistics' class of a path. */

const classes = [
  // TRACK-08
  ['/cat/', 'category_listing'],
  ['/prod/', 'product_page'],
  ['/myaccount/', 'account'],
  ['/checkout/', 'checkout'],
  ['/search/', 'search'],
  // TRACK-09
  ['/brands/', 'brands'],
  ['/campaigns/', 'campaigns'],
  ['/gewinnspiele/', 'sweepstakes'],
  ['/inspiration/', 'inspiration'],
  ['/beratung/', 'advisory'],
] as const;

/** @param homeIds content ids of the home pages (DEC-52) */
export function linkClassOf(path: string, homeIds: readonly string[] = []): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const bare = withoutEndingSlashes(plain);
  const whole = bare.endsWith('/') ? bare : `${bare}/`;
  if (whole === '/' || homeIds.includes(whole.slice(1, -1))) return 'home';
  return classes.find(([fragment]) => whole.includes(fragment))?.[1] ?? 'other';
}

/** DEC-56 */
const excluded = new Set([
  '/logout',
  '/rating',
  '/computop/success',
  '/cf/test',
  '/test/test-api',
  '/myaccount/newpassword',
]);

/** Paths that open something for whoever knows them: they are nobody else's to know. */
const opensByItself = /^\/order\//i;

/** TRACK-07: whether a path sends no page view. */
export const isExcluded = (path: string): boolean =>
  excluded.has(withoutEndingSlashes(path)) || opensByItself.test(path);
