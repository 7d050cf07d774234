import { Button, Card, FieldRow, Heading, Stack, Text, TextField } from '@kreide/design-system';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { NewPasswordFields } from '../../features/password/NewPasswordFields.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { JoinPageQuery$data } from './__generated__/JoinPageQuery.graphql';
import { joinFaults } from './joinFaults.ts';

export interface JoinFormProps {
  title: string;
  token: string;
  invitation: NonNullable<JoinPageQuery$data['institutionInvitation']>;
  /** Characters of a password. */
  minLength: number;
  failure: FormFailure | undefined;
}

const labels = {
  firstName: 'address.firstname',
  lastName: 'address.lastname',
  password: 'register.password',
} as const;

/** Name and password of who joins. */
export function JoinForm({ title, token, invitation, minLength, failure }: JoinFormProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const navigation = useNavigation();
  const { firstName, lastName, email, inviterName: inviter } = invitation;
  const form = useForm({
    initial: { firstName, lastName },
    failure,
    check: (values) => joinFaults(values, minLength),
    label: (name) =>
      t(Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : 'password.repeat'),
  });
  return (
    <Card>
      <Stack gap="m">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text>{t('join.text', { inviter })}</Text>
        <Text tone="muted">{t('join.email', { email })}</Text>
        <Form method="post" noValidate {...form.handlers}>
          <input type="hidden" name="token" value={token} />
          <Stack gap="m">
            <FormErrors form={form} />
            <FieldRow weights={[1, 1]}>
              <TextField
                {...form.field('firstName')}
                label={t('address.firstname')}
                autoComplete="given-name"
              />
              <TextField
                {...form.field('lastName')}
                label={t('address.lastname')}
                autoComplete="family-name"
              />
            </FieldRow>
            <NewPasswordFields
              form={form}
              name="password"
              label={t('register.password')}
              minLength={minLength}
            />
            <Text size="s" tone="muted">
              {t.rich('register.privacy', { privacy: legalLink('privacy') })}
            </Text>
            <Button type="submit" fullWidth loading={navigation.formMethod === 'POST'}>
              {t('join.submit')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
