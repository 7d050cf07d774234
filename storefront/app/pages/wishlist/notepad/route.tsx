import { Alert, ButtonLink, Container, Inline, Stack, Text } from '@kreide/design-system';
import { type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { registerPath } from '../../../features/session/registerPath.ts';
import { found } from '../../../platform/answers.server.ts';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import '../../../platform/i18n/wishlistTexts.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { personalData } from '../../../platform/personalData.ts';
import { relayContext } from '../../../platform/requestContext.ts';
import { sessionState } from '../../../platform/session.server.ts';
import type { WishlistPageQuery } from '../__generated__/WishlistPageQuery.graphql';
import { AddedNotice } from '../AddedNotice.tsx';
import { changeByForm } from '../changeByForm.server.ts';
import { linkHosts } from '../linkHosts.server.ts';
import { stayWithin } from '../stayWithin.server.ts';
import { WishlistPage } from '../WishlistPage.tsx';
import { wishlistPageQuery } from '../WishlistPageQuery.ts';
import { notepadPath, pageOf, wishlistPath, withPage } from '../wishlist.ts';
import { WishlistPageContext } from '../wishlistContext.ts';
import type { Route } from './+types/route';

export { PageError as ErrorBoundary } from '../../../layout/PageError.tsx';

const pathOfPage = (_: string, page: number) => withPage(notepadPath, page);

/** A customer's notepad is one of several lists. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  if ((await sessionState(context, request)) === 'loggedIn') throw found(wishlistPath);
  const page = pageOf(url.searchParams);
  const { data, routeQuery } = await serverQuery<WishlistPageQuery>(
    context.get(relayContext),
    wishlistPageQuery,
    { externalId: null, page },
  );
  stayWithin(data.wishlist, page, pathOfPage);
  return { routeQuery, linkHosts: linkHosts(context), page };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, wishlistPageQuery);

export const action = ({ context, request }: Route.ActionArgs) => changeByForm(context, request);

/** DEC-122, ruling 7: what a guest has noted, with the offer to keep it by an account. */
export default function NotepadRoute({ loaderData, actionData }: Route.ComponentProps) {
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
            pathOfPage,
            isGuest: true,
          }}
        >
          <LoadedPage routeQuery={loaderData.routeQuery} />
        </WishlistPageContext>
        <Alert tone="info">
          <Stack gap="s">
            <Text>{t('wishlist.guest.text')}</Text>
            <Inline gap="s">
              <ButtonLink
                tone="outline"
                size="s"
                href={`/login?${new URLSearchParams({ redirect: wishlistPath })}`}
              >
                {t('wishlist.guest.login')}
              </ButtonLink>
              <ButtonLink tone="outline" size="s" href={registerPath(wishlistPath)}>
                {t('wishlist.guest.register')}
              </ButtonLink>
            </Inline>
          </Stack>
        </Alert>
      </Stack>
    </Container>
  );
}

function LoadedPage({ routeQuery }: { routeQuery: RouteQuery }) {
  return <WishlistPage query={useRouteQuery<WishlistPageQuery>(wishlistPageQuery, routeQuery)} />;
}
