import type { AddressKind } from '@kreide/server/contract';
import { describe, expect, it } from 'vitest';
import { addressArguments, addressFaults, fieldOfApi } from './addressForm.ts';

const person = {
  formType: 'private',
  salutation: 'MR',
  firstname: 'Ole',
  lastname: 'Ørsted',
  streetAndNumber: 'Am Markt 1',
  postcode: '10115',
  city: 'Frankfurt (Oder)',
  country: 'DE',
  email: 'ole@example.de',
};
const station = { ...person, postnumber: '123456', packstation: '101' };
const guest = { storefront: 'de', needsEmail: true } as const;

/** The fault of one field, with everything else as it should be. */
function fault(form: AddressKind, name: string, value: string, others = {}) {
  const base = form === 'packstation' ? station : person;
  return addressFaults(form, { ...base, ...others, [name]: value }, guest)[`${form}.${name}`];
}

const key = (name: string) => `vue.form.error.${name}`;

describe('table "Address fields" (DEC-96)', () => {
  it('takes a complete address of each form (ADDR-09…12)', () => {
    for (const form of ['billing', 'shipping'] as const) {
      expect(addressFaults(form, person, guest)).toEqual({});
    }
    expect(addressFaults('packstation', station, guest)).toEqual({});
  });

  it.each([
    ['company', '', undefined],
    ['salutation', '', undefined],
    ['salutation', 'DR', key('salutation.incorrect')],
    ['firstname', '', key('requiredField')],
    ['firstname', 'A', key('tooShort')],
    ['firstname', 'x'.repeat(36), key('tooLong')],
    ['lastname', '-Meier', key('name.letterFirst')],
    ['streetAndNumber', 'Am', key('tooShort')],
    ['streetAndNumber', 'Am Markt', key('street.houseNumber')],
    ['streetAndNumber', 'Packstation 145', key('street.packstation')],
    ['addition', '', undefined],
    ['addition', 'x'.repeat(51), key('tooLong')],
    ['postcode', '1011', key('postCode.incorrect')],
    ['city', 'B', key('tooShort')],
    ['city', 'Berlin!', key('city.incorrect')],
    ['country', 'FR', key('country.notDelivered')],
    ['phone', '', undefined],
    ['phone', '12-34', key('phone.incorrect')],
    ['email', '', key('requiredField')],
    ['email', 'ole@example', key('email.incorrect')],
    ['email', 'ole@example.d', key('email.incorrect')],
    ['email', `${'o'.repeat(70)}@example.de`, key('tooLong')],
  ])('billing: %s "%s" is %s (ACCT-03…08)', (name, value, expected) => {
    expect(fault('billing', name, value)).toBe(expected);
  });

  it.each([
    ['AT', '1010', undefined],
    ['AT', '10100', key('postCode.incorrect')],
    ['LI', '9490', undefined],
    ['LI', '9484', key('postCode.incorrect')],
  ])('postcodes follow the country: %s %s is %s', (country, postcode, expected) => {
    expect(fault('billing', 'postcode', postcode, { country })).toBe(expected);
  });

  it('does without a house number in Austria and Switzerland', () => {
    const others = { country: 'AT', postcode: '6020' };
    expect(fault('billing', 'streetAndNumber', 'Hinterdorf', others)).toBeUndefined();
  });

  it.each([
    ['postnumber', '12345', key('postNumber.incorrect')],
    ['postnumber', '12345678901', key('postNumber.incorrect')],
    ['packstation', '100', key('packstation.incorrect')],
    ['packstation', '1000', key('packstation.incorrect')],
    ['packstation', '999', undefined],
    ['country', 'AT', key('country.notDelivered')],
  ])('parcel station: %s "%s" is %s (ADDR-12)', (name, value, expected) => {
    expect(fault('packstation', name, value)).toBe(expected);
  });

  it('delivers to the storefront’s own countries only (DEC-97)', () => {
    const at = { storefront: 'at', needsEmail: false } as const;
    const german = addressFaults('shipping', person, at);
    expect(german['shipping.country']).toBe(key('country.notDelivered'));
    expect(addressFaults('billing', person, at)).toEqual({});
  });

  it('asks the company of those who order for one (ADDR-10)', () => {
    expect(fault('billing', 'company', '', { formType: 'companyOrSchool' })).toBe(
      key('requiredField'),
    );
  });
});

const asSchoolArguments = { formType: 'companyOrSchool', company: 'Schule' };

it('sends the company of companies only, and a station’s two fields where the API keeps them (ADDR-10, ADDR-13)', () => {
  const asPerson = { ...person, company: 'Schule' };
  expect(addressArguments('billing', asPerson)).toMatchObject({ company: null });
  const asSchool = { ...asPerson, formType: 'companyOrSchool' };
  expect(addressArguments('billing', asSchool)).toMatchObject(asSchoolArguments);
  expect(addressArguments('packstation', station)).toMatchObject({
    streetAndHouseNr: '123456',
    additionalAddress: '101',
    country: 'DE',
  });
});

it('shows the API’s faults at the fields they belong to (ADDR-14, ADDR-15)', () => {
  expect(fieldOfApi('billing', 'streetAndHouseNr')).toBe('billing.streetAndNumber');
  expect(fieldOfApi('shipping', 'additionalAddress')).toBe('shipping.addition');
  expect(fieldOfApi('packstation', 'streetAndHouseNr')).toBe('packstation.postnumber');
  expect(fieldOfApi('packstation', 'additionalAddress')).toBe('packstation.packstation');
  expect(fieldOfApi('billing', 'unheardOf')).toBeUndefined();
});
