import { Button, ButtonLink, Heading, Inline, Stack, TextArea } from '@kreide/design-system';
import { approvalReason } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { approvalsPath } from '../../features/order/approvalsPath.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { approvalFaults } from './approvalForms.ts';

/** Opening the form leads to where it stands on the page. */
export const declineId = 'decline';

/** Why an order is not released; nobody has to say it. */
export function DeclineForm({
  orderId,
  orderNumber,
  failure,
}: {
  orderId: string;
  orderNumber: string;
  failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({ failure, check: approvalFaults });
  return (
    <Form id={declineId} method="post" action={approvalsPath} noValidate {...form.handlers}>
      <input type="hidden" name="form" value="decline" />
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="number" value={orderNumber} />
      <Stack gap="m">
        <Heading level={3} size="h4">
          {t('approvals.declining', { number: orderNumber })}
        </Heading>
        <FormErrors form={form} />
        <TextArea
          {...form.field('reason')}
          label={t('approvals.reason')}
          optionalLabel={t('field.optional')}
          hint={t('approvals.reason.hint')}
          maxLength={approvalReason.max}
          rows={3}
        />
        <Inline gap="s">
          <Button type="submit" tone="danger" loading={navigation.formMethod === 'POST'}>
            {t('approvals.declining.submit')}
          </Button>
          <ButtonLink href={approvalsPath} tone="outline">
            {t('addresses.cancel')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Form>
  );
}
