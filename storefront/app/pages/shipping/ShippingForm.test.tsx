import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ShippingPageQuery } from './__generated__/ShippingPageQuery.graphql';
import { ShippingForm } from './ShippingForm.tsx';
import { shippingPageQuery } from './ShippingPageQuery.ts';

const address = (addressId: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Address',
  id: `address-${addressId}`,
  addressId,
  schoolOrCompany: null,
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Müller',
  street: 'Lindenweg 4',
  addressAddition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  email: 'aenne@example.de',
  isStation: false,
  lines: [`${changes.firstName ?? 'Änne'} Müller`, 'Lindenweg 4', '10115 Berlin', 'Deutschland'],
  ...changes,
});

const shipper = (code: string, changes: Record<string, unknown> = {}) => ({
  code,
  name: code.toUpperCase(),
  enabled: true,
  selected: code === 'dpd',
  info: null,
  costs: { cents: 495 },
  ...changes,
});

const cart = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Cart',
  id: 'cart',
  itemsCount: 1,
  attributes: { submitted: false, loggedInAsGuest: true },
  steps: { loginDone: true, shippingValid: false, paymentNeeded: true, paymentValid: false },
  deliveryType: 'sameAsBilling',
  billingAddress: null,
  defaultBillingAddress: null,
  shippingAddress: null,
  details: { speditionsFields: [] },
  orderReference: null,
  buyerReference: null,
  contactEmails: { billingEmail: null, shippingEmail: null },
  shippers: [shipper('dpd'), shipper('dhl')],
  ...changes,
});

function Step({ routeQuery }: { routeQuery: RouteQuery }) {
  const data = useRouteQuery<ShippingPageQuery>(shippingPageQuery, routeQuery);
  return <ShippingForm cart={data.cart} query={data} failure={undefined} />;
}

async function show(
  changes: Record<string, unknown> = {},
  addresses: { billing?: unknown[]; shipping?: unknown[] } = {},
  host = 'kreide.de',
) {
  const sent = vi.fn((_values: Record<string, FormDataEntryValue>) => null);
  await renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<ShippingPageQuery>(environment, shippingPageQuery, {
        cartId: 'mine',
      });
      network.pending('ShippingPageQuery').resolve({
        cart: cart(changes),
        getBillingAddresses: addresses.billing ?? [],
        getShippingAddresses: addresses.shipping ?? [],
        dhlRetest: [{ value: 'true' }],
      });
      return <Step routeQuery={routeQuery} />;
    },
    { host, path: '/checkout/shipping', action: sent },
  );
  return sent;
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Weiter zur/ }));
  });

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

/** All fields of the page stand in the document; style hides those of other choices. */
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};

function fill(form: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(field(`${form}.${name}`), { target: { value } });
  }
}

const person = {
  salutation: 'MS',
  firstname: 'Änne',
  lastname: 'Müller',
  streetAndNumber: 'Lindenweg 4',
  postcode: '10115',
  city: 'Berlin',
};

describe('shipping step', () => {
  it('offers three ways of delivery in Germany, two where there are no parcel stations (SHIP-01, DEC-98)', async () => {
    await show();
    const ways = within(screen.getByRole('group', { name: 'Wohin sollen wir liefern?' }));
    for (const name of [
      /^An die Rechnungsadresse/,
      /^An eine andere Adresse/,
      /^An eine Packstation/,
    ]) {
      expect(ways.getByRole('radio', { name })).toBeDefined();
    }
    cleanup();
    await show({}, {}, 'kreide.at');
    expect(screen.queryByRole('radio', { name: /Packstation/ })).toBeNull();
  });

  it('sends nothing while a field has a fault, and leads to each (SHIP-14, ACCT-07)', async () => {
    const sent = await show();
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /^Vorname: / })).toBeDefined();
    expect(screen.getByRole('link', { name: /^E-Mail-Adresse: / })).toBeDefined();
    expect(document.activeElement).toBe(field('billing.firstname'));
    expect(field('billing.city').getAttribute('aria-invalid')).toBe('true');
    fill('billing', { ...person, email: 'aenne@example.de' });
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      deliveryType: 'sameAsBilling',
      shipper: 'dpd',
      'billing.formType': 'private',
      'billing.addressId': '',
      'billing.firstname': 'Änne',
      'billing.email': 'aenne@example.de',
    });
  });

  it('takes the fault from a field that was mended, and leaves the others theirs (SHIP-14)', async () => {
    await show();
    await send();
    const faulty = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
    await act(async () => fireEvent.change(field('billing.city'), { target: { value: 'Berlin' } }));
    expect([faulty('billing.city'), faulty('billing.firstname')]).toEqual([false, true]);
    await act(async () => fireEvent.change(field('billing.postcode'), { target: { value: '1' } }));
    expect(faulty('billing.postcode')).toBe(true);
  });

  it('gives parcel stations to DHL and says why (SHIP-06, SHIP-07, SHIP-09)', async () => {
    const sent = await show();
    expect(radio(/^DPD/).checked).toBe(true);
    fireEvent.click(radio(/^An eine Packstation/));
    expect([radio(/^DPD/).disabled, radio(/^DHL/).checked]).toEqual([true, true]);
    expect(screen.getByText('An Packstationen liefert nur DHL.')).toBeDefined();
    fill('billing', { ...person, email: 'aenne@example.de' });
    const { streetAndNumber, ...station } = person;
    fill('packstation', { ...station, postnumber: '1234567', packstation: '145' });
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      shipper: 'dhl',
      'packstation.country': 'DE',
      'packstation.packstation': '145',
    });
  });

  it('keeps DHL in Germany when a business delivers abroad (SHIP-08)', async () => {
    await show(
      { shippers: [shipper('dpd', { selected: false }), shipper('dhl', { selected: true })] },
      {},
      'educational.kreide.de',
    );
    fireEvent.click(radio(/^An eine andere Adresse/));
    fireEvent.change(field('shipping.country'), { target: { value: 'AT' } });
    expect([radio(/^DPD/).checked, radio(/^DHL/).disabled]).toEqual([true, true]);
    expect(screen.getByText('DHL liefert für uns nur in Deutschland.')).toBeDefined();
  });

  it('lets a guest mend what was entered before (SHIP-02, SHIP-13, CHK-20)', async () => {
    const sent = await show({ billingAddress: address('a1') }, { billing: [address('a1')] });
    expect(field('billing.firstname').value).toBe('Änne');
    fill('billing', { city: 'Potsdam' });
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      'billing.addressId': 'a1',
      'billing.edits': '1',
      'billing.city': 'Potsdam',
    });
  });

  it('lets a customer pick an address, and asks for no e-mail (SHIP-02, SHIP-17, CHK-20)', async () => {
    const guestless = { attributes: { submitted: false, loggedInAsGuest: false } };
    const sent = await show(
      { ...guestless, defaultBillingAddress: address('a2') },
      { billing: [address('a1', { firstName: 'Ada' }), address('a2')] },
    );
    expect(radio(/^Änne Müller/).checked).toBe(true);
    expect(document.querySelector('[name="billing.email"]')).toBeNull();
    expect(field('billing.city').value).toBe('');
    fireEvent.click(radio(/^Ada Müller/));
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ 'billing.addressId': 'a1' });
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('billing.edits');
  });

  it('comes back to the delivery that was chosen (CHK-21, CHK-22)', async () => {
    const station = address('s1', { isStation: true, street: '1234567', addressAddition: '145' });
    await show({
      deliveryType: 'packstation',
      billingAddress: address('a1'),
      shippingAddress: station,
    });
    expect(radio(/^An eine Packstation/).checked).toBe(true);
    expect([field('packstation.postnumber').value, field('packstation.packstation').value]).toEqual(
      ['1234567', '145'],
    );
    cleanup();
    await show({
      deliveryType: 'shippingAddress',
      billingAddress: address('a1'),
      shippingAddress: address('a2', { city: 'Bonn' }),
    });
    expect(radio(/^An eine andere Adresse/).checked).toBe(true);
    expect(field('shipping.city').value).toBe('Bonn');
  });

  it('asks what a spedition needs to know (SHIP-10)', async () => {
    const sent = await show({
      billingAddress: address('a1'),
      shippers: [
        shipper('dpd', { enabled: false, selected: false, info: 'SPEDITION-ONLY' }),
        shipper('spedition', { selected: true }),
      ],
    });
    await send();
    expect(sent).not.toHaveBeenCalled();
    fill('spedition', { phone: '030 1234567' });
    await send();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      shipper: 'spedition',
      'spedition.phone': '030 1234567',
    });
  });

  it('takes an order reference, further e-mails, and a buyer reference of businesses (SHIP-11, SHIP-12, DEC-74)', async () => {
    await show();
    expect(screen.getByLabelText(/^Ihr Bestellzeichen/)).toBeDefined();
    expect(screen.getByLabelText(/^E-Mail für die Rechnung/)).toBeDefined();
    expect(screen.queryByLabelText(/^Leitweg-ID/)).toBeNull();
    cleanup();
    await show({}, {}, 'educational.kreide.de');
    expect(screen.getByLabelText(/^Leitweg-ID/)).toBeDefined();
  });

  it('says where it leads: businesses skip the payment (CHK-17)', async () => {
    const steps = {
      loginDone: true,
      shippingValid: true,
      paymentNeeded: false,
      paymentValid: true,
    };
    await show({ steps }, {}, 'educational.kreide.de');
    expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeDefined();
  });
});
