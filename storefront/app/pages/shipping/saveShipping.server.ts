import { graphql, type IEnvironment, mutate } from '@kreide/relay';
import {
  type AddressKind,
  type AddressSituation,
  isAddressKind,
  speditionFields,
} from '@kreide/server/contract';
import { addressArguments, fieldOfApi } from '../../features/checkout/addressForm.ts';
import type {
  saveShippingMutation,
  saveShippingMutation$variables,
} from './__generated__/saveShippingMutation.graphql';
import { type AddressPlan, addressPlan, deliveryTypeOf, shipperToSave } from './shippingForm.ts';

/** One request; the API performs its fields in this order. */
const mutation = graphql`
  mutation saveShippingMutation(
    $cartId: String!
    $asGuest: Boolean!
    $addsBilling: Boolean!
    $updatesBilling: Boolean!
    $picksBilling: Boolean!
    $billingId: String!
    $formType: String
    $company: String
    $salutation: String
    $firstName: String
    $lastName: String
    $streetAndHouseNr: String
    $additionalAddress: String
    $postCode: String
    $city: String
    $country: String
    $phone: String
    $email: String
    $picksShipping: Boolean!
    $addsShipping: Boolean!
    $updatesShipping: Boolean!
    $addsStation: Boolean!
    $updatesStation: Boolean!
    $shippingId: String
    $stationOrShippingId: String!
    $toFormType: String
    $toCompany: String
    $toSalutation: String
    $toFirstName: String
    $toLastName: String
    $toStreetAndHouseNr: String
    $toAdditionalAddress: String
    $toPostCode: String
    $toCity: String
    $toCountry: String
    $setsShipper: Boolean!
    $shipper: String!
    $savesSpedition: Boolean!
    $spedition: [SpeditionFieldInput!]!
    $orderReference: String
    $setsBuyerReference: Boolean!
    $buyerReference: String
    $billingEmail: String
    $shippingEmail: String
  ) {
    checkoutAuth(cartId: $cartId, authType: guest) @include(if: $asGuest) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    addBillingAddress(
      cartId: $cartId
      formType: $formType
      company: $company
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      streetAndHouseNr: $streetAndHouseNr
      additionalAddress: $additionalAddress
      postCode: $postCode
      city: $city
      country: $country
      phone: $phone
      email: $email
    ) @include(if: $addsBilling) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updateBillingAddress(
      addressId: $billingId
      cartId: $cartId
      formType: $formType
      company: $company
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      streetAndHouseNr: $streetAndHouseNr
      additionalAddress: $additionalAddress
      postCode: $postCode
      city: $city
      country: $country
      phone: $phone
      email: $email
    ) @include(if: $updatesBilling) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    setBillingAddress(cartId: $cartId, addressId: $billingId) @include(if: $picksBilling) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setShippingAddress(cartId: $cartId, addressId: $shippingId) @include(if: $picksShipping) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    addShippingAddress(
      cartId: $cartId
      formType: $toFormType
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $addsShipping) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updateShippingAddress(
      addressId: $stationOrShippingId
      cartId: $cartId
      formType: $toFormType
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $updatesShipping) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    addPackstationAddress(
      cartId: $cartId
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $addsStation) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updatePackstationAddress(
      addressId: $stationOrShippingId
      cartId: $cartId
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $updatesStation) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    setSelectedShipper(cartId: $cartId, code: $shipper) @include(if: $setsShipper) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    saveSpeditionsData(cartId: $cartId, fields: $spedition) @include(if: $savesSpedition) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setBuyerReference(cartId: $cartId, buyerReference: $buyerReference)
      @include(if: $setsBuyerReference) {
      successful
      errorMessage
    }
    setAlternativeEmails(
      cartId: $cartId
      billingEmail: $billingEmail
      shippingEmail: $shippingEmail
    ) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setOrderReference(cartId: $cartId, orderReference: $orderReference) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
      cart {
        steps { paymentNeeded }
      }
    }
  }
`;

export interface SavedShipping {
  readonly errors: Record<string, string>;
  readonly message: string | null;
  readonly steps: { readonly paymentNeeded: boolean };
}

/** Saves the whole step (SHIP-15). Any fault of a part is told, and the step stays open (SHIP-16). */
export async function saveShipping(
  environment: IEnvironment,
  cartId: string,
  page: Record<string, string>,
  { needsEmail }: Pick<AddressSituation, 'needsEmail'>,
): Promise<SavedShipping> {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  const billing = addressPlan('billing', page);
  const target: AddressKind = deliveryType === 'packstation' ? 'packstation' : 'shipping';
  const shipping = deliveryType === 'sameAsBilling' ? undefined : addressPlan(target, page);
  const isStation = deliveryType === 'packstation';
  const shipper = shipperToSave(page);
  const variables: saveShippingMutation$variables = {
    cartId,
    asGuest: needsEmail,
    addsBilling: billing.kind === 'add',
    updatesBilling: billing.kind === 'update',
    picksBilling: billing.kind === 'pick',
    billingId: idOf(billing) ?? '',
    ...argumentsOf('billing', billing),
    // SHIP-04: without an address of its own the goods go where the bill goes.
    picksShipping: shipping === undefined || shipping.kind === 'pick',
    addsShipping: !isStation && shipping?.kind === 'add',
    updatesShipping: !isStation && shipping?.kind === 'update',
    addsStation: isStation && shipping?.kind === 'add',
    updatesStation: isStation && shipping?.kind === 'update',
    shippingId: shipping?.kind === 'pick' ? shipping.addressId : null,
    stationOrShippingId: idOf(shipping) ?? '',
    ...prefixed(argumentsOf(target, shipping)),
    setsShipper: shipper !== undefined,
    shipper: shipper ?? '',
    savesSpedition: shipper === 'spedition',
    spedition: speditionFields.map((fieldName) => ({
      fieldName,
      fieldValue: page[`spedition.${fieldName}`] ?? '',
    })),
    orderReference: page.orderReference ?? '',
    setsBuyerReference: page.buyerReference !== undefined,
    buyerReference: page.buyerReference ?? '',
    billingEmail: page.billingEmail ?? '',
    shippingEmail: page.shippingEmail ?? '',
  };
  const saved = await mutate<saveShippingMutation>(environment, mutation, variables);
  return { ...faultsIn(saved), steps: saved.setOrderReference.cart.steps };
}

type Saved = saveShippingMutation['response'];
type Part = NonNullable<Saved[keyof Saved]>;

const messageOf = (part: Part) =>
  'generalErrorMessage' in part ? part.generalErrorMessage : part.errorMessage;

/** What the API refused: at its fields, or as the first message about the whole. */
function faultsIn(saved: Saved): Pick<SavedShipping, 'errors' | 'message'> {
  const errors: Record<string, string> = {};
  let message: string | null = null;
  for (const part of Object.values(saved)) {
    if (!part || part.successful) continue;
    if (part === saved.setBuyerReference && part.errorMessage) {
      errors.buyerReference = part.errorMessage;
      continue;
    }
    const fieldErrors = 'fieldErrors' in part ? part.fieldErrors : [];
    for (const { fieldName, formName, message: fault } of fieldErrors) {
      const own = part === saved.saveSpeditionsData ? `spedition.${fieldName}` : fieldName;
      errors[addressField(formName, fieldName) ?? own] ??= fault;
    }
    if (fieldErrors.length === 0) message ??= messageOf(part) ?? 'somethingWentWrong';
  }
  return { errors, message };
}

const addressField = (formName: string | null | undefined, fieldName: string) =>
  isAddressKind(formName) ? fieldOfApi(formName, fieldName) : undefined;

const idOf = (plan: AddressPlan | undefined) =>
  plan && plan.kind !== 'add' ? plan.addressId : undefined;

const argumentsOf = (kind: AddressKind, plan: AddressPlan | undefined) =>
  plan === undefined || plan.kind === 'pick' ? {} : addressArguments(kind, plan.values);

/** Where the goods go: `city` is the variable `toCity`. */
const prefixed = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name = '', value]) => [
      `to${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );
