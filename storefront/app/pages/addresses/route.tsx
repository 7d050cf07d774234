import { serverQuery, useRouteQuery } from '@kreide/relay';
import type { AddressKind } from '@kreide/server/contract';
import { data, useLocation, useSearchParams } from 'react-router';
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

/** @throws Response where there is no such page */
function knownKind({ pathname }: URL): AddressKind {
  const kind = kindAt(pathname);
  if (kind === undefined) throw data(null, { status: 404 });
  return kind;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shopStoreId } = context.get(requestContext).domain;
  // DEC-98: parcel stations are in Germany.
  if (!isOffered(knownKind(url), shopStoreId)) throw found(pathOf.shipping);
  const { routeQuery } = await withSession(context, () =>
    serverQuery<AddressesPageQuery>(context.get(relayContext), addressesPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, addressesPageQuery);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  changeAddress(context, request, knownKind(url));

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
