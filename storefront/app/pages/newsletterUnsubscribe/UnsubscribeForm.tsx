import { Button, Stack, Text, TextArea } from '@kreide/design-system';
import { faultsOf, unsubscribeForm, unsubscribeReason } from '@kreide/server/contract';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

/**
 * One click in the mail is enough (DEC-132): the form submits itself. The link alone does not,
 * since programs that scan mails follow links, but send no forms. Without scripts the button
 * submits.
 */
export function LinkForm({ token }: { token: string }) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Form ref={form} method="post">
      <input type="hidden" name="token" value={token} />
      <Stack gap="m">
        <Text>{t('newsletter.unsubscribe.link')}</Text>
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('newsletter.unsubscribe.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** For a visitor without the mail. */
export function AddressForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  const form = useForm({
    failure,
    check: (values) => faultsOf(unsubscribeForm, values),
    label: (name) => t.ofServer(`newsletter.${name}`),
  });
  return (
    // To the page without the link's token, which failed.
    <Form
      method="post"
      action="/service/newsletter/newsletter-abmelden"
      noValidate
      {...form.handlers}
    >
      <Stack gap="m">
        <Text>{t('newsletter.unsubscribe.text')}</Text>
        <FormErrors form={form} />
        <EmailAddressField
          {...form.field('email')}
          label={t('newsletter.email')}
          autoComplete="email"
        />
        <TextArea
          {...form.field('reason')}
          label={t('newsletter.reason')}
          optionalLabel={t('field.optional')}
          maxLength={unsubscribeReason.max}
          rows={2}
        />
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('newsletter.unsubscribe.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
