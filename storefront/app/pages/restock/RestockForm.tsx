import { Button, Stack, Text } from '@kreide/design-system';
import { faultsOf, restockForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';

/** The address that the one mail shall go to. */
export function RestockForm({
  email,
  failure,
}: {
  /** To begin with. */
  email: string;
  failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const navigation = useNavigation();
  const form = useForm({
    initial: { email },
    failure,
    check: (values) => faultsOf(restockForm, values),
    label: () => t('restock.email'),
  });
  return (
    <Form method="post" noValidate {...form.handlers}>
      <Stack gap="m">
        <FormErrors form={form} />
        <EmailAddressField
          {...form.field('email')}
          label={t('restock.email')}
          autoComplete="email"
        />
        <Honeypot />
        <Text size="s" tone="muted">
          {t.rich('restock.consent', { privacy: legalLink('privacy') })}
        </Text>
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('restock.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
