import { Alert, Container, EmptyState, Stack } from '@kreide/design-system';
import { mutate, serverQuery, useRouteQuery } from '@kreide/relay';
import { data, useLocation } from 'react-router';
import { formFailure } from '../../../features/form/answer.ts';
import { runFormAction } from '../../../features/form/runFormAction.server.ts';
import { found, seeOther } from '../../../platform/answers.server.ts';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import '../../../platform/i18n/wishlistTexts.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { personalData } from '../../../platform/personalData.ts';
import { relayContext } from '../../../platform/requestContext.ts';
import { customersOnly, withSession } from '../../../platform/session.server.ts';
import { linkHosts } from '../linkHosts.server.ts';
import { stayWithin } from '../stayWithin.server.ts';
import { pageOf, pathOfWishlist, withPage } from '../wishlist.ts';
import { WishlistPageContext } from '../wishlistContext.ts';
import type { InvitedWishlistQuery } from './__generated__/InvitedWishlistQuery.graphql';
import type { JoinWishlistMutation } from './__generated__/JoinWishlistMutation.graphql';
import type { Route } from './+types/route';
import { InvitedWishlistPage } from './InvitedWishlistPage.tsx';
import { invitedWishlistQuery } from './InvitedWishlistQuery.ts';
import { joinWishlistMutation } from './JoinWishlistMutation.ts';

export { PageError as ErrorBoundary } from '../../../layout/PageError.tsx';

/** From little to much. */
const roles = ['READER', 'COMMENTATOR', 'EDITOR', 'ADMIN', 'CREATOR'];

/** SHARE-04: after a login the visitor comes back here. Who uses the list already goes to it. */
export async function loader({ context, request, url, params: { token } }: Route.LoaderArgs) {
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
  const { invitedWishlist: invited } = useRouteQuery<InvitedWishlistQuery>(
    invitedWishlistQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <Container>
      <PageHead title={invited?.wishlist.name ?? t('wishlist.invited.title')} />
      <Stack gap="l">
        {actionData && <Alert tone="danger">{t.ofServer(actionData.messageKey)}</Alert>}
        {invited ? (
          <WishlistPageContext
            value={{
              linkHosts: loaderData.linkHosts,
              page: loaderData.page,
              pathOfPage: (_, page) => withPage(pathname, page),
              isGuest: false,
            }}
          >
            <InvitedWishlistPage invited={invited} />
          </WishlistPageContext>
        ) : (
          <EmptyState drawing="list" title={t('wishlist.invited.gone.title')} headingLevel={1}>
            {t('wishlist.invited.gone.text')}
          </EmptyState>
        )}
      </Stack>
    </Container>
  );
}
