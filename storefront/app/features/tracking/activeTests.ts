import { fetchInBackground, type IEnvironment } from '@kreide/relay';
import type { ActiveAbTestsQuery } from './__generated__/ActiveAbTestsQuery.graphql';
import { activeAbTestsQuery } from './ActiveAbTestsQuery.ts';
import { linkClassOf } from './linkClasses.ts';

export type AbTest = ActiveAbTestsQuery['response']['pageDetailsByUrl']['activeAbTests'][number];

/** First path segments of editors' pages. */
const editorial: ReadonlySet<string> = new Set([
  'home',
  'brands',
  'campaigns',
  'sweepstakes',
  'inspiration',
  'advisory',
  'other',
]);

/** TRACK-06: the A/B tests of an editors' page; other pages have none. */
export async function activeTests(
  environment: IEnvironment,
  path: string,
): Promise<readonly AbTest[]> {
  if (!editorial.has(linkClassOf(path))) return [];
  const answer = await fetchInBackground<ActiveAbTestsQuery>(environment, activeAbTestsQuery, {
    url: path,
  })
    .toPromise()
    .catch(() => undefined);
  return answer?.pageDetailsByUrl.activeAbTests ?? [];
}
