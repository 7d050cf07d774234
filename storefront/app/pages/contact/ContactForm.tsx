import {
  Button,
  Card,
  FieldRow,
  FileUpload,
  Heading,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@kreide/design-system';
import {
  attachmentLimits,
  contactForm,
  contactMessage,
  contactTopics,
  faultsOf,
} from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { PersonFields } from '../../features/form/PersonFields.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { AskedArticle } from './askedArticle.ts';

interface ContactFormProps {
  /** Known data of the sender, by field. */
  initial: Readonly<Record<string, string>> | null;
  /** What the question is about, for whoever comes from a product page. */
  article?: AskedArticle | null;
  failure: FormFailure | undefined;
}

/** NEWS-06, DEC-134. */
export function ContactForm({ initial, article, failure }: ContactFormProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const navigation = useNavigation();
  const form = useForm({
    initial: {
      ...initial,
      ...(article && { topic: 'product', articleNumber: article.articleNumber }),
    },
    failure,
    check: (values) => faultsOf(contactForm, values),
    label: (name) => t.ofServer(`contact.${name}`),
  });
  const optional = t('field.optional');
  const { defaultValue: _, ...attachments } = form.field('attachments');
  return (
    <Card as="section" aria-labelledby="contact-form">
      <Form method="post" encType="multipart/form-data" noValidate {...form.handlers}>
        <Stack gap="m">
          <Heading level={2} id="contact-form">
            {t('contact.title')}
          </Heading>
          <FormErrors form={form} />
          <PersonFields form={form} />
          <FieldRow weights={[1, 1]}>
            <EmailAddressField
              {...form.field('email')}
              label={t('contact.email')}
              hint={t('contact.email.hint')}
              autoComplete="email"
            />
            <TextField
              {...form.field('phone')}
              type="tel"
              label={t('contact.phone')}
              optionalLabel={optional}
              autoComplete="tel"
            />
          </FieldRow>
          <TextField
            {...form.field('articleNumber')}
            label={t('contact.articleNumber')}
            optionalLabel={optional}
            hint={article?.name}
          />
          <FieldRow weights={[1, 1]}>
            <TextField
              {...form.field('orderId')}
              label={t('contact.orderId')}
              optionalLabel={optional}
            />
            <TextField
              {...form.field('customerNumber')}
              label={t('contact.customerNumber')}
              optionalLabel={optional}
            />
          </FieldRow>
          <Select
            {...form.field('topic')}
            label={t('contact.topic')}
            placeholder={t('field.choose')}
            options={contactTopics.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
          />
          <TextArea
            {...form.field('message')}
            label={t('contact.message')}
            maxLength={contactMessage.max}
            rows={6}
          />
          <FileUpload
            {...attachments}
            label={t('contact.attachments')}
            optionalLabel={optional}
            hint={t('contact.attachments.hint')}
            limits={attachmentLimits}
            labels={{
              choose: t('contact.attachments.choose'),
              drop: t('contact.attachments.drop'),
              remove: (name) => t('contact.attachments.remove', { name }),
              size: (bytes) => t('contact.attachments.size', { size: bytes / 1_000_000 }),
              refused: (name, reason) => t(`contact.attachments.refused.${reason}`, { name }),
              count: (count) => t('contact.attachments.count', { count }),
            }}
          />
          <Honeypot />
          <Text size="s" tone="muted">
            {t.rich('contact.privacy', { privacy: legalLink('privacy') })}
          </Text>
          <div>
            <Button type="submit" loading={navigation.formMethod === 'POST'}>
              {t('contact.submit')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
