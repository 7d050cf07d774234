import { Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { sendForm } from '../../features/form/sending.ts';
import { EarlierReturns } from '../../features/returns/EarlierReturns.tsx';
import { ReturnPage } from '../../features/returns/ReturnPage.tsx';
import { draftIdOf, requireReturns } from '../../features/returns/returnDraft.server.ts';
import { returnsStart } from '../../features/returns/steps.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import { queueToast } from '../../platform/toasts.ts';
import type { ReturnProductsPageQuery } from './__generated__/ReturnProductsPageQuery.graphql';
import type { Route } from './+types/route';
import { ReturnProductsForm } from './ReturnProductsForm.tsx';
import { returnProductsPageQuery } from './ReturnProductsPageQuery.ts';
import { selectProducts } from './selectProducts.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** RET-04: a plus that was not escaped arrives as a blank. */
const hashOf = ({ searchParams }: URL) => (searchParams.get('order') ?? '').replaceAll(' ', '+');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const hash = hashOf(url);
  const { data: page, routeQuery } = await serverQuery<ReturnProductsPageQuery>(
    context.get(relayContext),
    returnProductsPageQuery,
    { hash, draftId: draftIdOf(request) },
  );
  requireReturns(page.isEnabled);
  if (hash === '') throw found(returnsStart);
  if (!page.order) {
    const toast = { tone: 'warning', messageKey: 'vue.returns.error.notFound' } as const;
    const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
    throw found(returnsStart, [queued]);
  }
  return { routeQuery, hash };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, returnProductsPageQuery);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  selectProducts(context, request, hashOf(url));

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

export default function ReturnProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, draft } = useRouteQuery<ReturnProductsPageQuery>(
    returnProductsPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { hash } = loaderData;
  if (!order) return null;
  // RET-15: what was entered with another link, or is announced already, begins anew.
  const isSame = draft?.hash === hash && !draft.rma;
  return (
    <ReturnPage step="productselection" title={t('returns.products')} hash={hash}>
      <Text tone="muted">
        {t('returns.order', {
          number: order.salesOrderNo,
          date: formats.date(order.orderDate),
        })}
      </Text>
      {order.items.every(({ returnableQuantity }) => returnableQuantity === 0) && (
        <Text>{t('returns.nothing')}</Text>
      )}
      <ReturnProductsForm order={order} draft={isSame ? draft : null} failure={actionData} />
      <EarlierReturns order={order} />
    </ReturnPage>
  );
}
