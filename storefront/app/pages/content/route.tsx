import { clientQuery, RouteBoundary } from '@kreide/relay';
import type { ContentPageQuery } from '../../features/content/__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from '../../features/content/ContentPageQuery.ts';
import { loadContentPage } from '../../features/content/contentPage.server.ts';
import { enterCompetition } from '../../features/content/enterCompetition.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import type { Route } from './+types/route';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadContentPage(context, request);

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  return {
    routeQuery: clientQuery<ContentPageQuery>(context.get(relayContext), contentPageQuery, {
      url: pathname,
    }),
  };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  enterCompetition(context, request);

export async function clientAction(args: Route.ClientActionArgs) {
  const competition = String((await args.request.clone().formData()).get('competition'));
  return sendForm(args, (failure) => ({ competition, failure }));
}

export default function ContentRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <RouteBoundary
      key={params['*']}
      query={contentPageQuery}
      routeQuery={loaderData.routeQuery}
      fallback={null}
    >
      <ContentPage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}
