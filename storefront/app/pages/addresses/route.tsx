import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useLocation, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { AddressesPageQuery } from './__generated__/AddressesPageQuery.graphql';
import type { Route } from './+types/route';
import { AddressesPage } from './AddressesPage.tsx';
import { addressesPageQuery } from './AddressesPageQuery.ts';
import { addressBookStateOf, isOffered, kindAt, pathOf } from './addressBook.ts';
import { changeAddress } from './changeAddress.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shopStoreId } = context.get(requestContext).domain;
  // DEC-98: parcel stations are in Germany.
  if (!isOffered(kindAt(url.pathname), shopStoreId)) throw found(pathOf.shipping);
  const { routeQuery } = await withSession(context, () =>
    serverQuery<AddressesPageQuery>(context.get(relayContext), addressesPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, addressesPageQuery);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  changeAddress(context, request, kindAt(url.pathname));

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

/** ROUTE-13: the address book, a page for each kind. */
export default function AddressesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const query = useRouteQuery<AddressesPageQuery>(addressesPageQuery, loaderData.routeQuery);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const t = useMessages();
  const state = addressBookStateOf(pathname, params);
  return (
    <>
      <PageHead title={t(`addresses.title.${state.kind}`)} />
      <AddressesPage query={query} state={state} failure={actionData} />
    </>
  );
}
