import { Container, Heading, Stack } from '@kreide/design-system';
import { useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { stepAfterShipping } from '../../features/checkout/guards.ts';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { formFailure, hasFaults, textsOf } from '../../features/form/answer.ts';
import { keepingForm, sendForm } from '../../features/form/sending.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { underIds } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { guestCookie, isSignedIn, underSession } from '../../platform/session.server.ts';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { shippingQuery } from './__generated__/shippingQuery.graphql';
import type { Route } from './+types/route';
import { ShippingForm } from './ShippingForm.tsx';
import { saveShipping } from './saveShipping.server.ts';
import { query } from './shipping.ts';
import { shippingFaults } from './shippingForm.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { routeQuery } = await openStep<shippingQuery>('shipping', args, query);
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, query);

export async function action({ context, request }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const needsEmail = !isSignedIn(request);
  const form = { storefront: context.get(visitContext).domain.shopStoreId, needsEmail };
  const faults = shippingFaults(values, form);
  if (hasFaults(faults)) return data(formFailure(values, faults), { status: 400 });
  return keepingForm(values, async () => {
    const { result, cookies } = await underSession(context, () =>
      underIds(context, request, (cartId) =>
        saveShipping(context.get(relayContext), cartId, values, form),
      ),
    );
    if (hasFaults(result.errors) || result.message !== null) {
      return data(formFailure(values, result.errors, result.message), { status: 422 });
    }
    return seeOther(stepAfterShipping(result), [
      ...cookies,
      ...(needsEmail ? [guestCookie(context)] : []),
    ]);
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

export default function ShippingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const found = useRouteQuery<shippingQuery>(query, loaderData.routeQuery);
  const t = useMessages();
  return (
    <Container width="text">
      <PageHead title={t('shipping.title')} />
      <Stack gap="l">
        <Heading level={1}>{t('shipping.title')}</Heading>
        <ShippingForm cart={found.cart} query={found} failure={actionData} />
      </Stack>
    </Container>
  );
}
