import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Columns,
  Container,
  Heading,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { useRouteQuery } from '@kreide/relay';
import { data, Form, useNavigation, useSearchParams } from 'react-router';
import { continueAsGuest } from '../../features/checkout/guest.server.ts';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { StepWithCart } from '../../features/checkout/StepWithCart.tsx';
import { minPasswordLength } from '../../features/password/passwordRules.server.ts';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { RegisterForm } from '../../features/session/RegisterForm.tsx';
import { leaveFor } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { withIdentity } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { withSession } from '../../platform/session.server.ts';
import type { CheckoutLoginPageQuery } from './__generated__/CheckoutLoginPageQuery.graphql';
import type { Route } from './+types/route';
import { checkoutLoginPageQuery } from './CheckoutLoginPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

const nextStep = '/checkout/shipping';

export async function loader(args: Route.LoaderArgs) {
  const { routeQuery } = await openStep<CheckoutLoginPageQuery>(
    'login',
    args,
    checkoutLoginPageQuery,
  );
  return { routeQuery, minPasswordLength: await minPasswordLength(args.context) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, checkoutLoginPageQuery);

/** CHK-04: the chosen way of going on stands in the address, so that it is kept. */
const chooses = (params: URLSearchParams): boolean => params.get('option') === 'register';

/** CHK-04, CHK-24: going on as guest. */
export async function action({ context, request }: Route.ActionArgs) {
  const { result, cookies } = await withSession(context, () =>
    withIdentity(context, request, (cartId) => continueAsGuest(context, cartId)),
  );
  if (result.result.successful) return leaveFor(nextStep, [...cookies, ...result.cookies]);
  const message = result.result.errorMessage ?? 'somethingWentWrong';
  return data({ message }, { status: 422 });
}

export default function CheckoutLoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart } = useRouteQuery<CheckoutLoginPageQuery>(
    checkoutLoginPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  if (chooses(params)) {
    return (
      <Container>
        <PageHead title={t('register.title')} />
        <StepWithCart cart={cart}>
          <Stack gap="l">
            <Stack gap="s">
              <Heading level={1}>{t('register.title')}</Heading>
              <Text tone="muted">{t('register.checkout.lead')}</Text>
              <div>
                <Link href="/checkout/login">{t('register.checkout.back')}</Link>
              </div>
            </Stack>
            <RegisterForm target={nextStep} minPasswordLength={loaderData.minPasswordLength} />
          </Stack>
        </StepWithCart>
      </Container>
    );
  }
  return (
    <Container>
      <PageHead title={t('checkout.login.title')} />
      <StepWithCart cart={cart}>
        <Stack gap="l">
          <Heading level={1}>{t('checkout.login.title')}</Heading>
          {actionData && (
            <Alert tone="danger" live>
              {t.ofServer(actionData.message)}
            </Alert>
          )}
          <Columns template="halves">
            <Stack gap="l">
              <Card as="section">
                <Heading level={2} size="h3">
                  {t('checkout.guest.title')}
                </Heading>
                <Text tone="muted">{t('checkout.guest.text')}</Text>
                <Form method="post">
                  <Button type="submit" fullWidth loading={navigation.formMethod === 'POST'}>
                    {t('checkout.guest.submit')}
                  </Button>
                </Form>
              </Card>
              <Card as="section">
                <Heading level={2} size="h3">
                  {t('checkout.register.title')}
                </Heading>
                <Text tone="muted">{t('checkout.register.text')}</Text>
                <ButtonLink href="/checkout/login?option=register" tone="secondary" fullWidth>
                  {t('checkout.register.submit')}
                </ButtonLink>
              </Card>
            </Stack>
            <Card as="section">
              <Heading level={2} size="h3">
                {t('checkout.account.title')}
              </Heading>
              <Text tone="muted">{t('checkout.account.text')}</Text>
              <LoginForm target={nextStep} />
            </Card>
          </Columns>
        </Stack>
      </StepWithCart>
    </Container>
  );
}
