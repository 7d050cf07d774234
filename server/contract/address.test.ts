import { describe, expect, test } from 'vitest';
import {
  type AddressContent,
  type AddressInput,
  type AddressKind,
  addressFieldNames,
  addressForm,
  addressLines,
} from './address.ts';
import { checkForm } from './form.ts';
import type { StorefrontId } from './storefronts.ts';

const person: AddressInput = {
  formType: 'private',
  salutation: 'NONE',
  firstName: 'Änne',
  lastName: "O'Neil-Weiß",
  streetAndHouseNr: 'Am Tor 5 a',
  postCode: '12345',
  city: 'Bad Tölz (Kurort)',
  country: 'DE',
  email: 'aenne@example.org',
};

function faults(
  input: AddressInput,
  kind: AddressKind = 'billing',
  storefront: StorefrontId = 'de',
  isGuest = true,
): Record<string, string> {
  const check = checkForm(addressForm(kind, { storefront, needsEmail: isGuest }), input);
  if (check.ok) return {};
  return Object.fromEntries(
    Object.entries(check.faults).map(([fieldName, message]) => [
      fieldName,
      message.replace('vue.form.error.', ''),
    ]),
  );
}

const fault = (field: keyof AddressInput, value: string, ...rest: [AddressKind?, StorefrontId?]) =>
  faults({ ...person, [field]: value }, ...rest)[field];

describe('addressForm (DEC-96)', () => {
  test('accepts a complete address, evens out its white space and drops what is empty', () => {
    const check = checkForm(addressForm('billing', { storefront: 'de', needsEmail: true }), {
      ...person,
      city: '  Bad \n Tölz  ',
      additionalAddress: ' ',
      company: 'nicht gesendet',
    });
    expect(check).toMatchObject({
      ok: true,
      values: {
        company: null,
        salutation: 'NONE',
        firstName: 'Änne',
        lastName: "O'Neil-Weiß",
        street: 'Am Tor 5 a',
        addition: null,
        postCode: '12345',
        city: 'Bad Tölz',
        country: 'DE',
        phone: null,
        email: 'aenne@example.org',
      },
    });
  });

  test('tells every missing field, in the order of the form', () => {
    expect(Object.entries(faults({}))).toEqual(
      ['firstName', 'lastName', 'streetAndHouseNr', 'postCode', 'city', 'country', 'email'].map(
        (field) => [field, 'requiredField'],
      ),
    );
    const ofBusiness = Object.keys(faults({}, 'billing', 'b2b'));
    expect(ofBusiness.slice(-2)).toEqual(['email', 'phone']);
  });

  test('names have 2 to 35 characters and start with a letter', () => {
    for (const field of ['firstName', 'lastName'] as const) {
      expect(fault(field, 'A')).toBe('tooShort');
      expect(fault(field, 'x'.repeat(35))).toBeUndefined();
      expect(fault(field, 'x'.repeat(36))).toBe('tooLong');
      expect(fault(field, '4Max')).toBe('name.letterFirst');
    }
  });

  test('a salutation is one of three, and nobody has to tell it (ruling 17)', () => {
    for (const value of ['MS', 'MR', 'NONE', ''])
      expect(fault('salutation', value)).toBeUndefined();
    expect(fault('salutation', 'Frau')).toBe('salutation.incorrect');
  });

  test('a company or school has 2 to 50 characters where it is asked for', () => {
    const asSchool = { ...person, formType: 'companyOrSchool' };
    expect(faults(asSchool)).toEqual({ company: 'requiredField' });
    expect(faults({ ...asSchool, company: 'x' })).toEqual({ company: 'tooShort' });
    expect(faults({ ...asSchool, company: 'x'.repeat(51) })).toEqual({ company: 'tooLong' });
    expect(faults({ ...asSchool, company: 'x'.repeat(50) })).toEqual({});
  });

  test('on b2b it is always a company, with a telephone number', () => {
    expect(faults({ ...person, formType: 'private' }, 'billing', 'b2b')).toEqual({
      company: 'requiredField',
      phone: 'requiredField',
    });
    const complete = { ...person, company: 'Kita', phone: '+49 (0)30 / 123-45' };
    expect(faults(complete, 'billing', 'b2b')).toEqual({});
  });

  test('a street has a number, except where villages have none, and is no parcel station', () => {
    expect(fault('streetAndHouseNr', 'Am Tor')).toBe('street.houseNumber');
    const inAustria = { ...person, country: 'AT', postCode: '1010', streetAndHouseNr: 'Dorf' };
    expect(faults(inAustria, 'billing', 'at')).toEqual({});
    for (const text of ['Packstation 145', 'pack station 3', 'POSTFILIALE 501']) {
      expect(fault('streetAndHouseNr', text)).toBe('street.packstation');
    }
    expect(fault('streetAndHouseNr', 'x1')).toBe('tooShort');
    expect(fault('streetAndHouseNr', `${'x'.repeat(50)}1`)).toBe('tooLong');
  });

  test.each([
    ['DE', '12345', '1234'],
    ['IT', '39100', '3910'],
    ['AT', '1010', '10100'],
    ['CH', '8001', '800'],
    ['LI', '9490', '9499'],
    ['LI', '9485', '9484'],
    ['AT', '1060', '0999'],
    ['CH', '1000', '0800'],
  ])('a postcode of %s is like %s, not like %s', (country, right, wrong) => {
    const at = { ...person, country };
    expect(faults({ ...at, postCode: right })).toEqual({});
    expect(faults({ ...at, postCode: wrong })).toEqual({ postCode: 'postCode.incorrect' });
  });

  test.each([
    ['DE', 'D-10115', '10115'],
    ['AT', 'A-1060', '1060'],
    ['AT', 'AT 1060', '1060'],
    ['CH', 'ch-8001', '8001'],
    ['LI', 'FL-9490', '9490'],
    ['IT', 'I-39100', '39100'],
  ])('a postcode of %s may be written as %s', (country, postCode, stored) => {
    const form = addressForm('billing', { storefront: 'at', needsEmail: true });
    expect(checkForm(form, { ...person, country, postCode })).toMatchObject({
      ok: true,
      values: { postCode: stored },
    });
  });

  test('the letters of another country make no postcode', () => {
    const austrian = { ...person, country: 'AT' };
    for (const postCode of ['CH-1060', 'A', 'A-', 'A1060']) {
      expect(faults({ ...austrian, postCode })).toEqual({ postCode: 'postCode.incorrect' });
    }
  });

  test('a city has 2 to 40 characters of those that cities have', () => {
    const cities = ['Au', "Château-d'Oex", 'Val-d’Illiez', 'St. Gallen', 'Wien/Umgebung'];
    for (const city of cities) {
      expect(fault('city', city)).toBeUndefined();
    }
    expect(fault('city', 'x')).toBe('tooShort');
    expect(fault('city', 'x'.repeat(41))).toBe('tooLong');
    expect(fault('city', '<script>')).toBe('city.incorrect');
  });

  test('DEC-97: a bill goes to any of the five countries, goods to the storefront’s', () => {
    expect(fault('country', 'FR')).toBe('country.notDelivered');
    const swiss = { ...person, country: 'CH', postCode: '8001' };
    expect(faults(swiss, 'billing', 'de')).toEqual({});
    expect(faults(swiss, 'shipping', 'de')).toEqual({ country: 'country.notDelivered' });
    expect(faults(swiss, 'shipping', 'ch')).toEqual({});
  });

  test('DEC-97: goods go to South Tyrol alone of Italy, bills to all of it', () => {
    const italian = { ...person, country: 'IT' };
    expect(faults({ ...italian, postCode: '39100' }, 'shipping', 'at')).toEqual({});
    expect(faults({ ...italian, postCode: '20121' }, 'shipping', 'at')).toEqual({
      postCode: 'postCode.notDelivered',
    });
    expect(faults({ ...italian, postCode: '20121' }, 'billing', 'at')).toEqual({});
  });

  test('an e-mail address is a guest’s duty on the bill', () => {
    const { email, ...without } = person;
    expect(faults(without)).toEqual({ email: 'requiredField' });
    expect(faults(without, 'billing', 'de', false)).toEqual({});
    expect(faults(without, 'shipping')).toEqual({});
  });

  test.each(['a@b.de', 'first.last+tag@sub.example.museum', 'jürgen@müller.de'])(
    '%s is an e-mail address',
    (email) => {
      expect(fault('email', email)).toBeUndefined();
    },
  );

  test.each([
    'a',
    'a@b',
    '@b.de',
    'a@.de',
    'a@b..de',
    'a@b.d',
    'a b@c.de',
    'a@b.de, c@d.de',
    'a@b.de\nBcc: c@d.de',
    '<a@b.de>',
    'a@@b.de',
  ])('%j is none', (email) => {
    expect(fault('email', email)).toBe('email.incorrect');
  });

  test('an e-mail address has at most 80 characters', () => {
    expect(fault('email', `${'x'.repeat(75)}@b.de`)).toBeUndefined();
    expect(fault('email', `${'x'.repeat(76)}@b.de`)).toBe('tooLong');
  });

  test('a telephone number has 6 to 20 characters of those that numbers have', () => {
    expect(fault('phone', '030 1234')).toBeUndefined();
    for (const phone of ['12345', '+49 0123456789 0123456', '030-abcdef', '()()()']) {
      expect(fault('phone', phone)).toBe('phone.incorrect');
    }
  });

  const station: AddressInput = {
    salutation: 'MS',
    firstName: 'Eva',
    lastName: 'Muster',
    streetAndHouseNr: '1234567',
    additionalAddress: '101',
    postCode: '12345',
    city: 'Berlin',
  };

  test('ADDR-12, ADDR-13: a parcel station has a post number and a station, in Germany', () => {
    const form = addressForm('packstation', { storefront: 'de', needsEmail: true });
    expect(checkForm(form, station)).toMatchObject({
      ok: true,
      values: { street: '1234567', addition: '101', country: 'DE', company: null },
    });
    const of = (fields: AddressInput) => faults({ ...station, ...fields }, 'packstation');
    expect(of({ streetAndHouseNr: '12345' })).toEqual({ streetAndHouseNr: 'postNumber.incorrect' });
    for (const additionalAddress of ['100', '1000', 'abc', '99']) {
      expect(of({ additionalAddress })).toEqual({ additionalAddress: 'packstation.incorrect' });
    }
    expect(of({ country: 'AT', postCode: '1010' })).toEqual({ country: 'country.notDelivered' });
    expect(of({ company: 'x'.repeat(50) })).toEqual({});
  });

  test('DEC-98: Austria and Switzerland have no parcel stations', () => {
    for (const storefront of ['at', 'ch'] as const) {
      expect(faults(station, 'packstation', storefront)).toEqual({
        country: 'country.notDelivered',
      });
    }
  });
});

describe('addressLines', () => {
  const address = {
    ...(Object.fromEntries(addressFieldNames.map((field) => [field, `‹${field}›`])) as Record<
      string,
      string
    >),
    country: 'AT',
  } as unknown as AddressContent;

  test('an address stands on a parcel with everything that leads there', () => {
    const text = addressLines(address, { kind: 'billing', language: 'de' }).join('\n');
    // Nobody is found by these.
    const apart = ['salutation', 'phone', 'email', 'country'];
    for (const field of addressFieldNames) {
      if (!apart.includes(field)) expect(text).toContain(`‹${field}›`);
    }
    expect(text).toContain('Österreich');
  });

  test('ADDR-13: of a parcel station its number and the post number', () => {
    const station = { ...address, company: null, street: '1234567', addition: '145' };
    expect(addressLines(station, { kind: 'packstation', language: 'de' }).slice(1, 3)).toEqual([
      'Postnummer 1234567',
      'Packstation 145',
    ]);
  });
});
