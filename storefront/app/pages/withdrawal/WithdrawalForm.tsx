import { Button, DescriptionList, Stack, Text, TextField } from '@kreide/design-system';
import { faultsOf, withdrawalFields, withdrawalForm } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { DeclarationReview } from '../../features/declaration/DeclarationReview.tsx';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** First step: the contract and the name of the person who withdraws. */
export function WithdrawalForm({
  failure,
  orderNumber,
}: {
  failure: FormFailure | undefined;
  /** Of the order from whose page somebody comes. */
  orderNumber: string;
}) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    initial: { orderNumber },
    failure,
    check: (values) => faultsOf(withdrawalForm, values),
    label: (name) => t.ofServer(`withdrawal.${name}`),
  });
  return (
    <Form method="post" noValidate {...form.handlers}>
      <Stack gap="m">
        <Text>{t('withdrawal.text')}</Text>
        <FormErrors form={form} />
        <TextField
          {...form.field('orderNumber')}
          label={t('withdrawal.orderNumber')}
          hint={t('withdrawal.orderNumber.hint')}
        />
        <TextField {...form.field('name')} label={t('withdrawal.name')} autoComplete="name" />
        <EmailAddressField
          {...form.field('email')}
          label={t('withdrawal.email')}
          hint={t('withdrawal.email.hint')}
        />
        <Button type="submit" name="intent" value="review" loading={navigation.state !== 'idle'}>
          {t('withdrawal.next')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Second step. */
export function WithdrawalReview({ values }: { values: Readonly<Record<string, string>> }) {
  const t = useMessages();
  return (
    <DeclarationReview
      values={values}
      fields={withdrawalFields}
      title={t('withdrawal.review')}
      statement={t('withdrawal.statement')}
      confirm={t('withdrawal.confirm')}
      change={t('withdrawal.change')}
    >
      <WithdrawalFacts values={values} />
    </DeclarationReview>
  );
}

export function WithdrawalFacts({ values }: { values: Readonly<Record<string, string>> }) {
  const t = useMessages();
  return (
    <DescriptionList
      items={[
        { term: t('withdrawal.orderNumber'), details: values.orderNumber },
        { term: t('withdrawal.name'), details: values.name },
        { term: t('withdrawal.email'), details: values.email },
      ]}
    />
  );
}
