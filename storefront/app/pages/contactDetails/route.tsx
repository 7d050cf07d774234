import {
  Alert,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { mutate, serverQuery, useRouteQuery } from '@kreide/relay';
import { legalPath } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ContactDetailsPageQuery } from './__generated__/ContactDetailsPageQuery.graphql';
import type { SendEmailConfirmationMutation } from './__generated__/SendEmailConfirmationMutation.graphql';
import type { Route } from './+types/route';
import { contactDetailsPageQuery } from './ContactDetailsPageQuery.ts';
import { sendEmailConfirmationMutation } from './SendEmailConfirmationMutation.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await withSession(context, () =>
    serverQuery<ContactDetailsPageQuery>(context.get(relayContext), contactDetailsPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, contactDetailsPageQuery);

type Answer = { readonly failure?: ReturnType<typeof refusalOf> };

/** Sends the mail with the link again. */
export const action = ({ context, request }: Route.ActionArgs) =>
  runFormAction<Answer, Answer>(request, {
    failed: asFailure,
    async send(values) {
      const { result } = await withSession(context, () =>
        mutate<SendEmailConfirmationMutation>(
          context.get(relayContext),
          sendEmailConfirmationMutation,
          {},
        ),
      );
      return result.successful ? { answer: {} } : { refusal: refusalOf(values, result) };
    },
  });

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<Answer, Answer>(args, (failure) => ({ failure }));

/** ROUTE-11: what the shop knows of a customer, and where it is changed. */
export default function ContactDetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { customerInfo: info, getCustomerAddress: address } =
    useRouteQuery<ContactDetailsPageQuery>(contactDetailsPageQuery, loaderData.routeQuery);
  const t = useMessages();
  const { domain } = useShop();
  const navigation = useNavigation();
  const { email, educational } = info;
  const facts = [
    [t('account.name'), [info.firstName, info.lastName].filter(Boolean).join(' ')],
    [t('field.email'), email?.email],
    [t('login.customerNumber'), educational?.customerNumber],
    [t('account.vat'), educational?.VATRegistrationNo],
    [t('address.phone'), address?.phone],
  ] as const;
  return (
    <Stack gap="l">
      <PageHead title={t('account.data')} />
      <Heading level={1}>{t('account.data')}</Heading>
      {email && !email.isConfirmed && (
        <Alert
          tone={actionData?.failure ? 'danger' : 'info'}
          live
          title={t(actionData && !actionData.failure ? 'account.confirm.sent' : 'account.confirm')}
          action={
            <Form method="post">
              <Button type="submit" tone="secondary" loading={navigation.formMethod === 'POST'}>
                {t('account.confirm.again')}
              </Button>
            </Form>
          }
        >
          {actionData?.failure?.message
            ? t.ofServer(actionData.failure.message)
            : t('account.confirm.text', { email: email.email })}
        </Alert>
      )}
      <Card as="section">
        <DescriptionList
          items={[
            ...facts.flatMap(([term, value]) => (value ? [{ term, details: value }] : [])),
            ...(address ? [{ term: t('account.address'), details: address.lines.join(', ') }] : []),
          ]}
        />
      </Card>
      <Stack gap="s">
        <div>
          <ButtonLink href="/myaccount/addresses/billing" tone="secondary">
            {t('account.changeAddresses')}
          </ButtonLink>
        </div>
        <Text size="s" tone="muted">
          {t.rich('account.changeData', {
            contact: (children) => (
              <Link href={legalPath('contact', domain.shopLanguage)}>{children}</Link>
            ),
          })}
        </Text>
      </Stack>
    </Stack>
  );
}
