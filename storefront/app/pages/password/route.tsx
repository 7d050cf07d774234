import { Alert, Button, Card, Heading, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { Form, useNavigation } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { ShopPasswordField } from '../../features/form/ShopPasswordField.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { useForm } from '../../features/form/useForm.ts';
import { changeFaults } from '../../features/password/changeFaults.ts';
import { changePassword } from '../../features/password/changePassword.server.ts';
import { NewPasswordFields } from '../../features/password/NewPasswordFields.tsx';
import { repetitionOf } from '../../features/password/repetition.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { PasswordPageQuery } from './__generated__/PasswordPageQuery.graphql';
import type { Route } from './+types/route';
import { changePasskey } from './changePasskey.server.ts';
import { endSessions } from './endSessions.server.ts';
import { Passkeys } from './Passkeys.tsx';
import { passwordPageQuery } from './PasswordPageQuery.ts';
import { isPasskeyForm } from './passkeyForms.ts';
import { Sessions } from './Sessions.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Undefined failure: the password is changed. */
interface Answer {
  readonly failure?: FormFailure;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await withSession(context, () =>
    serverQuery<PasswordPageQuery>(context.get(relayContext), passwordPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, passwordPageQuery);

export const action = ({ context, request }: Route.ActionArgs) =>
  runFormAction<Answer | Response, Answer>(request, {
    failed: asFailure,
    async send(values) {
      const { form } = values;
      if (form === 'sessions') return endSessions(context, request, values);
      if (isPasskeyForm(form)) return changePasskey(context, request, { form, values });
      const { answer, cookies } = await changePassword(context, values);
      if (answer.successful) return { answer: {} };
      const { generalErrorMessage: errorMessage, fieldErrors } = answer;
      return { refusal: refusalOf(values, { errorMessage, fieldErrors }), cookies };
    },
  });

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<Answer, Answer>(args, (failure) => ({ failure }));

/** ROUTE-17: another password, by whoever knows the current one, and where the old one let somebody in. */
export default function PasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { passwordRules, customerPasskeys, customerSessions } = useRouteQuery<PasswordPageQuery>(
    passwordPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const isChanged = actionData !== undefined && !actionData.failure;
  const failure = actionData?.failure;
  const isOfPasskey = isPasskeyForm(failure?.values.form);
  return (
    <Stack gap="l">
      <PageHead title={t('password.change')} />
      <Stack gap="s">
        <Heading level={1}>{t('password.change')}</Heading>
        <Text tone="muted">{t('password.change.text')}</Text>
      </Stack>
      {isChanged ? (
        <Alert tone="success" live title={t('password.changed')}>
          {t('password.changed.text')}
        </Alert>
      ) : (
        <ChangeForm
          minLength={passwordRules.minLength}
          failure={isOfPasskey ? undefined : failure}
        />
      )}
      <Passkeys
        passkeys={customerPasskeys}
        device={customerSessions.find(({ isCurrent }) => isCurrent)?.device ?? ''}
        failure={isOfPasskey ? failure : undefined}
      />
      <Sessions sessions={customerSessions} />
    </Stack>
  );
}

const labels = {
  currentPassword: 'password.field.current',
  newPassword: 'password.field.new',
  [repetitionOf('newPassword')]: 'password.repeat',
} as const;

function ChangeForm({
  minLength,
  failure,
}: {
  readonly minLength: number;
  readonly failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) => changeFaults(values, minLength),
    label: (name) => t(labels[name] ?? 'password.repeat'),
  });
  return (
    <Card as="section">
      <Form method="post" noValidate {...form.handlers}>
        <Stack gap="m">
          <FormErrors form={form} />
          <ShopPasswordField
            {...form.field('currentPassword')}
            scheme="current"
            label={t('password.field.current')}
          />
          <NewPasswordFields
            form={form}
            name="newPassword"
            label={t('password.field.new')}
            minLength={minLength}
          />
          <div>
            <Button type="submit" loading={navigation.formMethod === 'POST'}>
              {t('password.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
