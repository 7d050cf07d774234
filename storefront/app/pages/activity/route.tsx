import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { ActivityPageQuery } from './__generated__/ActivityPageQuery.graphql';
import type { Route } from './+types/route';
import { ActivityPage } from './ActivityPage.tsx';
import { activityPageQuery } from './ActivityPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { routeQuery } = await withSession(context, () =>
    serverQuery<ActivityPageQuery>(context.get(relayContext), activityPageQuery, {
      after: url.searchParams.get('after'),
    }),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, activityPageQuery);

/** What has happened to the account, as its customer sees it. */
export default function ActivityRoute({ loaderData }: Route.ComponentProps) {
  const query = useRouteQuery<ActivityPageQuery>(activityPageQuery, loaderData.routeQuery);
  const [params] = useSearchParams();
  const t = useMessages();
  return (
    <div>
      <PageHead title={t('activity.title')} />
      <ActivityPage {...query} isBeginning={!params.get('after')} />
    </div>
  );
}
