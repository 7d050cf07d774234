import {
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { PersonFields } from '../../features/form/PersonFields.tsx';
import { ShopPasswordField } from '../../features/form/ShopPasswordField.tsx';
import type { FormState } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { ContactDetailsPageQuery$data } from './__generated__/ContactDetailsPageQuery.graphql';
import { AccountSection } from './AccountSection.tsx';
import type { AccountFormName } from './accountForms.ts';
import { DataExportSection } from './DataExportSection.tsx';

export interface AccountSectionsProps {
  info: ContactDetailsPageQuery$data['customerInfo'];
  dataExport: ContactDetailsPageQuery$data['dataExport'];
  /** Where the customer is, in one line. */
  address: string | undefined;
  open: AccountFormName | undefined;
  failure: FormFailure | undefined;
}

/** ACCT-01, ACCT-02: each part of the account with the form that changes it. */
export function AccountSections({
  info,
  dataExport,
  address,
  open,
  failure,
}: AccountSectionsProps) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { domain } = useShop();
  const { email, educational } = info;
  const section = (name: AccountFormName) => ({
    name,
    isOpen: open === name,
    failure,
    open: t('addresses.change'),
    submit: t('addresses.save'),
  });
  const proof = (form: FormState) => (
    <ShopPasswordField
      {...form.field('currentPassword')}
      scheme="current"
      label={t('password.field.current')}
    />
  );
  const facts = [
    [t('login.customerNumber'), educational?.customerNumber],
    [t('account.vat'), educational?.VATRegistrationNo],
    [t('account.address'), address],
  ].flatMap(([term, details]) => (term && details ? [{ term, details }] : []));
  return (
    <>
      <AccountSection
        {...section('data')}
        title={t('account.name')}
        initial={{
          salutation: info.salutation ?? 'NONE',
          firstName: info.firstName ?? '',
          lastName: info.lastName ?? '',
        }}
        label={(name) => t(name === 'firstName' ? 'address.firstname' : 'address.lastname')}
        fields={(form) => <PersonFields form={form} />}
      >
        <Text>{[info.firstName, info.lastName].filter(Boolean).join(' ')}</Text>
      </AccountSection>
      <AccountSection
        {...section('email')}
        title={t('field.email')}
        submit={t('account.email.submit')}
        label={(name) => t(name === 'email' ? 'account.email.new' : 'password.field.current')}
        fields={(form) => (
          <>
            <Text>{t('account.email.text')}</Text>
            <EmailAddressField
              {...form.field('email')}
              label={t('account.email.new')}
              autoComplete="email"
            />
            {proof(form)}
          </>
        )}
      >
        <Text>{email?.email}</Text>
      </AccountSection>
      <AccountSection
        {...section('phone')}
        title={t('address.phone')}
        initial={{ phone: info.phone ?? '' }}
        label={() => t('address.phone')}
        fields={(form) => (
          <TextField
            {...form.field('phone')}
            label={t('address.phone')}
            optionalLabel={t('field.optional')}
            type="tel"
            autoComplete="tel"
          />
        )}
      >
        <Text tone={info.phone ? 'neutral' : 'muted'}>{info.phone || t('account.phone.none')}</Text>
      </AccountSection>
      {facts.length > 0 && (
        <Card as="section">
          <Stack gap="m">
            <Heading level={2} size="h4">
              {t(domain.isB2b ? 'account.business' : 'account.addresses')}
            </Heading>
            <DescriptionList items={facts} />
            <div>
              <ButtonLink href="/myaccount/addresses/billing" tone="secondary" size="s">
                {t('account.changeAddresses')}
              </ButtonLink>
            </div>
            {domain.isB2b && (
              <Text size="s" tone="muted">
                {t.rich('account.changeData', { contact: legalLink('contact') })}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      <DataExportSection dataExport={dataExport} />
      <AccountSection
        {...section('delete')}
        title={t('account.delete')}
        open={t('account.delete.open')}
        submit={t('account.delete.submit')}
        label={() => t('password.field.current')}
        fields={(form) => (
          <>
            <Text>{t('account.delete.text')}</Text>
            {proof(form)}
          </>
        )}
      >
        <Text tone="muted">{t('account.delete.lead')}</Text>
      </AccountSection>
    </>
  );
}
