import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, change, saveAddress } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  germanAddress,
  logIn,
  putInCart,
  register,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createProviders } from '../payment/providers.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  const computop = {
    url: 'http://localhost:1',
    merchantId: 'kreide',
    encryptionPassword: 'k'.repeat(32),
    macPassword: 'm',
  };
  shop = createTestShop(db.database, { providers: createProviders({ computop }, true) });
  await stockGoods(db.database, { id: 'pen', cents: 250 }, { id: 'few', cents: 100, maximum: 5 });
});
afterAll(() => db.drop());

async function guestWithPen(): Promise<CartVisitor> {
  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 2]);
  return guest;
}

test('API-42: a cart says everything that its pages show, the cost of delivery when it is asked for', async () => {
  const guest = await guestWithPen();
  await saveAddress(guest, 'addBillingAddress', { ...germanAddress, email: 'e@example.org' });
  await saveAddress(guest, 'addShippingAddress', { ...germanAddress, city: 'Bonn' });
  await change(guest, 'setOrderReference(orderReference: "Klasse 4b")');
  const { shop_findCart: cart } = await guest.visitor.run<{ shop_findCart: object }>(
    `query ($cartId: String!) {
      shop_findCart(cartId: $cartId, calculateShippingCost: true) {
        cartId itemsCount productsCount deliveryType orderReference
        attributes { submitted }
        billingAddress { city } shippingAddress { city }
        shippers { code selected costs { cents } }
        details { articleCount orderReference speditionsFields { fieldName } }
        totals { subtotal { cents } shippingCost { cents } total { cents } }
      }
    }`,
    { cartId: guest.cartId },
  );
  expect(cart).toEqual({
    cartId: guest.cartId,
    itemsCount: 2,
    productsCount: 1,
    deliveryType: 'shippingAddress',
    orderReference: 'Klasse 4b',
    attributes: { submitted: false },
    billingAddress: { city: 'Köln' },
    shippingAddress: { city: 'Bonn' },
    shippers: [
      { code: 'gls', selected: true, costs: { cents: 495 } },
      { code: 'dhl', selected: false, costs: { cents: 495 } },
    ],
    details: { articleCount: 2, orderReference: 'Klasse 4b', speditionsFields: [] },
    totals: { subtotal: { cents: 500 }, shippingCost: { cents: 495 }, total: { cents: 995 } },
  });
});

test('API-43: what was reviewed is checked, and the addresses of mails are told, by the cart alone', async () => {
  const guest = await guestWithPen();
  await checkOutAsGuest(guest, { email: 'slim@example.org' });
  const ask = (fingerprint: string) =>
    guest.visitor.run(
      `query ($cartId: String!, $fingerprint: String) {
        checkCart(cartId: $cartId, fingerprint: $fingerprint) { submitted changed newCartId }
        getContactEmails(cartId: $cartId)
        shop_findCart(cartId: $cartId) { steps { loginDone shippingValid paymentValid } }
      }`,
      { cartId: guest.cartId, fingerprint },
    );
  const fingerprint = await reviewOf(guest);
  const steps = { loginDone: true, shippingValid: true, paymentValid: true };
  expect(await ask(fingerprint)).toEqual({
    checkCart: { submitted: false, changed: false, newCartId: null },
    getContactEmails: ['slim@example.org'],
    shop_findCart: { steps },
  });
  await putInCart(guest, ['pen', 1]);
  expect(await ask(fingerprint)).toMatchObject({ checkCart: { changed: true } });
  const { newCartId } = await submit(guest, { fingerprint: await reviewOf(guest) });
  expect(await ask(fingerprint)).toMatchObject({ checkCart: { submitted: true, newCartId } });
});

test('API-68: addresses of a customer are chosen by their ids; those of others are none', async () => {
  const { visitor, cartId } = await enterShop(shop);
  await register(visitor, { email: 'ids@example.org' }, cartId);
  const customer = { visitor, cartId };
  await putInCart(customer, ['pen', 1]);
  const bonn = { ...germanAddress, city: 'Bonn' };
  const billing = await saveAddress({ visitor }, 'addBillingAddress', bonn);
  const shipping = await saveAddress({ visitor }, 'addShippingAddress', {
    ...germanAddress,
    city: 'Essen',
  });
  const billed = await change(
    customer,
    `setBillingAddress(addressId: "${billing.address?.addressId}")`,
  );
  expect(billed).toMatchObject({ successful: true, cart: { billingAddress: { city: 'Bonn' } } });
  const shipped = await change(
    customer,
    `setShippingAddress(addressId: "${shipping.address?.addressId}")`,
  );
  expect(shipped).toMatchObject({ successful: true, cart: { shippingAddress: { city: 'Essen' } } });

  const stranger = await guestWithPen();
  for (const mutation of ['setBillingAddress', 'setShippingAddress']) {
    const refused = await change(
      stranger,
      `${mutation}(addressId: "${billing.address?.addressId}")`,
    );
    expect(refused.successful).toBe(false);
    expect(refused.cart.billingAddress).toBeNull();
  }
  expect((await cartOf(stranger)).shippingAddress).toBeNull();
});

test('API-78: a guest’s cart is merged into that of the account', async () => {
  const email = 'merge@example.org';
  const home = await enterShop(shop);
  await register(home.visitor, { email }, home.cartId);
  await putInCart(home, ['pen', 2], ['few', 4]);

  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 3], ['few', 4]);
  await logIn(guest.visitor, email, 'Kreide-rot-7', { cartId: guest.cartId });
  const { mergeCarts } = await guest.visitor.run<{ mergeCarts: { successful: boolean } }>(
    'mutation ($cartId: String!) { mergeCarts(cartId: $cartId) { successful } }',
    { cartId: guest.cartId },
  );
  expect(mergeCarts.successful).toBe(true);
  const { shop_findCart: cart } = await guest.visitor.run<{
    shop_findCart: { items: { itemId: string; quantity: number }[] };
  }>('query ($cartId: String!) { shop_findCart(cartId: $cartId) { items { itemId quantity } } }', {
    cartId: await takeCart(guest.visitor),
  });
  expect(cart.items).toEqual([
    { itemId: 'pen', quantity: 5 },
    { itemId: 'few', quantity: 5 },
  ]);
});

/** What an operator sets by an import. */
async function setParameter(name: string, entry: string, storefront: string, value: string) {
  await importLines(db.database, [{ type: 'parameter', name, entry, storefront, value }]);
  shop.services.parameters.invalidate();
}

test('FLAG-05: T134_Twint-Payment is read, and governs whether TWINT is offered', async () => {
  const swiss = await enterShop(shop, 'ch');
  await putInCart(swiss, ['pen', 1]);
  const offered = async () => {
    const { paymentMethods } = await swiss.visitor.run<{
      paymentMethods: { paymentId: string }[];
    }>('query ($cartId: String!) { paymentMethods(cartId: $cartId) { paymentId } }', {
      cartId: swiss.cartId,
    });
    return paymentMethods.map(({ paymentId }) => paymentId);
  };
  const read = () =>
    swiss.visitor.run('{ parameters(name: "feature", entry: "T134_Twint-Payment") { value } }');
  expect(await offered()).not.toContain('TWINT');
  expect(await read()).toEqual({ parameters: [{ value: 'false' }] });
  await setParameter('feature', 'T134_Twint-Payment', 'ch', 'true');
  expect(await offered()).toContain('TWINT');
  expect(await read()).toEqual({ parameters: [{ value: 'true' }] });
});

test('API-36: a settings entry is read by name and key, as the operator has set it', async () => {
  const read = () =>
    shop
      .visitor('at')
      .run('{ settingsEntries(name: "feature", key: "T164-DHL-Retest") { name entry value } }');
  const entry = { name: 'feature', entry: 'T164-DHL-Retest' };
  expect(await read()).toEqual({ settingsEntries: [{ ...entry, value: 'false' }] });
  await setParameter('feature', 'T164-DHL-Retest', 'at', 'true');
  expect(await read()).toEqual({ settingsEntries: [{ ...entry, value: 'true' }] });
});
