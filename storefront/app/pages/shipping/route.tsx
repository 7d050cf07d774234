import { Container, Heading, Stack } from '@kreide/design-system';
import { useRouteQuery } from '@kreide/relay';
import { stepAfterShipping } from '../../features/checkout/guards.ts';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { StepWithCart } from '../../features/checkout/StepWithCart.tsx';
import { formFailure, hasFaults } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { withIdentity } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { guestCookie, isSignedIn, withSession } from '../../platform/session.server.ts';
import type { ShippingPageQuery } from './__generated__/ShippingPageQuery.graphql';
import type { Route } from './+types/route';
import { ShippingForm } from './ShippingForm.tsx';
import { shippingPageQuery } from './ShippingPageQuery.ts';
import { saveShipping } from './saveShipping.server.ts';
import { shippingFaults } from './shippingForm.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { routeQuery } = await openStep<ShippingPageQuery>('shipping', args, shippingPageQuery);
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, shippingPageQuery);

export async function action({ context, request }: Route.ActionArgs) {
  const needsEmail = !isSignedIn(request);
  const situation = { storefront: context.get(requestContext).domain.shopStoreId, needsEmail };
  return runFormAction(request, {
    failed: failureItself,
    check: (values) => shippingFaults(values, situation),
    async send(values) {
      const { result, cookies } = await withSession(context, () =>
        withIdentity(context, request, (cartId) =>
          saveShipping(context.get(relayContext), cartId, values),
        ),
      );
      const { errors, message } = result;
      if (hasFaults(errors) || message !== null) {
        return { refusal: formFailure(values, errors, message) };
      }
      const guest = needsEmail ? [guestCookie(context)] : [];
      return { answer: seeOther(stepAfterShipping(result), [...cookies, ...guest]) };
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

export default function ShippingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const found = useRouteQuery<ShippingPageQuery>(shippingPageQuery, loaderData.routeQuery);
  const t = useMessages();
  return (
    <Container>
      <PageHead title={t('shipping.title')} />
      <StepWithCart cart={found.cart}>
        <Stack gap="l">
          <Heading level={1}>{t('shipping.title')}</Heading>
          <ShippingForm cart={found.cart} query={found} failure={actionData} />
        </Stack>
      </StepWithCart>
    </Container>
  );
}
