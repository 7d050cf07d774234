import { Alert, Button, Link, Select, Stack, Text } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { faultsOf, newsletterForm, newsletterInterests } from '@kreide/server/contract';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { PersonFields } from '../../features/form/PersonFields.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useSession } from '../../features/session/sessionContext.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { NewsletterFormSubscribedQuery } from './__generated__/NewsletterFormSubscribedQuery.graphql';

/** NEWS-01, DEC-132. */
export function NewsletterForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const navigation = useNavigation();
  /** The typed address, once it is complete. */
  const [email, setEmail] = useState('');
  const form = useForm({
    failure,
    check: (values) => faultsOf(newsletterForm, values),
    label: (name) => t.ofServer(`newsletter.${name}`),
  });
  return (
    <Form
      method="post"
      noValidate
      {...form.handlers}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
      }}
    >
      <Stack gap="m">
        <FormErrors form={form} />
        <EmailAddressField
          {...form.field('email')}
          label={t('newsletter.email')}
          autoComplete="email"
        />
        <SubscribedNote email={email} />
        <PersonFields form={form} isOptional />
        <Select
          {...form.field('interest')}
          label={t('newsletter.interest')}
          optionalLabel={t('field.optional')}
          placeholder={t('newsletter.interest.all')}
          options={newsletterInterests.map((value) => ({
            value,
            label: t(`newsletter.interest.${value}`),
          }))}
        />
        <Honeypot />
        <Text size="s" tone="muted">
          {t.rich('newsletter.consent', {
            unsubscribe: (children) => (
              <Link href="/service/newsletter/newsletter-abmelden">{children}</Link>
            ),
            privacy: legalLink('privacy'),
          })}
        </Text>
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('newsletter.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/**
 * NEWS-02: tells customers that their own address has the newsletter. About other addresses the API
 * says nothing (ruling 15), so none is queried.
 */
function SubscribedNote({ email }: { email: string }) {
  const t = useMessages();
  const { isSignedIn } = useSession();
  const isWorthAsking = isSignedIn && faultsOf(newsletterForm, { email }).email === undefined;
  const answer = usePersonalQuery<NewsletterFormSubscribedQuery>(
    graphql`
      query NewsletterFormSubscribedQuery($email: String!) {
        emailSubscribed(email: $email)
      }
    `,
    isWorthAsking ? { email } : null,
  );
  if (!answer?.emailSubscribed) return null;
  return (
    <Alert tone="info" live>
      {t('newsletter.alreadySubscribed')}
    </Alert>
  );
}
