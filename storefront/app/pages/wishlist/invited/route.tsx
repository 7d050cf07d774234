import { Alert, Container, EmptyState, Stack } from '@kreide/design-system';
import { mutate, type RouteQuery, serverAnswer, serverQuery, useRouteQuery } from '@kreide/relay';
import { data, useLocation } from 'react-router';
import { formFailure } from '../../../features/form/answer.ts';
import { runFormAction } from '../../../features/form/runFormAction.server.ts';
import { found, seeOther } from '../../../platform/answers.server.ts';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import '../../../platform/i18n/wishlistTexts.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { personalData } from '../../../platform/personalData.ts';
import { relayContext } from '../../../platform/requestContext.ts';
import { customersOnly, isSignedIn, withSession } from '../../../platform/session.server.ts';
import { linkHosts } from '../linkHosts.server.ts';
import { stayWithin } from '../stayWithin.server.ts';
import { pageOf, pathOfWishlist, withPage } from '../wishlist.ts';
import { WishlistPageContext } from '../wishlistContext.ts';
import type { InvitedWishlistQuery } from './__generated__/InvitedWishlistQuery.graphql';
import type { InviteLinkQuery } from './__generated__/InviteLinkQuery.graphql';
import type { JoinWishlistMutation } from './__generated__/JoinWishlistMutation.graphql';
import type { Route } from './+types/route';
import { InvitedWishlistPage } from './InvitedWishlistPage.tsx';
import { invitedWishlistQuery } from './InvitedWishlistQuery.ts';
import { inviteLinkQuery } from './InviteLinkQuery.ts';
import { joinWishlistMutation } from './JoinWishlistMutation.ts';

export { PageError as ErrorBoundary } from '../../../layout/PageError.tsx';

/** From little to much. */
const roles = ['READER', 'COMMENTATOR', 'EDITOR', 'ADMIN', 'CREATOR'];

/** SHARE-04: after a login the visitor comes back here. Who uses the list already goes to it. */
export async function loader({ context, request, url, params: { token } }: Route.LoaderArgs) {
  // Nobody logs in, or even opens an account, for a link that leads nowhere.
  if (!isSignedIn(request)) {
    const { isWishlistInvite } = await serverAnswer<InviteLinkQuery>(
      context.get(relayContext),
      inviteLinkQuery,
      { token },
    );
    if (!isWishlistInvite) {
      return data({ routeQuery: null, linkHosts: [], page: 0 }, { status: 404 });
    }
  }
  await customersOnly(context, request, url);
  const page = pageOf(url.searchParams);
  const { data: answer, routeQuery } = await withSession(context, () =>
    serverQuery<InvitedWishlistQuery>(context.get(relayContext), invitedWishlistQuery, {
      token,
      page,
    }),
  );
  const { invitedWishlist: invited } = answer;
  if (!invited) return data({ routeQuery, linkHosts: [], page }, { status: 404 });
  const { role, ownRole, wishlist } = invited;
  if (ownRole && roles.indexOf(ownRole) >= roles.indexOf(role)) {
    throw found(pathOfWishlist(wishlist.externalId));
  }
  stayWithin(wishlist, page, (_, last) => withPage(url.pathname, last));
  return data({ routeQuery, linkHosts: linkHosts(context), page });
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, invitedWishlistQuery);

/** Joins. It takes a press, since those who use the list then see the visitor's name. */
export const action = ({ context, request, params: { token } }: Route.ActionArgs) =>
  runFormAction<Response, { readonly messageKey: string }>(request, {
    failed: ({ message }) => ({ messageKey: message ?? 'somethingWentWrong' }),
    async send(values) {
      const { change } = await withSession(context, () =>
        mutate<JoinWishlistMutation>(context.get(relayContext), joinWishlistMutation, { token }),
      );
      return change.successful && change.wishlist
        ? { answer: seeOther(pathOfWishlist(change.wishlist.externalId)) }
        : { refusal: formFailure(values, {}, change.errorMessage ?? 'somethingWentWrong') };
    },
  });

export default function InvitedWishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { routeQuery, linkHosts, page } = loaderData;
  return (
    <Container>
      {routeQuery === null ? (
        <Gone />
      ) : (
        <LoadedPage {...{ routeQuery, linkHosts, page }} messageKey={actionData?.messageKey} />
      )}
    </Container>
  );
}

function LoadedPage({
  routeQuery,
  linkHosts,
  page,
  messageKey,
}: {
  routeQuery: RouteQuery;
  linkHosts: readonly string[];
  page: number;
  /** Of why the visitor could not join. */
  messageKey: string | undefined;
}) {
  const { invitedWishlist: invited } = useRouteQuery<InvitedWishlistQuery>(
    invitedWishlistQuery,
    routeQuery,
  );
  const t = useMessages();
  const { pathname } = useLocation();
  if (!invited) return <Gone />;
  return (
    <Stack gap="l">
      <PageHead title={invited.wishlist.name} />
      {messageKey && <Alert tone="danger">{t.ofServer(messageKey)}</Alert>}
      <WishlistPageContext
        value={{
          linkHosts,
          page,
          pathOfPage: (_, next) => withPage(pathname, next),
          isGuest: false,
        }}
      >
        <InvitedWishlistPage invited={invited} />
      </WishlistPageContext>
    </Stack>
  );
}

function Gone() {
  const t = useMessages();
  return (
    <>
      <PageHead title={t('wishlist.invited.title')} />
      <EmptyState drawing="list" title={t('wishlist.invited.gone.title')} headingLevel={1}>
        {t('wishlist.invited.gone.text')}
      </EmptyState>
    </>
  );
}
