import {
  Button,
  FieldRow,
  Fieldset,
  FileUpload,
  Select,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { certificateLimits, registrationAddressKind } from '@kreide/server/contract';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { AddressFields, addressValues } from '../../features/checkout/AddressFields.tsx';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { NewsletterCheckbox } from '../../features/newsletter/NewsletterCheckbox.tsx';
import { NewPasswordFields } from '../../features/password/NewPasswordFields.tsx';
import { businessFaults } from '../../features/session/businessRegistration.ts';
import { useUniqueEmail } from '../../features/session/useUniqueEmail.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { registrationLabel } from '../../features/session/registration.ts';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { BusinessChoicesQuery } from './__generated__/BusinessChoicesQuery.graphql';
import { atFileField, certificateFile, certificateId, certificateName } from './certificate.ts';

interface BusinessRegisterFormProps {
  choices: BusinessChoicesQuery['response'];
  /** Characters. */
  minPasswordLength: number;
  failure: FormFailure | undefined;
}

const optionsOf = (choices: BusinessChoicesQuery['response']['jobTitles']) =>
  choices.map(({ code, name }) => ({ value: code, label: name }));

/** REG-04: a school or company asks for an account. */
export function BusinessRegisterForm({
  choices,
  minPasswordLength,
  failure,
}: BusinessRegisterFormProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { domain } = useShop();
  const navigation = useNavigation();
  const uniqueEmail = useUniqueEmail();
  const [hasFile, setHasFile] = useState(false);
  const form = useForm({
    initial: addressValues(registrationAddressKind, undefined, domain.shopStoreId),
    failure,
    check: (values) => ({
      ...uniqueEmail.faults(values),
      ...atFileField(
        businessFaults(
          hasFile ? { ...values, [certificateId]: 'chosen' } : values,
          minPasswordLength,
        ),
      ),
    }),
    label: (name) => t.ofServer(registrationLabel(name)),
  });
  const optional = t('field.optional');

  return (
    <Form method="post" encType="multipart/form-data" noValidate {...form.handlers}>
      <Stack gap="l">
        <FormErrors form={form} />
        <Fieldset legend={t('register.business.access')}>
          <EmailAddressField
            {...form.field('email')}
            label={t('register.email')}
            hint={t('register.business.email.hint')}
            onBlur={(event) => void uniqueEmail.ask(form)(event)}
          />
          <NewPasswordFields
            form={form}
            name="password"
            label={t('register.password')}
            minLength={minPasswordLength}
          />
        </Fieldset>
        <Fieldset legend={t('register.business.address')}>
          <AddressFields kind={registrationAddressKind} form={form} />
        </Fieldset>
        <Fieldset legend={t('register.business.about')}>
          <FieldRow weights={[1, 1]}>
            <TextField
              {...form.field('vatRegistrationNo')}
              label={t('register.vatRegistrationNo')}
              hint={t('register.vatRegistrationNo.hint')}
              optionalLabel={optional}
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Select
              {...form.field('jobTitleCode')}
              label={t('register.jobTitleCode')}
              optionalLabel={optional}
              placeholder={t('register.notSaid')}
              options={optionsOf(choices.jobTitles)}
            />
          </FieldRow>
          <FieldRow weights={[1, 1]}>
            <Select
              {...form.field('primaryIndustryGroupCode')}
              label={t('register.primaryIndustryGroupCode')}
              optionalLabel={optional}
              placeholder={t('register.notSaid')}
              options={optionsOf(choices.industries)}
            />
            <TextField
              {...form.field('numberOfEmployees')}
              label={t('register.numberOfEmployees')}
              optionalLabel={optional}
              inputMode="numeric"
            />
          </FieldRow>
          <CertificateField form={form} onChoose={setHasFile} />
        </Fieldset>
        <Honeypot />
        <NewsletterCheckbox form={form} />
        <Text size="s" tone="muted">
          {t.rich('register.privacy', { privacy: legalLink('privacy') })}
        </Text>
        <Button type="submit" fullWidth loading={navigation.formMethod === 'POST'}>
          {t('register.business.submit')}
        </Button>
      </Stack>
    </Form>
  );
}

/** The paper: one that was sent before stays, unless another is chosen. */
function CertificateField({
  form,
  onChoose,
}: {
  form: ReturnType<typeof useForm>;
  onChoose: (hasFile: boolean) => void;
}) {
  const t = useMessages();
  const kept = form.value(certificateId);
  const name = form.value(certificateName);
  const { defaultValue: _, ...field } = form.field(certificateFile);
  return (
    <>
      {kept !== '' && (
        <>
          <input type="hidden" name={certificateId} value={kept} />
          <input type="hidden" name={certificateName} value={name} />
        </>
      )}
      <FileUpload
        // What was sent is no longer in the list.
        key={kept}
        {...field}
        label={t('register.certificateFile')}
        hint={
          kept === ''
            ? t('register.certificateFile.hint')
            : t('register.certificateFile.kept', { name })
        }
        limits={certificateLimits}
        onValueChange={(files) => onChoose(files.length > 0)}
        labels={{
          choose: t('register.certificateFile.choose'),
          drop: t('register.certificateFile.drop'),
          remove: (file) => t('contact.attachments.remove', { name: file }),
          size: (bytes) => t('contact.attachments.size', { size: bytes / 1_000_000 }),
          refused: (file, reason) => t(`contact.attachments.refused.${reason}`, { name: file }),
          count: (count) => t('contact.attachments.count', { count }),
        }}
      />
    </>
  );
}
