import { Button, DescriptionList, Stack, Text, TextArea, TextField } from '@kreide/design-system';
import { cancellationFields, cancellationForm, faultsOf } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { DeclarationReview } from '../../features/declaration/DeclarationReview.tsx';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** First step: who cancels. */
export function CancellationForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) => faultsOf(cancellationForm, values),
    label: (name) => t.ofServer(`cancellation.${name}`),
  });
  return (
    <Form method="post" noValidate {...form.handlers}>
      <Stack gap="m">
        <Text>{t('cancellation.text')}</Text>
        <FormErrors form={form} />
        <TextField {...form.field('name')} label={t('cancellation.name')} autoComplete="name" />
        <EmailAddressField
          {...form.field('email')}
          label={t('cancellation.email')}
          hint={t('cancellation.email.hint')}
          autoComplete="email"
        />
        <TextArea
          {...form.field('reason')}
          label={t('cancellation.reason')}
          hint={t('cancellation.reason.hint')}
          optionalLabel={t('field.optional')}
          maxLength={500}
        />
        <Button type="submit" name="intent" value="review" loading={navigation.state !== 'idle'}>
          {t('cancellation.next')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Second step. */
export function CancellationReview({ values }: { values: Readonly<Record<string, string>> }) {
  const t = useMessages();
  return (
    <DeclarationReview
      values={values}
      fields={cancellationFields}
      title={t('cancellation.review')}
      statement={t('cancellation.statement')}
      confirm={t('cancellation.confirm')}
      change={t('cancellation.change')}
    >
      <CancellationFacts values={values} />
    </DeclarationReview>
  );
}

export function CancellationFacts({ values }: { values: Readonly<Record<string, string>> }) {
  const t = useMessages();
  return (
    <DescriptionList
      items={[
        { term: t('cancellation.name'), details: values.name },
        { term: t('cancellation.email'), details: values.email },
        ...(values.reason ? [{ term: t('cancellation.reason'), details: values.reason }] : []),
      ]}
    />
  );
}
