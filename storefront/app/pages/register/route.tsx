import { ButtonLink, Container, EmptyState, Heading, Stack, Text } from '@kreide/design-system';
import { passwordLength } from '@kreide/server/contract';
import { formFailure } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { minPasswordLength } from '../../features/password/passwordRules.server.ts';
import { isSharedList } from '../../features/session/loginReason.ts';
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
import { queueToast } from '../../platform/toasts.ts';
import type { Route } from './+types/route';
import { applyForAccount, businessChoices } from './applyForAccount.server.ts';
import { BusinessRegisterForm } from './BusinessRegisterForm.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Where a registration leads by default. */
const home = '/myaccount';

/** After the form of a business: what comes next. */
const received = '/myaccount/register?received';

/** REG-02: lists are the other thing that people open an account for. */
const targetOf = (params: URLSearchParams): string =>
  ownPath(params.get('redirect')) ??
  (params.get('origin') === 'wishlist' ? '/myaccount/wishlist' : home);

/** REG-01, REG-02: whoever is logged in has an account. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const target = targetOf(url.searchParams);
  if ((await sessionState(context, request)) !== 'loggedIn') {
    const { isB2b } = context.get(requestContext).domain;
    const [minLength, choices] = await Promise.all([
      minPasswordLength(context),
      isB2b ? businessChoices(context) : null,
    ]);
    const isReceived = isB2b && url.searchParams.has('received');
    return { target, minPasswordLength: minLength, choices, isReceived };
  }
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'info', messageKey: 'vue.user.registerPage.notification.alreadyLoggedIn' },
    isSecureRequest(context),
  );
  throw found(target, [toast]);
}

/** A business's form, and a consumer's without JavaScript: with it the endpoint answers. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shopStoreId, isB2b } = context.get(requestContext).domain;
  if (isB2b) return applyForAccount(context, request, received);
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

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

/** ROUTE-18, REG-03: opens an account; that of a business waits for an operator (DEC-119). */
export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { minPasswordLength, choices, isReceived } = loaderData;
  const target = ownPath(actionData?.values.redirect) ?? loaderData.target;
  if (isReceived) return <Received />;
  const title = t(choices ? 'register.business.title' : 'register.title');
  return (
    <Container width="text">
      <PageHead title={title} />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{t(choices ? 'register.business.lead' : 'register.lead')}</Text>
          {!choices && isSharedList(target) && <Text>{t('register.sharedList')}</Text>}
        </Stack>
        {choices ? (
          <BusinessRegisterForm
            choices={choices}
            minPasswordLength={minPasswordLength}
            failure={actionData}
          />
        ) : (
          <RegisterForm
            target={target}
            minPasswordLength={minPasswordLength}
            failure={actionData}
          />
        )}
      </Stack>
    </Container>
  );
}

function Received() {
  const t = useMessages();
  return (
    <Container width="form">
      <PageHead title={t('register.received')} />
      <EmptyState
        drawing="done"
        headingLevel={1}
        title={t('register.received')}
        actions={<ButtonLink href="/">{t('register.received.home')}</ButtonLink>}
      >
        <p>{t('register.received.number')}</p>
        <p>{t('register.received.next')}</p>
      </EmptyState>
    </Container>
  );
}
