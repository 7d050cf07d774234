import { Alert, ButtonLink, Card, Container, Heading, Stack, Text } from '@kreide/design-system';
import { customerNumberParam, faultsOf, loginForm } from '@kreide/server/contract';
import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { formFailure } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { loginReason } from '../../features/session/loginReason.ts';
import { registerPath } from '../../features/session/registerPath.ts';
import { loginFragment } from '../../features/session/SessionProvider.tsx';
import { useSession } from '../../features/session/sessionContext.ts';
import { cookieHeaders, found, seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { ownPath } from '../../platform/ownPath.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { requestContext } from '../../platform/requestContext.ts';
import { endedSessionCookies, logIn, sessionState } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import { queueToast } from '../../platform/toasts.ts';
import type { Route } from './+types/route';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** AUTH-11, DEC-16: where a login leads by default. */
const account = '/myaccount/';

/**
 * DEC-16: redirects a visitor who is logged in; a session that is over is removed, with a message
 * (ROUTE-37).
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const target = ownPath(url.searchParams.get('redirect')) ?? null;
  const state = await sessionState(context, request);
  if (state === 'loggedIn') throw found(target ?? account);
  const { isB2b } = context.get(requestContext).domain;
  const customerNumber = (isB2b && url.searchParams.get(customerNumberParam)) || undefined;
  if (state === 'loggedOut') return data({ target, customerNumber, hasExpired: false });
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'warning', messageKey: 'vue.message.sessionExpired' },
    isSecureRequest(context),
  );
  const headers = cookieHeaders([...endedSessionCookies(context), toast]);
  return data({ target, customerNumber, hasExpired: true }, { headers });
}

/** The plain form; with JavaScript the login endpoint answers. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shopStoreId } = context.get(requestContext).domain;
  return runFormAction(request, {
    failed: failureItself,
    check: (values) => faultsOf(loginForm(shopStoreId), values),
    async send(values) {
      const { answer, cookies } = await logIn(context, request, {
        email: values.email ?? '',
        password: values.password ?? '',
        stayLogged: values.stayLogged === 'on',
        mergeCart: values.mergeCart === 'true',
      });
      if (!answer.successfull) {
        const message = answer.errorMessage ?? 'somethingWentWrong';
        return { refusal: formFailure(values, { email: '', password: '' }, message) };
      }
      const merged = answer.cartMerged
        ? [
            queueToast(
              request.headers.get('cookie'),
              { tone: 'info', messageKey: 'cart.merged' },
              isSecureRequest(context),
            ),
          ]
        : [];
      return { answer: seeOther(ownPath(values.redirect) ?? account, [...cookies, ...merged]) };
    },
  });
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { domain } = useShop();
  const navigate = useNavigate();
  const { openLogin } = useSession();
  const { customerNumber, hasExpired } = loaderData;
  const target = ownPath(actionData?.values.redirect) ?? loaderData.target;
  const goesToFlyout = domain.isB2b && target !== null && actionData === undefined;

  // Ruling 16: a blocked business visitor goes back to the page of the click, or home, where the
  // flyout opens. The router counts the pages of this visit in the history's state.
  useEffect(() => {
    if (!goesToFlyout) return;
    if (window.history.state?.idx > 0) {
      openLogin(target);
      void navigate(-1);
    } else {
      const fragment = new URLSearchParams({ [loginFragment]: target });
      void navigate(`/#${fragment}`, { replace: true });
    }
  }, [goesToFlyout, target, navigate, openLogin]);

  return (
    <Container width="form">
      <PageHead title={t('login.title')} />
      <Card>
        <Stack gap="m">
          <Heading level={1} size="h2">
            {t('login.title')}
          </Heading>
          {hasExpired && (
            <noscript>
              <Alert tone="warning">{t('vue.message.sessionExpired')}</Alert>
            </noscript>
          )}
          {target && <Text>{t(loginReason(target))}</Text>}
          <LoginForm
            target={target ?? account}
            customerNumber={customerNumber}
            failure={actionData}
          />
          <ButtonLink href={registerPath(target ?? undefined)} tone="secondary" fullWidth>
            {t('login.register')}
          </ButtonLink>
        </Stack>
      </Card>
    </Container>
  );
}
