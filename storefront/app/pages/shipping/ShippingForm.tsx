import {
  Button,
  Disclosure,
  Fieldset,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import {
  type AddressKind,
  type DeliveryType,
  deliveryOf,
  deliveryTypes,
  orderReference,
} from '@kreide/server/contract';
import { type ChangeEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { addressValues } from '../../features/checkout/AddressFields.tsx';
import { type FormFailure, textsOf } from '../../features/form/answer.ts';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ShippingForm_cart$key } from './__generated__/ShippingForm_cart.graphql';
import type { ShippingForm_query$key } from './__generated__/ShippingForm_query.graphql';
import { AddressChoice } from './AddressChoice.tsx';
import { ShipperChoice } from './ShipperChoice.tsx';
import { addressPlan, deliveryTypeOf, shippingFaults, shippingLabel } from './shippingForm.ts';

export interface ShippingFormProps {
  cart: ShippingForm_cart$key;
  query: ShippingForm_query$key;
  /** What the action answered last, if it was a failure. */
  failure: FormFailure | undefined;
}

/** SHIP-01…17: billing address, delivery address and shipper. */
export function ShippingForm({ cart: cartKey, query, failure }: ShippingFormProps) {
  const cart = useFragment(
    graphql`
      fragment ShippingForm_cart on Cart {
        attributes { loggedInAsGuest }
        steps { paymentNeeded }
        deliveryType
        billingAddress { addressId country ...AddressFields_address ...AddressChoice_address }
        defaultBillingAddress { ...AddressFields_address }
        shippingAddress {
          addressId
          country
          isStation
          ...AddressFields_address
          ...AddressChoice_address
        }
        details { speditionsFields { fieldName fieldValue } }
        orderReference
        buyerReference
        contactEmails { billingEmail shippingEmail }
        shippers { code selected }
        ...ShipperChoice_cart
      }
    `,
    cartKey,
  );
  const addresses = useFragment(
    graphql`
      fragment ShippingForm_query on Query {
        getBillingAddresses { addressId country ...AddressChoice_address }
        getShippingAddresses { addressId country isStation ...AddressChoice_address }
        dhlRetest: settingsEntries(name: "feature", key: "T164-DHL-Retest") { value }
      }
    `,
    query,
  );
  const t = useMessages();
  const { domain } = useShop();
  const navigation = useNavigation();
  const storefront = domain.shopStoreId;
  const isGuest = cart.attributes.loggedInAsGuest;
  const station = cart.shippingAddress?.isStation ? cart.shippingAddress : null;
  const other = cart.shippingAddress?.isStation ? null : cart.shippingAddress;

  /** A guest edits the earlier values; a customer picks an address, and a new form is empty. */
  function initialAddress(kind: AddressKind, saved: Parameters<typeof addressValues>[1]) {
    const values = addressValues(kind, saved, storefront);
    if (isGuest) return values;
    const id = `${kind}.addressId`;
    return { ...addressValues(kind, null, storefront), [id]: values[id] ?? '' };
  }

  // CHK-20…22: the cart's values, else the defaults.
  const [initial] = useState(() => ({
    deliveryType: cart.deliveryType,
    ...initialAddress('billing', cart.billingAddress ?? cart.defaultBillingAddress),
    ...initialAddress('shipping', other),
    ...initialAddress('packstation', station),
    shipper: cart.shippers.find(({ selected }) => selected)?.code ?? '',
    ...Object.fromEntries(
      cart.details.speditionsFields.map(({ fieldName, fieldValue }) => [
        `spedition.${fieldName}`,
        fieldValue,
      ]),
    ),
    orderReference: cart.orderReference ?? '',
    buyerReference: cart.buyerReference ?? '',
    billingEmail: cart.contactEmails.billingEmail ?? '',
    shippingEmail: cart.contactEmails.shippingEmail ?? '',
  }));
  const form = useForm({
    initial,
    failure,
    check: (values) => shippingFaults(values, { storefront, needsEmail: isGuest }),
    label: (name) => t.ofServer(shippingLabel(name)),
  });
  /** The current values of the form, for the parts that depend on them. */
  const [page, setPage] = useState<Record<string, string>>(failure?.values ?? initial);
  const deliveryType = deliveryTypeOf(page.deliveryType);
  // CHK-20: what the cart has of a payment provider's account is in no address book.
  const bills = withChosen(addresses.getBillingAddresses, cart.billingAddress);
  const isPlace = (address: { readonly isStation: boolean }) => !address.isStation;
  const places = withChosen(addresses.getShippingAddresses.filter(isPlace), other);
  const stations = withChosen(
    addresses.getShippingAddresses.filter((address) => !isPlace(address)),
    station,
  );
  const savedAddresses = [...bills, ...places, ...stations];
  const optional = t('field.optional');

  function countryNow(): string {
    if (deliveryType === 'packstation') return 'DE';
    const plan = addressPlan(deliveryType === 'sameAsBilling' ? 'billing' : 'shipping', page);
    const picked =
      plan.kind === 'pick'
        ? savedAddresses.find(({ addressId }) => addressId === plan.addressId)?.country
        : plan.values.country;
    return picked ?? deliveryOf(storefront).countries[0];
  }

  const contents: Record<DeliveryType, React.ReactNode> = {
    sameAsBilling: undefined,
    shippingAddress: (
      <AddressChoice kind="shipping" form={form} addresses={isGuest ? [] : places} />
    ),
    packstation: (
      <AddressChoice kind="packstation" form={form} addresses={isGuest ? [] : stations} />
    ),
  };

  return (
    <Form
      method="post"
      noValidate
      {...form.handlers}
      onChange={(event: ChangeEvent<HTMLFormElement>) => {
        setPage(textsOf(new FormData(event.currentTarget)));
        form.handlers.onChange(event);
      }}
    >
      <Stack gap="2xl">
        <FormErrors form={form} />
        <Fieldset legend={t('shipping.billing')} legendSize="l">
          <AddressChoice
            kind="billing"
            form={form}
            addresses={isGuest ? [] : bills}
            needsEmail={isGuest}
          />
        </Fieldset>
        <RadioGroup
          kind="cards"
          name="deliveryType"
          legend={t('shipping.delivery')}
          legendSize="l"
          defaultValue={deliveryTypeOf(form.value('deliveryType'))}
          options={deliveryTypes
            .filter((type) => type !== 'packstation' || deliveryOf(storefront).packstation)
            .map((type) => ({
              value: type,
              label: t(`shipping.delivery.${type}`),
              hint: t(`shipping.delivery.${type}.hint`),
              content: contents[type],
            }))}
        />
        <ShipperChoice
          cart={cart}
          form={form}
          deliveryType={deliveryType}
          country={countryNow()}
          showsCosts={addresses.dhlRetest.some(({ value }) => value === 'true')}
        />
        <Fieldset legend={t('shipping.references')} legendSize="l">
          <TextField
            {...form.field('orderReference')}
            label={t('shipping.orderReference')}
            hint={t('shipping.orderReference.hint')}
            optionalLabel={optional}
            maxLength={orderReference.max}
          />
          {domain.isB2b && (
            <TextField
              {...form.field('buyerReference')}
              label={t('shipping.buyerReference')}
              hint={t('shipping.buyerReference.hint')}
              optionalLabel={optional}
            />
          )}
          <Disclosure
            kind="inline"
            title={t('shipping.emails')}
            open={form.value('billingEmail') !== '' || form.value('shippingEmail') !== ''}
          >
            <Stack gap="m">
              <Text size="s" tone="muted">
                {t('shipping.emails.hint')}
              </Text>
              <EmailAddressField
                {...form.field('billingEmail')}
                label={t('shipping.billingEmail')}
                optionalLabel={optional}
              />
              <EmailAddressField
                {...form.field('shippingEmail')}
                label={t('shipping.shippingEmail')}
                optionalLabel={optional}
              />
            </Stack>
          </Disclosure>
        </Fieldset>
        <Button type="submit" loading={navigation.state !== 'idle'}>
          {t(cart.steps.paymentNeeded ? 'shipping.next.payment' : 'shipping.next.summary')}
        </Button>
      </Stack>
    </Form>
  );
}

/** The addresses to pick from, the one that the cart has among them. */
function withChosen<A extends { readonly addressId: string }>(
  known: readonly A[],
  chosen: A | null | undefined,
): readonly A[] {
  const isKnown = known.some(({ addressId }) => addressId === chosen?.addressId);
  return chosen && !isKnown ? [chosen, ...known] : known;
}
