import { describe, expect, it } from 'vitest';
import { addressPlan, shipperToSave, shippingFaults } from './shippingForm.ts';

const person = {
  salutation: 'MS',
  firstname: 'Änne',
  lastname: 'Müller',
  streetAndNumber: 'Lindenweg 4 a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const prefixed = (form: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${form}.${name}`, value]));

const billing = prefixed('billing', { ...person, formType: 'private', email: 'a@example.de' });
const guest = { storefront: 'de', needsEmail: true } as const;

describe('shipping step', () => {
  it('takes a guest’s complete form (SHIP-14, SHIP-17)', () => {
    expect(shippingFaults({ deliveryType: 'sameAsBilling', ...billing }, guest)).toEqual({});
  });

  it('asks guests for an e-mail address, customers not (SHIP-17, CHK-25)', () => {
    const page = { deliveryType: 'sameAsBilling', ...billing, 'billing.email': '' };
    expect(shippingFaults(page, guest)).toEqual({
      'billing.email': 'vue.form.error.requiredField',
    });
    expect(shippingFaults(page, { ...guest, needsEmail: false })).toEqual({});
  });

  it('finds the faults of all forms at once, in their order (SHIP-14, ACCT-07)', () => {
    const page = {
      deliveryType: 'packstation',
      ...billing,
      'billing.firstname': '1A',
      ...prefixed('packstation', {
        ...person,
        postnumber: '12',
        packstation: '100',
        postcode: '1011',
      }),
      orderReference: 'x'.repeat(36),
    };
    expect(Object.entries(shippingFaults(page, guest))).toEqual([
      ['billing.firstname', 'vue.form.error.name.letterFirst'],
      ['packstation.postnumber', 'vue.form.error.postNumber.incorrect'],
      ['packstation.packstation', 'vue.form.error.packstation.incorrect'],
      ['packstation.postcode', 'vue.form.error.postCode.incorrect'],
      ['orderReference', 'vue.form.error.tooLong'],
    ]);
  });

  it('leaves the forms of other deliveries alone (SHIP-01)', () => {
    const page = { deliveryType: 'sameAsBilling', ...billing, 'shipping.firstname': '' };
    expect(shippingFaults(page, guest)).toEqual({});
  });

  it('does not deliver to a billing address abroad (SHIP-04, DEC-97)', () => {
    const abroad = { ...billing, 'billing.country': 'AT', 'billing.postcode': '1010' };
    expect(shippingFaults({ deliveryType: 'sameAsBilling', ...abroad }, guest)).toEqual({
      'billing.country': 'vue.checkout.shipping.countryNotDelivered',
    });
    const elsewhere = prefixed('shipping', { ...person, formType: 'private' });
    expect(
      shippingFaults({ deliveryType: 'shippingAddress', ...abroad, ...elsewhere }, guest),
    ).toEqual({});
  });

  it('asks for a telephone number when a spedition delivers (SHIP-10)', () => {
    const page = { deliveryType: 'sameAsBilling', shipper: 'spedition', ...billing };
    expect(shippingFaults(page, guest)).toEqual({
      'spedition.phone': 'vue.form.error.requiredField',
    });
    expect(shippingFaults({ ...page, 'spedition.phone': '030 1234567' }, guest)).toEqual({});
  });

  it('asks businesses for company and telephone (DEC-96)', () => {
    expect(
      shippingFaults(
        { deliveryType: 'sameAsBilling', ...billing },
        { storefront: 'b2b', needsEmail: false },
      ),
    ).toEqual({
      'billing.company': 'vue.form.error.requiredField',
      'billing.phone': 'vue.form.error.requiredField',
    });
  });

  it('adds, updates or picks an address (SHIP-02, SHIP-15)', () => {
    expect(addressPlan('billing', { 'billing.city': 'Bonn' })).toEqual({
      kind: 'add',
      values: { city: 'Bonn' },
    });
    expect(
      addressPlan('billing', {
        'billing.addressId': 'a1',
        'billing.edits': '1',
        'billing.city': 'Bonn',
      }),
    ).toEqual({ kind: 'update', addressId: 'a1', values: { city: 'Bonn' } });
    expect(addressPlan('shipping', { 'shipping.addressId': 'a2' })).toEqual({
      kind: 'pick',
      addressId: 'a2',
    });
  });

  it('sends parcels for a station by DHL, whatever was chosen before (SHIP-06, SHIP-07)', () => {
    expect(shipperToSave({ deliveryType: 'packstation', shipper: 'dpd' })).toBe('dhl');
    expect(shipperToSave({ deliveryType: 'sameAsBilling', shipper: 'dpd' })).toBe('dpd');
    expect(shipperToSave({ deliveryType: 'sameAsBilling' })).toBeUndefined();
  });

  it('takes the default shipper when DHL would leave Germany (SHIP-08)', () => {
    const page = { deliveryType: 'shippingAddress', shipper: 'dhl', 'shipping.country': 'AT' };
    expect(shipperToSave(page)).toBeUndefined();
    expect(shipperToSave({ ...page, 'shipping.country': 'DE' })).toBe('dhl');
  });
});
