import { Alert, Container, Stack } from '@kreide/design-system';
import { type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { identitySeconds, readCookie, setCookie } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';
import '../../platform/i18n/wishlistTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { customersOnly, withSession } from '../../platform/session.server.ts';
import type { WishlistPageQuery } from './__generated__/WishlistPageQuery.graphql';
import type { Route } from './+types/route';
import { AddedNotice } from './AddedNotice.tsx';
import { changeByForm } from './changeByForm.server.ts';
import { linkHosts } from './linkHosts.server.ts';
import { stayWithin } from './stayWithin.server.ts';
import { WishlistPage } from './WishlistPage.tsx';
import { wishlistPageQuery } from './WishlistPageQuery.ts';
import { pageOf, pathOfWishlist } from './wishlist.ts';
import { WishlistPageContext } from './wishlistContext.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** DEC-122: guests have a notepad, and see it after their login. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await customersOnly(context, request, url);
  const wanted = url.searchParams.get('list');
  const page = pageOf(url.searchParams);
  const remembered = readCookie(request.headers.get('cookie'), serverCookieNames.wishlist);
  const { data: found, routeQuery } = await withSession(context, () =>
    serverQuery<WishlistPageQuery>(context.get(relayContext), wishlistPageQuery, {
      externalId: wanted ?? remembered ?? null,
      page,
    }),
  );
  const shown = found.wishlist?.externalId;
  const answer = { routeQuery, linkHosts: linkHosts(context), page };
  stayWithin(found.wishlist, page, pathOfWishlist);
  if (wanted === null || shown === undefined) return data(answer);
  // WISH-36.
  const options = { maxAge: identitySeconds, isSecure: isSecureRequest(context) };
  const headers = cookieHeaders([setCookie(serverCookieNames.wishlist, shown, options)]);
  return data(answer, { headers });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, wishlistPageQuery);

export function action({ context, request }: Route.ActionArgs) {
  return changeByForm(context, request);
}

export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Container>
      <PageHead title={t('wishlist.title')} />
      <Stack gap="l">
        {actionData && <Alert tone="danger">{t.ofServer(actionData.notice.messageKey)}</Alert>}
        <AddedNotice />
        <WishlistPageContext
          value={{
            linkHosts: loaderData.linkHosts,
            page: loaderData.page,
            pathOfPage: pathOfWishlist,
            isGuest: false,
          }}
        >
          <LoadedPage routeQuery={loaderData.routeQuery} />
        </WishlistPageContext>
      </Stack>
    </Container>
  );
}

function LoadedPage({ routeQuery }: { routeQuery: RouteQuery }) {
  return <WishlistPage query={useRouteQuery<WishlistPageQuery>(wishlistPageQuery, routeQuery)} />;
}
