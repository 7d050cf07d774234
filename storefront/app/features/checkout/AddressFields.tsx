import { FieldRow, RadioGroup, Select, Stack, TextField } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import {
  type AddressKind,
  billingCountries,
  countryName,
  deliveryCountryName,
  deliveryOf,
  fieldsOf,
  languageOf,
  type StorefrontId,
  salutations,
} from '@kreide/server/contract';
import { readInlineData } from 'relay-runtime';
import { type MessageKey, useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { EmailAddressField } from '../form/EmailAddressField.tsx';
import type { FormState } from '../form/useForm.ts';
import type { AddressFields_address$key } from './__generated__/AddressFields_address.graphql';
import * as styles from './AddressFields.css.ts';

const savedAddress = graphql`
  fragment AddressFields_address on Address @inline {
    addressId
    schoolOrCompany
    salutation
    firstName
    lastName
    street
    addressAddition
    postCode
    city
    country
    phone
    email
  }
`;

/** The form's values of a saved address, or of an empty one, by the fields' names in the page. */
export function addressValues(
  kind: AddressKind,
  saved: AddressFields_address$key | null | undefined,
  storefront: StorefrontId,
): Record<string, string> {
  const address = saved ? readInlineData(savedAddress, saved) : undefined;
  const isCompany = storefront === 'b2b' || Boolean(address?.schoolOrCompany);
  const home = kind === 'packstation' ? 'DE' : deliveryOf(storefront).countries[0];
  const values = [
    ['addressId', address?.addressId],
    ['formType', isCompany ? 'companyOrSchool' : 'private'],
    ['country', home],
    ...fieldsOf(kind).flatMap(({ answer, page }) => {
      const value = address?.[answer];
      return value == null ? [] : [[page, value]];
    }),
  ];
  return Object.fromEntries(values.map(([page, value = '']) => [`${kind}.${page}`, value]));
}

export interface AddressFieldsProps {
  kind: AddressKind;
  form: Pick<FormState, 'field' | 'value'>;
  /** Guests: the address for the order's mails. @default false */
  needsEmail?: boolean;
}

/** The fields of an address (ADDR-09…12, DEC-96). */
export function AddressFields({ kind, form, needsEmail = false }: AddressFieldsProps) {
  const t = useMessages();
  const { domain } = useShop();
  const { shopStoreId: storefront, isB2b } = domain;
  const language = languageOf(domain.shopLanguage);
  const isStation = kind === 'packstation';
  const isBilling = kind === 'billing';
  const optional = t('field.optional');
  const section = `section-${kind} ${isBilling ? 'billing' : 'shipping'}`;
  /** Props of a field, with its autofill token. */
  const field = (name: string, autoComplete?: string) => ({
    ...form.field(`${kind}.${name}`),
    ...(autoComplete !== undefined && { autoComplete: `${section} ${autoComplete}` }),
  });
  const text = (name: string, label: MessageKey, autoComplete?: string) => (
    <TextField {...field(name, autoComplete)} label={t(label)} />
  );
  const countries = isBilling ? billingCountries(storefront) : deliveryOf(storefront).countries;
  const nameOf = isBilling ? countryName : deliveryCountryName;

  return (
    <Stack gap="m">
      {isStation ? null : isB2b ? (
        <input type="hidden" name={`${kind}.formType`} value="companyOrSchool" />
      ) : (
        <RadioGroup
          name={`${kind}.formType`}
          legend={t('address.formType')}
          legendHidden
          defaultValue={form.value(`${kind}.formType`) || 'private'}
          options={[
            { value: 'private', label: t('address.formType.private') },
            { value: 'companyOrSchool', label: t('address.formType.companyOrSchool') },
          ]}
        />
      )}
      <div className={styles.company[kind]}>
        <TextField
          {...field('company', 'organization')}
          label={t('address.company')}
          {...(isStation && { optionalLabel: optional })}
        />
      </div>
      <FieldRow weights={[1, 1]}>
        <Select
          {...field('salutation')}
          label={t('address.salutation')}
          options={salutations.map((value) => ({ value, label: t(`address.salutation.${value}`) }))}
        />
      </FieldRow>
      <FieldRow weights={[1, 1]}>
        {text('firstname', 'address.firstname', 'given-name')}
        {text('lastname', 'address.lastname', 'family-name')}
      </FieldRow>
      {isStation ? (
        <FieldRow weights={[1, 1]}>
          <TextField
            {...field('postnumber')}
            label={t('address.postnumber')}
            hint={t('address.postnumber.hint')}
            inputMode="numeric"
          />
          <TextField
            {...field('packstation')}
            label={t('address.packstation')}
            hint={t('address.packstation.hint')}
            inputMode="numeric"
          />
        </FieldRow>
      ) : (
        <>
          {text('streetAndNumber', 'address.streetAndNumber', 'address-line1')}
          <TextField
            {...field('addition', 'address-line2')}
            label={t('address.addition')}
            optionalLabel={optional}
          />
        </>
      )}
      <FieldRow weights={[1, 2]}>
        <TextField
          {...field('postcode', 'postal-code')}
          label={t('address.postcode')}
          inputMode="numeric"
        />
        {text('city', 'address.city', 'address-level2')}
      </FieldRow>
      {isStation || countries.length === 1 ? (
        <input type="hidden" name={`${kind}.country`} value={isStation ? 'DE' : countries[0]} />
      ) : (
        <Select
          {...field('country', 'country')}
          label={t('address.country')}
          options={countries.map((value) => ({ value, label: nameOf(value, language) }))}
        />
      )}
      {isBilling && needsEmail && (
        <EmailAddressField
          {...field('email', 'email')}
          label={t('field.email')}
          hint={t('address.email.hint')}
        />
      )}
      {isBilling && (
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          label={t('address.phone')}
          hint={t('address.phone.hint')}
          {...(!isB2b && { optionalLabel: optional })}
        />
      )}
    </Stack>
  );
}
