import {
  type AddressForm,
  type AddressFormContext,
  addressFaults,
  valuesOfForm,
} from '../../features/checkout/addressForm.ts';
import { type DeliveryType, deliveryOf, deliveryTypes } from '../../features/checkout/delivery.ts';
import { emailRules, faultsOf, isPhone, length } from '../../features/form/rules.ts';

/** What the shipping step's form says (SHIP-01…17), before anything of it is saved. */

/** Hidden beside an address that is shown for editing, rather than picked from a list. */
export const editsField = 'edits';

/** DEC-72. */
export const speditionFields = ['phone', 'deliveryFloor', 'accessWidth', 'preferredDate'] as const;

/** DEC-73. */
export const referenceLength = 35;

export type AddressPlan =
  | { readonly kind: 'add'; readonly values: Record<string, string> }
  | { readonly kind: 'update'; readonly addressId: string; readonly values: Record<string, string> }
  | { readonly kind: 'pick'; readonly addressId: string };

export function deliveryTypeOf(value: string | undefined): DeliveryType {
  return deliveryTypes.find((type) => type === value) ?? 'sameAsBilling';
}

/** What shall happen with one form's address. */
export function addressPlan(form: AddressForm, page: Record<string, string>): AddressPlan {
  const { addressId = '', [editsField]: edits, ...values } = valuesOfForm(form, page);
  if (addressId === '') return { kind: 'add', values };
  return edits ? { kind: 'update', addressId, values } : { kind: 'pick', addressId };
}

/** The forms that count: billing, and the one of the chosen delivery. */
export function formsOf(deliveryType: DeliveryType): readonly AddressForm[] {
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
  context: AddressFormContext,
): Record<string, string> {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  const delivery = deliveryOf(context.storefront);
  const faults: Record<string, string> = {};
  for (const form of formsOf(deliveryType)) {
    const plan = addressPlan(form, page);
    if (plan.kind !== 'pick') Object.assign(faults, addressFaults(form, plan.values, context));
    if (form === 'billing' && deliveryType === 'sameAsBilling' && plan.kind !== 'pick') {
      const isDelivered = delivery.countries.some((country) => country === plan.values.country);
      if (!isDelivered) {
        faults['billing.country'] ??= 'vue.checkout.shipping.countryNotDelivered';
      }
    }
  }
  const isSpedition = page.shipper === 'spedition';
  return {
    ...faults,
    ...(isSpedition
      ? faultsOf(
          speditionFields.map((name) => ({
            name: `spedition.${name}`,
            isRequired: name === 'phone',
            rules: name === 'phone' ? [isPhone] : [length(0, 80)],
          })),
          page,
        )
      : {}),
    ...faultsOf(
      [
        { name: 'orderReference', isRequired: false, rules: [length(0, referenceLength)] },
        { name: 'buyerReference', isRequired: false, rules: [length(0, 46)] },
        { name: 'billingEmail', isRequired: false, rules: emailRules },
        { name: 'shippingEmail', isRequired: false, rules: emailRules },
      ],
      page,
    ),
  };
}

/**
 * The shipper to save; undefined leaves it to the API, which takes the default. Parcel stations
 * are DHL's, and DHL stays in Germany (SHIP-06…08): without JavaScript the form can't show that
 * before it is sent.
 */
export function shipperToSave(page: Record<string, string>): string | undefined {
  const deliveryType = deliveryTypeOf(page.deliveryType);
  if (deliveryType === 'packstation') return 'dhl';
  const plan = addressPlan(deliveryType === 'sameAsBilling' ? 'billing' : 'shipping', page);
  const leavesGermany = plan.kind !== 'pick' && plan.values.country !== 'DE';
  if (page.shipper === 'dhl' && leavesGermany) return undefined;
  return page.shipper || undefined;
}

/** Message key of a field's name. */
export function shippingLabel(name: string): string {
  const [form, field] = name.split('.');
  if (field === undefined) return `shipping.${name}`;
  if (field === 'email') return 'field.email';
  return form === 'spedition' ? `shipping.spedition.${field}` : `address.${field}`;
}
