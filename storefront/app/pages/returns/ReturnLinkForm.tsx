import { Button, Stack, TextField } from '@kreide/design-system';
import { faultsOf, returnLookupForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** DEC-107: the number and the postcode of an order. */
export function ReturnLinkForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) => faultsOf(returnLookupForm, values),
    label: (name) => t.ofServer(`returns.${name}`),
  });
  return (
    <Form method="post" noValidate {...form.handlers}>
      <Stack gap="m">
        <FormErrors form={form} />
        <TextField
          {...form.field('orderId')}
          label={t('returns.orderId')}
          hint={t('withdrawal.orderNumber.hint')}
        />
        <TextField
          {...form.field('zip')}
          label={t('returns.zip')}
          hint={t('returns.zip.hint')}
          autoComplete="postal-code"
        />
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('returns.requestLink')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
