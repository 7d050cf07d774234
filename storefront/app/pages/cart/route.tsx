import { Alert, Container, Link, Stack } from '@kreide/design-system';
import { type RouteQuery, useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { cartQuery, leaveConfirmation } from '../../features/checkout/openStep.server.ts';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { identityCookies, startIdentity } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { usePrefetchedCode } from '../../prefetch.ts';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql';
import type { Route } from './+types/route';
import { CartPage, EmptyCart } from './CartPage.tsx';
import { cartPageQuery } from './CartPageQuery.ts';
import { changeCart } from './changeCart.server.ts';
import '../../layout/printedPage.css';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  await leaveConfirmation(args);
  const answer = await cartQuery<CartPageQuery>(args, cartPageQuery);
  if (answer === null) return data({ routeQuery: null });
  if (!answer.data.cart.attributes.submitted) return data({ routeQuery: answer.routeQuery });
  // The cart was submitted, but its confirmation never reached the browser: the visitor continues
  // with a new cart.
  const ids = await startIdentity(args.context);
  return data({ routeQuery: null }, { headers: cookieHeaders(identityCookies(args.context, ids)) });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, cartPageQuery);

export function action({ context, request }: Route.ActionArgs) {
  return changeCart(context, request);
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { routeQuery } = loaderData;
  return (
    <Container data-printed="filled">
      <PageHead title={t('cart.heading')} />
      <Stack gap="l">
        {actionData?.notices.map(({ name, path, messageKey, values }) => (
          <Alert
            key={`${name} ${messageKey}`}
            tone="warning"
            title={path ? <Link href={path}>{name}</Link> : name}
          >
            {t.ofServer(messageKey, values)}
          </Alert>
        ))}
        {routeQuery ? <LoadedCart routeQuery={routeQuery} /> : <EmptyCart />}
      </Stack>
    </Container>
  );
}

function LoadedCart({ routeQuery }: { routeQuery: RouteQuery }) {
  const { cart } = useRouteQuery<CartPageQuery>(cartPageQuery, routeQuery);
  usePrefetchedCode('checkout/login');
  return <CartPage cart={cart} />;
}
