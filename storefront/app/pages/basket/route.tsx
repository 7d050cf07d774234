import { Alert, Container, Stack } from '@kreide/design-system';
import { type RouteQuery, useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { cartQuery, leaveConfirmation } from '../../features/checkout/openStep.server.ts';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { identityCookies, startIdentity } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import type { basketQuery } from './__generated__/basketQuery.graphql';
import type { Route } from './+types/route';
import { BasketPage, EmptyBasket } from './BasketPage.tsx';
import { query } from './basket.ts';
import { changeBasket } from './changeBasket.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  await leaveConfirmation(args);
  const answer = await cartQuery<basketQuery>(args, query);
  if (answer === null) return data({ routeQuery: null });
  if (!answer.data.cart.attributes.submitted) return data({ routeQuery: answer.routeQuery });
  // Its confirmation never reached the browser; whoever comes back goes on with a new cart.
  const ids = await startIdentity(args.context);
  return data({ routeQuery: null }, { headers: cookieHeaders(identityCookies(args.context, ids)) });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, query);

export function action({ context, request }: Route.ActionArgs) {
  return changeBasket(context, request);
}

export default function BasketRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { routeQuery } = loaderData;
  return (
    <Container>
      <PageHead title={t('cart.heading')} />
      <Stack gap="l">
        {actionData && (
          <Alert tone="warning">
            {t.ofServer(actionData.notice.messageKey, actionData.notice.values)}
          </Alert>
        )}
        {routeQuery ? <LoadedBasket routeQuery={routeQuery} /> : <EmptyBasket />}
      </Stack>
    </Container>
  );
}

function LoadedBasket({ routeQuery }: { routeQuery: RouteQuery }) {
  const { cart } = useRouteQuery<basketQuery>(query, routeQuery);
  return <BasketPage cart={cart} />;
}
