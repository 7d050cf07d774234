import { type IEnvironment, mutate } from '@kreide/relay';
import { type AddressKind, isAddressKind, speditionFields } from '@kreide/server/contract';
import { addressArguments, fieldOfApi } from '../../features/checkout/addressForm.ts';
import type {
  SaveShippingMutation,
  SaveShippingMutation$variables,
} from './__generated__/SaveShippingMutation.graphql';
import { saveShippingMutation } from './SaveShippingMutation.ts';
import { addressPlan, deliveryTypeOf, shipperToSave } from './shippingForm.ts';

export interface SavedShipping {
  readonly errors: Record<string, string>;
  readonly message: string | null;
  readonly steps: { readonly paymentNeeded: boolean };
}

/** Saves the whole step; what is refused is shown, and the step stays open (SHIP-15, SHIP-16). */
export async function saveShipping(
  environment: IEnvironment,
  cartId: string,
  page: Record<string, string>,
): Promise<SavedShipping> {
  const { result } = await mutate<SaveShippingMutation>(environment, saveShippingMutation, {
    cartId,
    step: stepOf(page),
  });
  const errors = Object.fromEntries(
    result.fieldErrors.map(({ fieldName, formName, message }) => [
      pageField(formName, fieldName),
      message,
    ]),
  );
  const isTold = result.successful || result.fieldErrors.length > 0;
  const message = isTold ? null : (result.errorMessage ?? 'somethingWentWrong');
  return { errors, message, steps: result.cart.steps };
}

/** The page's form as the API takes it. */
function stepOf(page: Record<string, string>): SaveShippingMutation$variables['step'] {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  const shipper = shipperToSave(page);
  return {
    billing: addressOf('billing', page),
    // SHIP-04: without a delivery address the billing address is used.
    ...(deliveryType === 'shippingAddress' && { shipping: addressOf('shipping', page) }),
    ...(deliveryType === 'packstation' && { packstation: addressOf('packstation', page) }),
    shipper: shipper ?? null,
    speditionFields:
      shipper === 'spedition'
        ? speditionFields.map((fieldName) => ({
            fieldName,
            fieldValue: page[`spedition.${fieldName}`] ?? '',
          }))
        : null,
    orderReference: page.orderReference ?? '',
    buyerReference: page.buyerReference ?? null,
    billingEmail: page.billingEmail ?? '',
    shippingEmail: page.shippingEmail ?? '',
  };
}

function addressOf(kind: AddressKind, page: Record<string, string>) {
  const plan = addressPlan(kind, page);
  return {
    addressId: plan.kind === 'add' ? null : plan.addressId,
    input: plan.kind === 'pick' ? null : addressArguments(kind, plan.values),
  };
}

/** The field's name in the page. */
function pageField(formName: string | null | undefined, fieldName: string): string {
  if (formName === 'spedition') return `spedition.${fieldName}`;
  return (isAddressKind(formName) && fieldOfApi(formName, fieldName)) || fieldName;
}
