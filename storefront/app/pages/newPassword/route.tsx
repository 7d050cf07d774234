import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Stack,
} from '@kreide/design-system';
import { serverAnswer } from '@kreide/relay';
import { faultsOf, newPasswordForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { useForm } from '../../features/form/useForm.ts';
import { NewPasswordFields } from '../../features/password/NewPasswordFields.tsx';
import { repetitionOf, withRepetition } from '../../features/password/repetition.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import type { NewPasswordPageQuery } from './__generated__/NewPasswordPageQuery.graphql';
import type { Route } from './+types/route';
import { newPasswordPageQuery } from './NewPasswordPageQuery.ts';
import { type NewPasswordAnswer, setPassword } from './setPassword.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** PWD-03, PWD-04: what the link of the mail leads to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  if (!token) throw found('/myaccount/resetpassword');
  const { emailTokenValidity, passwordRules } = await serverAnswer<NewPasswordPageQuery>(
    context.get(relayContext),
    newPasswordPageQuery,
    { token },
  );
  return { token, isValid: emailTokenValidity, minLength: passwordRules.minLength };
}

export const action = ({ context, request }: Route.ActionArgs) => setPassword(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<NewPasswordAnswer, NewPasswordAnswer>(args, (failure) => ({ failure }));

/** ROUTE-19: the form for a new password, until it is set or the link is over. */
export default function NewPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const failure = actionData?.failure;
  const isDone = actionData !== undefined && !failure;
  const isOver = !loaderData.isValid || failure?.message === 'vue.password.error.linkOver';
  const title = t(isDone ? 'password.set' : isOver ? 'password.over' : 'password.new');
  return (
    <Container width="form">
      <PageHead title={title} />
      {isDone || isOver ? (
        <EmptyState
          drawing={isDone ? 'done' : 'broken'}
          headingLevel={1}
          title={title}
          actions={
            isDone ? (
              <ButtonLink href="/login">{t('password.toLogin')}</ButtonLink>
            ) : (
              <ButtonLink href="/myaccount/resetpassword">{t('password.over.again')}</ButtonLink>
            )
          }
        >
          {t(isDone ? 'password.set.text' : 'password.over.text')}
        </EmptyState>
      ) : (
        <NewPasswordForm {...loaderData} failure={failure} />
      )}
    </Container>
  );
}

function NewPasswordForm({
  token,
  minLength,
  failure,
}: {
  readonly token: string;
  readonly minLength: number;
  readonly failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) =>
      withRepetition(faultsOf(newPasswordForm(minLength), values), values, 'password'),
    label: (name) =>
      t(name === repetitionOf('password') ? 'password.repeat' : 'password.field.new'),
  });
  return (
    <Card>
      <Stack gap="m">
        <Heading level={1} size="h2">
          {t('password.new')}
        </Heading>
        <Form method="post" noValidate {...form.handlers}>
          <input type="hidden" name="token" value={token} />
          <Stack gap="m">
            <FormErrors form={form} />
            <NewPasswordFields
              form={form}
              name="password"
              label={t('password.field.new')}
              minLength={minLength}
            />
            <Button type="submit" fullWidth loading={navigation.formMethod === 'POST'}>
              {t('password.save')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
