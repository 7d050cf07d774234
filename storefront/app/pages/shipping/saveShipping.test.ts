// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { relayContext } from '../../platform/requestContext.ts';
import { createTestRequest } from '../../testing/requestContext.ts';
import { saveShipping } from './saveShipping.server.ts';

const person = {
  formType: 'private',
  company: 'vergessen',
  salutation: 'MS',
  firstname: 'Änne',
  lastname: 'Müller',
  streetAndNumber: 'Lindenweg 4',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const inForm = (form: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${form}.${name}`, value]));

async function save(page: Record<string, string>, answer: Record<string, unknown> = {}) {
  const visit = createTestRequest();
  const saving = saveShipping(visit.context.get(relayContext), 'mine', page);
  const operation = visit.network.pending('SaveShippingMutation');
  operation.resolve({
    result: {
      successful: true,
      errorMessage: null,
      fieldErrors: [],
      cart: { __typename: 'Cart', id: 'cart', steps: { paymentNeeded: true } },
      ...answer,
    },
  });
  return { variables: operation.variables, result: await saving };
}

describe('saving the shipping step', () => {
  it('sends a new address with the step, without what a private one lacks (SHIP-15, ADDR-10)', async () => {
    const { variables, result } = await save({
      deliveryType: 'sameAsBilling',
      shipper: 'dpd',
      orderReference: 'Klasse 3b',
      ...inForm('billing', { ...person, addressId: '', email: 'aenne@example.de' }),
    });
    expect(variables).toMatchObject({
      cartId: 'mine',
      step: {
        billing: {
          addressId: null,
          input: { company: null, streetAndHouseNr: 'Lindenweg 4', email: 'aenne@example.de' },
        },
        shipper: 'dpd',
        speditionFields: null,
        orderReference: 'Klasse 3b',
        buyerReference: null,
      },
    });
    expect(variables.step).not.toHaveProperty('shipping');
    expect(result).toEqual({ errors: {}, message: null, steps: { paymentNeeded: true } });
  });

  it('names a picked address by its id, and says what was changed of another (SHIP-02)', async () => {
    const { variables } = await save({
      deliveryType: 'shippingAddress',
      'billing.addressId': 'a1',
      ...inForm('shipping', { ...person, addressId: 'a2', edits: '1', city: 'Bonn' }),
    });
    expect(variables.step).toMatchObject({
      billing: { addressId: 'a1', input: null },
      shipping: { addressId: 'a2', input: { city: 'Bonn' } },
    });
  });

  it('keeps a parcel station’s numbers where the API wants them, and takes DHL (SHIP-06, ADDR-13)', async () => {
    const { variables } = await save({
      deliveryType: 'packstation',
      shipper: 'dpd',
      'billing.addressId': 'a1',
      ...inForm('packstation', { ...person, postnumber: '1234567', packstation: '145' }),
    });
    expect(variables.step).toMatchObject({
      packstation: {
        addressId: null,
        input: { streetAndHouseNr: '1234567', additionalAddress: '145', country: 'DE' },
      },
      shipper: 'dhl',
    });
  });

  it('sends what the spedition needs, where it delivers (SHIP-10)', async () => {
    const { variables } = await save({
      deliveryType: 'sameAsBilling',
      shipper: 'spedition',
      'billing.addressId': 'a1',
      'spedition.phone': '030 1234567',
    });
    expect(variables.step).toMatchObject({
      speditionFields: expect.arrayContaining([{ fieldName: 'phone', fieldValue: '030 1234567' }]),
    });
  });

  it('shows each refusal at its field (SHIP-16, ADDR-14, ADDR-15)', async () => {
    const fault = (formName: string | null, fieldName: string) => ({
      formName,
      fieldName,
      message: `fault.${fieldName}`,
    });
    const { result } = await save(
      { deliveryType: 'packstation', ...inForm('billing', person) },
      {
        successful: false,
        errorMessage: 'vue.form.error.general',
        fieldErrors: [
          fault('billing', 'streetAndHouseNr'),
          fault('packstation', 'additionalAddress'),
          fault('spedition', 'phone'),
          fault(null, 'billingEmail'),
        ],
      },
    );
    expect(result.errors).toEqual({
      'billing.streetAndNumber': 'fault.streetAndHouseNr',
      'packstation.packstation': 'fault.additionalAddress',
      'spedition.phone': 'fault.phone',
      billingEmail: 'fault.billingEmail',
    });
    expect(result.message).toBeNull();
  });

  it('shows a refusal of the whole as a message, and stays (SHIP-16)', async () => {
    const errorMessage = 'vue.checkout.shipping.shipperBlocked';
    const { result } = await save(
      { deliveryType: 'sameAsBilling', 'billing.addressId': 'a1' },
      { successful: false, errorMessage },
    );
    expect(result).toMatchObject({ errors: {}, message: errorMessage });
  });
});
