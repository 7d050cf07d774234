// @vitest-environment node
import { type AddressKind, addressKinds, fieldsOf } from '@kreide/server/contract';
import { describe, expect, it } from 'vitest';
import persisted from '../../../persisted.json' with { type: 'json' };
import { relayContext } from '../../platform/requestContext.ts';
import { createTestRequest } from '../../testing/requestContext.ts';
import saving from './__generated__/SaveShippingMutation.graphql.ts';
import { saveShipping } from './saveShipping.server.ts';

const guest = { storefront: 'de', needsEmail: true } as const;
const customer = { storefront: 'de', needsEmail: false } as const;

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

const saved = { successful: true, errorMessage: null, fieldErrors: [] };
const kept = { successful: true, generalErrorMessage: null, fieldErrors: [] };

/** What every part of the request answers; those that were left out are passed over. */
const answer = (parts: Record<string, unknown> = {}) => ({
  checkoutAuth: saved,
  addBillingAddress: kept,
  updateBillingAddress: kept,
  setBillingAddress: saved,
  setShippingAddress: saved,
  addShippingAddress: kept,
  updateShippingAddress: kept,
  addPackstationAddress: kept,
  updatePackstationAddress: kept,
  setSelectedShipper: saved,
  saveSpeditionsData: saved,
  setBuyerReference: { successful: true, errorMessage: null },
  setAlternativeEmails: saved,
  setOrderReference: {
    ...saved,
    cart: { __typename: 'Cart', id: 'cart', steps: { paymentNeeded: true } },
  },
  ...parts,
});

async function save(
  page: Record<string, string>,
  context: typeof guest | typeof customer = guest,
  parts: Record<string, unknown> = {},
) {
  const visit = createTestRequest();
  const saving = saveShipping(visit.context.get(relayContext), 'mine', page, context);
  const operation = visit.network.pending('SaveShippingMutation');
  operation.resolve(answer(parts));
  return { variables: operation.variables, result: await saving };
}

describe('saving the shipping step', () => {
  it('goes on as guest and saves the new address in one request (CHK-24, SHIP-15, SHIP-17)', async () => {
    const page = {
      deliveryType: 'sameAsBilling',
      shipper: 'dpd',
      orderReference: 'Klasse 3b',
      ...inForm('billing', { ...person, addressId: '', email: 'aenne@example.de' }),
    };
    const { variables, result } = await save(page);
    expect(variables).toMatchObject({
      cartId: 'mine',
      asGuest: true,
      addsBilling: true,
      updatesBilling: false,
      picksBilling: false,
      // ADDR-10: the company of a private address stays behind.
      company: null,
      streetAndHouseNr: 'Lindenweg 4',
      email: 'aenne@example.de',
      setsShipper: true,
      shipper: 'dpd',
      savesSpedition: false,
      orderReference: 'Klasse 3b',
    });
    expect(result).toEqual({ errors: {}, message: null, steps: { paymentNeeded: true } });
  });

  it('sends the goods where the bill goes (SHIP-04)', async () => {
    const page = { deliveryType: 'sameAsBilling', 'billing.addressId': 'a1' };
    const { variables } = await save(page, customer);
    expect(variables).toMatchObject({
      asGuest: false,
      picksBilling: true,
      billingId: 'a1',
      picksShipping: true,
      shippingId: null,
      addsShipping: false,
      addsStation: false,
    });
  });

  it('mends an address that is shown for editing (SHIP-15)', async () => {
    const page = {
      deliveryType: 'shippingAddress',
      'billing.addressId': 'a1',
      ...inForm('shipping', { ...person, addressId: 'a2', edits: '1', city: 'Bonn' }),
    };
    const { variables } = await save(page, customer);
    expect(variables).toMatchObject({
      picksShipping: false,
      updatesShipping: true,
      stationOrShippingId: 'a2',
      toCity: 'Bonn',
    });
  });

  it('keeps a parcel station’s numbers where the API wants them, and takes DHL (SHIP-03, SHIP-06, ADDR-13)', async () => {
    const page = {
      deliveryType: 'packstation',
      shipper: 'dpd',
      'billing.addressId': 'a1',
      ...inForm('packstation', { ...person, postnumber: '1234567', packstation: '145' }),
    };
    const { variables } = await save(page, customer);
    expect(variables).toMatchObject({
      addsStation: true,
      toStreetAndHouseNr: '1234567',
      toAdditionalAddress: '145',
      toCountry: 'DE',
      shipper: 'dhl',
    });
  });

  it('saves what the spedition needs with the step (SHIP-10)', async () => {
    const page = {
      deliveryType: 'sameAsBilling',
      shipper: 'spedition',
      'billing.addressId': 'a1',
      'spedition.phone': '030 1234567',
    };
    const { variables } = await save(page, customer);
    expect(variables.savesSpedition).toBe(true);
    expect(variables.spedition).toContainEqual({ fieldName: 'phone', fieldValue: '030 1234567' });
  });

  it('shows each refusal at its field, or as a message, and stays (SHIP-16, ADDR-14, ADDR-15)', async () => {
    const refused = { successful: false, generalErrorMessage: 'vue.form.error.general' };
    const fault = (formName: string | null, fieldName: string) => ({
      formName,
      fieldName,
      message: `fault.${fieldName}`,
    });
    const page = {
      deliveryType: 'packstation',
      shipper: 'spedition',
      buyerReference: 'x',
      ...inForm('billing', person),
      ...inForm('packstation', person),
    };
    const { result } = await save(page, customer, {
      addBillingAddress: { ...refused, fieldErrors: [fault('billing', 'streetAndHouseNr')] },
      addPackstationAddress: {
        ...refused,
        fieldErrors: [fault('packstation', 'streetAndHouseNr')],
      },
      setSelectedShipper: {
        ...saved,
        successful: false,
        errorMessage: 'vue.checkout.shipping.shipperBlocked',
      },
      setBuyerReference: {
        successful: false,
        errorMessage: 'vue.checkout.payment.buyerReference',
      },
      setAlternativeEmails: {
        ...saved,
        successful: false,
        errorMessage: 'vue.form.error.general',
        fieldErrors: [fault(null, 'billingEmail')],
      },
    });
    expect(result.errors).toEqual({
      'billing.streetAndNumber': 'fault.streetAndHouseNr',
      'packstation.postnumber': 'fault.streetAndHouseNr',
      buyerReference: 'vue.checkout.payment.buyerReference',
      billingEmail: 'fault.billingEmail',
    });
    expect(result.message).toBe('vue.checkout.shipping.shipperBlocked');
  });
});

describe('the mutation of the step', () => {
  const names: Readonly<Record<AddressKind, string>> = {
    billing: 'BillingAddress',
    shipping: 'ShippingAddress',
    packstation: 'PackstationAddress',
  };

  it.each(addressKinds.flatMap((kind) => ['add', 'update'].map((verb) => [verb, kind] as const)))(
    '%ss a %s address with every field that the contract has',
    (verb, kind) => {
      const documents: Readonly<Record<string, string>> = persisted;
      const text = documents[saving.params.id ?? ''] ?? '';
      const start = text.indexOf(`${verb}${names[kind]}(`);
      const call = text.slice(start, text.indexOf(')', start));
      for (const { argument } of fieldsOf(kind)) expect(call).toContain(`${argument}: $`);
    },
  );
});
