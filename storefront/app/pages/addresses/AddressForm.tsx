import { Button, ButtonLink, Card, Heading, Inline, Stack } from '@kreide/design-system';
import type { AddressKind } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import type { AddressFields_address$key } from '../../features/checkout/__generated__/AddressFields_address.graphql';
import { AddressFields, addressValues } from '../../features/checkout/AddressFields.tsx';
import { addressFaults, valuesOfForm } from '../../features/checkout/addressForm.ts';
import type { FormFailure } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { pathOf } from './addressBook.ts';

/** ADDR-09…12: a new address, or one that is changed. */
export function AddressForm({
  kind,
  address,
  failure,
}: {
  kind: AddressKind;
  /** Undefined: a new one. */
  address: AddressFields_address$key | undefined;
  failure: FormFailure | undefined;
}) {
  const t = useMessages();
  const { domain } = useShop();
  const navigation = useNavigation();
  const storefront = domain.shopStoreId;
  const form = useForm({
    initial: addressValues(kind, address, storefront),
    failure,
    check: (values) =>
      addressFaults(kind, valuesOfForm(kind, values), { storefront, needsEmail: false }),
    label: (name) => t.ofServer(`address.${name.slice(kind.length + 1)}`),
  });
  const isBusy = navigation.formData?.get('intent') === 'save';
  return (
    <Card as="section">
      <Form method="post" action={pathOf[kind]} noValidate {...form.handlers}>
        <input type="hidden" name={`${kind}.addressId`} value={form.value(`${kind}.addressId`)} />
        <input type="hidden" name="intent" value="save" />
        <Stack gap="m">
          <Heading level={2} size="h3">
            {t(address ? 'addresses.changing' : 'addresses.adding')}
          </Heading>
          <FormErrors form={form} />
          <AddressFields kind={kind} form={form} />
          <Inline gap="s">
            <Button type="submit" loading={isBusy}>
              {t('addresses.save')}
            </Button>
            <ButtonLink href={pathOf[kind]} tone="outline">
              {t('addresses.cancel')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
