import { type IEnvironment, mutate } from '@kreide/relay';
import {
  type AddressKind,
  type AddressSituation,
  isAddressKind,
  speditionFields,
} from '@kreide/server/contract';
import { addressArguments, fieldOfApi } from '../../features/checkout/addressForm.ts';
import type {
  SaveShippingMutation,
  SaveShippingMutation$variables,
} from './__generated__/SaveShippingMutation.graphql';
import { saveShippingMutation } from './SaveShippingMutation.ts';
import { type AddressPlan, addressPlan, deliveryTypeOf, shipperToSave } from './shippingForm.ts';

export interface SavedShipping {
  readonly errors: Record<string, string>;
  readonly message: string | null;
  readonly steps: { readonly paymentNeeded: boolean };
}

/**
 * Saves the whole step (SHIP-15). The faults of any part are shown, and the step stays open
 * (SHIP-16).
 */
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
  const variables: SaveShippingMutation$variables = {
    cartId,
    asGuest: needsEmail,
    addsBilling: billing.kind === 'add',
    updatesBilling: billing.kind === 'update',
    picksBilling: billing.kind === 'pick',
    billingId: idOf(billing) ?? '',
    ...argumentsOf('billing', billing),
    // SHIP-04: without a delivery address the billing address is used.
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
  const saved = await mutate<SaveShippingMutation>(environment, saveShippingMutation, variables);
  return { ...faultsIn(saved), steps: saved.setOrderReference.cart.steps };
}

type Saved = SaveShippingMutation['response'];
type Part = NonNullable<Saved[keyof Saved]>;

const messageOf = (part: Part) =>
  'generalErrorMessage' in part ? part.generalErrorMessage : part.errorMessage;

/** What the API refused: by field, or as the first message about the whole. */
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

/** The variables of the delivery address: `city` is `toCity`. */
const prefixed = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name = '', value]) => [
      `to${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );
