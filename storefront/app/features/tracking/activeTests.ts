import { fetchInBackground, graphql, type IEnvironment } from '@kreide/relay';
import type { activeTestsQuery } from './__generated__/activeTestsQuery.graphql';
import { linkClassOf } from './linkClasses.ts';

const query = graphql`
  query activeTestsQuery($url: String!) {
    pageDetailsByUrl(url: $url) {
      activeAbTests { id trackingCode }
    }
  }
`;

export type AbTest = activeTestsQuery['response']['pageDetailsByUrl']['activeAbTests'][number];

/** Paths that editors' pages may stand under. */
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
  const answer = await fetchInBackground<activeTestsQuery>(environment, query, { url: path })
    .toPromise()
    .catch(() => undefined);
  return answer?.pageDetailsByUrl.activeAbTests ?? [];
}
