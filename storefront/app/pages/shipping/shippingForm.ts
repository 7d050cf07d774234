import {
  type AddressKind,
  type AddressSituation,
  alternativeEmailsForm,
  buyerReferenceForm,
  type DeliveryType,
  deliveryObstacle,
  deliveryTypes,
  faultsOf,
  orderReferenceForm,
  shipperObstacle,
  speditionFields,
  speditionForm,
} from '@kreide/server/contract';
import { addressFaults, valuesOfForm } from '../../features/checkout/addressForm.ts';

/** The values of the shipping step's form (SHIP-01…17), before they are saved. */

/** Hidden beside an address that is shown for editing, rather than picked from a list. */
export const editsField = 'edits';

export type AddressPlan =
  | { readonly kind: 'add'; readonly values: Record<string, string> }
  | { readonly kind: 'update'; readonly addressId: string; readonly values: Record<string, string> }
  | { readonly kind: 'pick'; readonly addressId: string };

export function deliveryTypeOf(value: string | undefined): DeliveryType {
  return deliveryTypes.find((type) => type === value) ?? 'sameAsBilling';
}

/** What to do with one form's address. */
export function addressPlan(form: AddressKind, page: Record<string, string>): AddressPlan {
  const { addressId = '', [editsField]: edits, ...values } = valuesOfForm(form, page);
  if (addressId === '') return { kind: 'add', values };
  return edits ? { kind: 'update', addressId, values } : { kind: 'pick', addressId };
}

/** The forms that count: billing, and the one of the chosen delivery. */
export function formsOf(deliveryType: DeliveryType): readonly AddressKind[] {
  switch (deliveryType) {
    case 'sameAsBilling':
      return ['billing'];
    case 'shippingAddress':
      return ['billing', 'shipping'];
    case 'packstation':
      return ['billing', 'packstation'];
  }
}

/** SHIP-14: every check of the step; a single fault stops it. */
export function shippingFaults(
  page: Record<string, string>,
  situation: AddressSituation,
): Record<string, string> {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  const faults: Record<string, string> = {};
  for (const form of formsOf(deliveryType)) {
    const plan = addressPlan(form, page);
    if (plan.kind === 'pick') continue;
    Object.assign(faults, addressFaults(form, plan.values, situation));
    if (deliveryType === 'sameAsBilling') {
      const { country = '', postcode: postCode = '' } = plan.values;
      const obstacle = deliveryObstacle(situation.storefront, { country, postCode });
      if (obstacle === 'country') {
        faults['billing.country'] ??= 'vue.checkout.shipping.countryNotDelivered';
      } else if (obstacle === 'postCode') {
        faults['billing.postcode'] ??= 'vue.form.error.postCode.notDelivered';
      }
    }
  }
  return {
    ...faults,
    ...(page.shipper === 'spedition' && speditionFaults(page)),
    ...faultsOf(orderReferenceForm, page),
    ...faultsOf(buyerReferenceForm, page),
    ...faultsOf(alternativeEmailsForm, page),
  };
}

function speditionFaults(page: Record<string, string>): Record<string, string> {
  const entered = speditionFields.map((name) => [name, page[`spedition.${name}`]]);
  const faults = faultsOf(speditionForm, Object.fromEntries(entered));
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [`spedition.${name}`, fault]),
  );
}

/**
 * The shipper to save; undefined leaves the default to the API. Parcel stations are DHL's, and DHL
 * delivers in Germany only (SHIP-06…08): without JavaScript the form cannot show that before it is
 * sent.
 */
export function shipperToSave(page: Record<string, string>): string | undefined {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  if (deliveryType === 'packstation') return 'dhl';
  const plan = addressPlan(deliveryType === 'sameAsBilling' ? 'billing' : 'shipping', page);
  const { shipper = '' } = page;
  if (plan.kind !== 'pick') {
    const { country = '' } = plan.values;
    // Whether the goods need spedition is known to the API.
    const situation = { country, isPackstation: false, isBulky: shipper === 'spedition' };
    if (shipperObstacle(shipper, situation) !== null) return undefined;
  }
  return shipper || undefined;
}

/** Message key of a field's name. */
export function shippingLabel(name: string): string {
  const [form, field] = name.split('.');
  if (field === undefined) return `shipping.${name}`;
  if (field === 'email') return 'field.email';
  return form === 'spedition' ? `shipping.spedition.${field}` : `address.${field}`;
}
