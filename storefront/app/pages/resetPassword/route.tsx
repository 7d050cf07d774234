import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Link,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { faultsOf, forgottenPasswordForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { type FormFailure, textsOf } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { useForm } from '../../features/form/useForm.ts';
import { remembered, rememberLogin } from '../../features/session/reminder.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { sessionState } from '../../platform/session.server.ts';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { Route } from './+types/route';
import { askForLink, type ForgottenAnswer } from './askForLink.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** PWD-06: whoever is logged in has a page to change the password. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if ((await sessionState(context, request)) === 'loggedIn') throw found('/myaccount/password');
  return { login: '' };
}

/** AUTH-04: what the login was tried with stands in the field. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await serverLoader();
  const reminder = remembered();
  return { login: reminder?.email || reminder?.customerNumber || '' };
}

export const action = ({ context, request }: Route.ActionArgs) => askForLink(context, request);

export async function clientAction(args: Route.ClientActionArgs) {
  const { login } = textsOf(await args.request.clone().formData());
  rememberLogin(login ?? '');
  return sendForm<ForgottenAnswer, ForgottenAnswer>(args, (failure) => ({ failure }));
}

/** ROUTE-19, PWD-01. */
export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const isSent = actionData !== undefined && !actionData.failure;
  return (
    <Container width="form">
      <PageHead title={t(isSent ? 'password.sent' : 'password.forgotten')} />
      {isSent ? (
        <EmptyState
          drawing="done"
          headingLevel={1}
          title={t('password.sent')}
          actions={<ButtonLink href="/login">{t('password.toLogin')}</ButtonLink>}
        >
          <p>{t('password.sent.text', { login: actionData.login ?? '' })}</p>
          <p>
            {t.rich('password.sent.again', {
              again: (children) => <Link href="/myaccount/resetpassword">{children}</Link>,
            })}
          </p>
          <NoMailbox />
        </EmptyState>
      ) : (
        <ForgottenForm initial={loaderData} failure={actionData?.failure} />
      )}
    </Container>
  );
}

function ForgottenForm({
  initial,
  failure,
}: {
  readonly initial: { readonly login: string };
  readonly failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const { domain } = useShop();
  const navigation = useNavigation();
  const form = useForm({
    initial,
    failure,
    check: (values) => faultsOf(forgottenPasswordForm(domain.shopStoreId), values),
  });
  const login = { ...form.field('login'), autoComplete: 'username', required: true } as const;
  return (
    <Card>
      <Stack gap="m">
        <Heading level={1} size="h2">
          {t('password.forgotten')}
        </Heading>
        <Text>{t(domain.isB2b ? 'password.forgotten.business' : 'password.forgotten.text')}</Text>
        <Form method="post" noValidate {...form.handlers}>
          <Stack gap="m">
            <FormErrors form={form} />
            {domain.isB2b ? (
              <TextField {...login} label={t('password.login')} />
            ) : (
              <EmailAddressField {...login} label={t('field.email')} />
            )}
            <Honeypot />
            <Button type="submit" fullWidth loading={navigation.formMethod === 'POST'}>
              {t('password.ask')}
            </Button>
          </Stack>
        </Form>
        <NoMailbox />
        <Link href="/login">{t('password.toLogin')}</Link>
      </Stack>
    </Card>
  );
}

/** Whoever has lost the mailbox, too, is helped by people. */
function NoMailbox() {
  const t = useMessages();
  const legalLink = useLegalLink();
  return <Text size="s">{t.rich('password.noMailbox', { contact: legalLink('contact') })}</Text>;
}
