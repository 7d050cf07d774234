import { Button, Select, Stack, Text, TextField } from '@kreide/design-system';
import { catalogueAddressKind, catalogueEditions, maxCatalogues } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { AddressFields, addressValues } from '../../features/checkout/AddressFields.tsx';
import type { FormFailure } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { Honeypot } from '../../features/form/Honeypot.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import { catalogueOrderFaults } from './catalogueOrderForm.ts';

const addressPrefix = `${catalogueAddressKind}.`;

/** DEC-18, DEC-135. */
export function CatalogueOrderForm({ failure }: { failure: FormFailure | undefined }) {
  const t = useMessages();
  const legalLink = useLegalLink();
  const { domain } = useShop();
  const navigation = useNavigation();
  const form = useForm({
    initial: {
      quantity: '1',
      ...addressValues(catalogueAddressKind, undefined, domain.shopStoreId),
    },
    failure,
    check: (values) => catalogueOrderFaults(values, domain),
    label: (name) =>
      t.ofServer(
        name.startsWith(addressPrefix)
          ? `address.${name.slice(addressPrefix.length)}`
          : `catalogue.${name}`,
      ),
  });
  const optional = t('field.optional');
  return (
    <Form method="post" noValidate {...form.handlers}>
      <Stack gap="m">
        <FormErrors form={form} />
        <Select
          {...form.field('edition')}
          label={t('catalogue.edition')}
          placeholder={t('field.choose')}
          options={catalogueEditions.map((value) => ({
            value,
            label: t(`catalogue.edition.${value}`),
          }))}
        />
        {domain.isB2b && (
          <TextField
            {...form.field('quantity')}
            type="number"
            min={1}
            max={maxCatalogues(domain.shopStoreId)}
            label={t('catalogue.quantity')}
            hint={t('catalogue.quantity.hint')}
          />
        )}
        <AddressFields kind={catalogueAddressKind} form={form} />
        <EmailAddressField
          {...form.field('email')}
          label={t('catalogue.email')}
          optionalLabel={optional}
          hint={t('catalogue.email.hint')}
          autoComplete="email"
        />
        <Honeypot />
        <Text size="s" tone="muted">
          {t.rich('catalogue.privacy', { privacy: legalLink('privacy') })}
        </Text>
        <div>
          <Button type="submit" loading={navigation.formMethod === 'POST'}>
            {t('catalogue.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
