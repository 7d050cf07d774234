import { Alert, ButtonLink, Container, Heading, Stack, Text } from '@kreide/design-system';
import { legalPath, passwordLength } from '@kreide/server/contract';
import { formFailure } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { minPasswordLength } from '../../features/password/passwordRules.server.ts';
import { RegisterForm } from '../../features/session/RegisterForm.tsx';
import { register } from '../../features/session/register.server.ts';
import { registrationFaults } from '../../features/session/registration.ts';
import { found, seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { ownPath } from '../../platform/ownPath.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { requestContext } from '../../platform/requestContext.ts';
import { sessionState } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import { queueToast } from '../../platform/toasts.ts';
import type { Route } from './+types/route';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Where a registration leads by default. */
const home = '/myaccount';

/** REG-02: lists are the other thing that people open an account for. */
const targetOf = (params: URLSearchParams): string =>
  ownPath(params.get('redirect')) ??
  (params.get('origin') === 'wishlist' ? '/myaccount/wishlist' : home);

/** REG-01, REG-02: whoever is logged in has an account. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const target = targetOf(url.searchParams);
  if ((await sessionState(context, request)) !== 'loggedIn') {
    return { target, minPasswordLength: await minPasswordLength(context) };
  }
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'info', messageKey: 'vue.user.registerPage.notification.alreadyLoggedIn' },
    isSecureRequest(context),
  );
  throw found(target, [toast]);
}

/** The plain form; with JavaScript the registration endpoint answers. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shopStoreId } = context.get(requestContext).domain;
  return runFormAction(request, {
    failed: failureItself,
    check: (values) => registrationFaults(values, shopStoreId, passwordLength.min),
    async send(values) {
      const { answer, cookies } = await register(context, request, values);
      if (answer.successfull) {
        return { answer: seeOther(ownPath(values.redirect) ?? home, cookies) };
      }
      const errors = answer.fieldErrors.map(({ fieldName, message }) => [fieldName, message]);
      const message = errors.length > 0 ? null : (answer.errorMessage ?? 'somethingWentWrong');
      return { refusal: formFailure(values, Object.fromEntries(errors), message) };
    },
  });
}

/** ROUTE-18, REG-03: opens an account; the shop opens those of businesses itself (DEC-119). */
export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { domain } = useShop();
  const target = ownPath(actionData?.values.redirect) ?? loaderData.target;
  return (
    <Container width="text">
      <PageHead title={t('register.title')} />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1}>{t('register.title')}</Heading>
          <Text tone="muted">{t(domain.isB2b ? 'register.business.lead' : 'register.lead')}</Text>
        </Stack>
        {domain.isB2b ? (
          <Alert
            tone="info"
            title={t('register.business.title')}
            action={
              <ButtonLink href={legalPath('contact', domain.shopLanguage)} tone="secondary">
                {t('register.business.contact')}
              </ButtonLink>
            }
          >
            {t('register.business.text')}
          </Alert>
        ) : (
          <RegisterForm
            target={target}
            minPasswordLength={loaderData.minPasswordLength}
            failure={actionData}
          />
        )}
      </Stack>
    </Container>
  );
}
