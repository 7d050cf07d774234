import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoCustomers } from './modules/customer/demoCustomers.ts';
import { createCustomerOperator } from './modules/customer/operator.ts';
import { createOrderOperator } from './modules/order/operator.ts';
import { decrypt } from './modules/payment/methods/computop/message.ts';
import { createProviders } from './modules/payment/providers.ts';
import type { StorefrontId } from './modules/storefront/storefront.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { stockGoods } from './testing/goods.ts';
import { damaged, meaningOf } from './testing/identifiers.ts';
import { enterShop, logIn, takeCart } from './testing/journey.ts';
import { raisedLimits } from './testing/limits.ts';
import { type Data, fields, idsOf, Person, questions } from './testing/person.ts';
import { textsIn } from './testing/rootFields.ts';
import { createTestShop, type TestShop, testSecret } from './testing/shop.ts';

/**
 * What is one customer's is no other's: every root field of the schema that takes an id is asked by
 * a rival and by a guest for what belongs to Anna, whose data all carry a mark.
 */

const mark = 'zymark';
const password = 'Kreide-rot-7';
const encryptionPassword = 'k'.repeat(32);

/** Those that are asked about something of somebody. */
const idFields = fields.filter((field) => idsOf(field).length > 0);

let db: TestDatabase;
let shop: TestShop;
let anna: Person;
let rival: Person;
let guest: Person;
let business: Person;
/** What nobody but Anna has been told. */
let secrets: ReadonlySet<string>;

const address = {
  salutation: 'MS',
  firstName: 'Zymarkanna',
  lastName: 'Zymarkgraf',
  streetAndHouseNr: 'Zymarkgasse 7',
  postCode: '50667',
  city: 'Zymarkstadt',
  country: 'DE',
};
const email = 'zymark.anna@example.org';

beforeAll(async () => {
  db = await createTestDatabase();
  const { database } = db;
  const computop = { url: 'http://localhost:1', merchantId: 'kreide', macPassword: 'm' };
  const providers = createProviders(
    { computop: { ...computop, encryptionPassword, timeoutMs: 500 } },
    true,
  );
  shop = createTestShop(database, { limits: raisedLimits, providers });
  const { clock } = shop;
  const { parameters } = shop.services;
  await stockGoods(database, { id: 'pen' }, { id: 'book', cents: 900 });
  await parameters.set({ name: 'returns', entry: 'enabled', storefront: '*', value: 'true' });
  const customers = createCustomerOperator({ database, clock, parameters });
  const of = { kind: 'consumer', lastName: 'Rival' } as const;
  await customers.add(
    { ...of, email, firstName: 'Zymarkanna', lastName: 'Zymarkgraf', customerAddress: address },
    password,
  );
  for (const name of ['ben', 'carl']) {
    await customers.add({ ...of, email: `${name}@example.org`, firstName: name }, password);
  }
  anna = await signedIn(email);
  rival = await signedIn('ben@example.org');
  guest = new Person((await enterShop(shop)).visitor);
  await seedDemoCustomers({
    database,
    clock,
    passwords: { consumer: password, business: password },
  });
  business = await signedIn('K-100200', 'b2b');
  await live(anna, await signedIn('carl@example.org'));
  for (const other of [rival, guest, business]) await settle(other);
  const others = new Set([rival, guest, business].flatMap(({ texts }) => [...texts]));
  secrets = new Set([...anna.texts].filter((text) => isOwn(text) && !others.has(text)));
});

afterAll(() => db.drop());

const isRandom = (text: string) => /^(\w+:)?[\w+/=-]{20,}$/.test(text) && /\d|[A-Z]/.test(text);
const isOwn = (text: string) =>
  isRandom(text) ||
  idFields.some((field) => idsOf(field).some((id) => anna.valuesFor(id.from).includes(text)));

async function signedIn(login: string, storefront: StorefrontId = 'de'): Promise<Person> {
  const visitor = shop.visitor(storefront);
  await logIn(visitor, login, password);
  return new Person(visitor);
}

/** A cart, an address and a list, as the one has who looks for others'. */
async function settle(person: Person) {
  const { visitor } = person;
  const cartId = await takeCart(visitor);
  for (const itemId of ['pen', 'book']) {
    const ops = [{ addPosition: { itemId, quantity: 1 } }];
    await person.ask('cart_update', { cartId, ops });
    await person.ask('wishlist_add', { entry: { productId: `p-${itemId}`, itemId, quantity: 1 } });
  }
  await person.ask('addBillingAddress', { ...address, cartId, email: 'ben@example.org', ...plain });
  await person.see();
}
const plain = {
  ...{ firstName: 'Ben', lastName: 'Rival', streetAndHouseNr: 'Weg 1', city: 'Köln' },
  ...{ formType: 'companyOrSchool', company: 'Schule am Weg', phone: '+49 221 99' },
};

/** All that a customer does in the shop. */
async function live(person: Person, friend: Person) {
  await logIn(shop.visitor(), email, password);
  const orders = createOrderOperator({
    ...{ database: db.database, clock: shop.clock, parameters: shop.services.parameters },
    ...{ mailFrom: 'Kreide <shop@kreide.example>', secret: testSecret },
  });
  const paid = await order(person, 'RECHNUNG');
  await orders.ship(paid, { carrier: 'GLS', trackingCode: null });
  await order(person, 'VORKASSE');
  await order(person, 'CREDIT_CARD');
  await open(person);
  await lists(person, friend);
  await person.see();
  const [hash = ''] = person.valuesFor(['Order.returnHash']);
  await person.ask('uploadReturnImage', { file: await picture() });
  const images = person.valuesFor(['ReturnImageResult.imageId']);
  const one = { id: 'pen', quantity: 1, reason: 'dislike', additionalInfo: 'Zymark kaputt' };
  const contact = { salutation: 'MS', firstName: 'Zymarkanna', lastName: 'Zymarkgraf', email };
  const items = [{ ...one, lineNo: 1, images }];
  const rest = { regulation: 'refund', carrier: 'nolabel', labels: 1 };
  await person.ask('saveReturnDraft', { hash, returnOrder: { items, contact } });
  const returnOrder = { ...rest, contact, items: [{ ...one, lineNo: 1 }] };
  const announced = await person.ask('submitReturnOrder', { hash, returnOrder });
  expect(announced).toMatchObject({ isError: false, fieldErrors: [] });
  const office = new Person(shop.visitor('b2b'));
  const { signature } = await office.ask('uploadSignature');
  const file = new File(['%PDF-1.7'], 'Zymark.pdf');
  const { certificateId } = await office.ask('uploadCertificate', { signature, file });
  person.learn('CertificateResult.certificateId', certificateId);
  await person.ask('uploadSignature');
  for (const mail of await shop.services.mail.listMailbox()) {
    const { text = '' } = (await shop.services.mail.readMail(mail.id)) ?? {};
    for (const [, token = ''] of text.matchAll(/[?&]token=([\w.-]+)/g))
      person.learn('said.token', token);
  }
  person.learn('said.customerNumber', 'K-100200');
  person.learn('said.link', `${hash}`);
  await person.see();
}

async function picture(): Promise<File> {
  const { default: sharp } = await import('sharp');
  const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  return new File([await sharp({ create }).png().toBuffer()], 'Zymark.png');
}

/** @returns the order's number; of one that is to be paid at a provider the attempt is noted */
async function order(person: Person, paymentId: string): Promise<string> {
  const cartId = await takeCart(person.visitor);
  await fill(person, cartId);
  await person.ask('setSelectedPayment', { cartId, paymentId });
  const { fingerprint } = await person.ask('shop_findCart', { cartId });
  const idempotencyKey = `zymark-${paymentId}`;
  const answer = await person.ask('submitCart', { cartId, fingerprint, idempotencyKey });
  expect(answer.errorMessage).toBeNull();
  person.learn('said.idempotencyKey', idempotencyKey);
  const fieldOf = (wanted: string) =>
    answer.computopData?.find(({ name }: { name: string }) => name === wanted)?.value ?? null;
  const message = decrypt(fieldOf('Data'), fieldOf('Len'), encryptionPassword);
  if (message?.transid) person.learn('said.attemptId', message.transid);
  return answer.orderNumber ?? '';
}

async function fill(person: Person, cartId: string) {
  const ops = [{ addPosition: { itemId: 'pen', quantity: 3 } }];
  await person.ask('cart_update', { cartId, ops });
  await person.ask('addBillingAddress', { ...address, cartId });
  await person.ask('setOrderReference', { cartId, orderReference: 'Zymark-4711' });
  await person.ask('setOrderComment', { cartId, orderComment: 'Zymark bitte klingeln' });
}

/** A cart that is still being filled, and addresses, of which one was removed. */
async function open(person: Person) {
  const cartId = await takeCart(person.visitor);
  await fill(person, cartId);
  const other = { ...address, cartId, streetAndHouseNr: 'Zymarkallee 8' };
  await person.ask('addShippingAddress', other);
  const station = { streetAndHouseNr: '12345678', additionalAddress: '145' };
  await person.ask('addPackstationAddress', { ...address, ...station });
  const { address: gone } = await person.ask('addShippingAddress', {
    ...{ ...address, streetAndHouseNr: 'Zymarkweg 9' },
  });
  await person.ask('deleteAddress', { addressId: gone.addressId });
}

async function lists(person: Person, friend: Person) {
  const named = { name: 'Zymark-Liste', description: 'Zymark für die 3b' };
  const { wishlist } = await person.ask('wishlist_create', named);
  const { externalId } = wishlist;
  const entry = { productId: 'p-pen', quantity: 2 };
  const { wishlist: filled } = await person.ask('wishlist_add', { externalId, entry });
  const entryId = filled.entries[0].externalId;
  await person.ask('wishlist_comment', { externalId, entryId, comment: 'Zymark-Kommentar' });
  await person.ask('wishlist_add', { entry });
  await person.ask('wishlist_share', { externalId });
  const token = person.valuesFor(['WishlistInvite.token']).at(-1);
  await friend.ask('wishlist_join', { token });
}

test('every text that the API takes is known to be an id or none', () => {
  const unknown = fields.flatMap((field) =>
    field.texts.filter((path) => !meaningOf(field, path)).map((path) => `${field.name}: ${path}`),
  );
  expect(unknown).toEqual([]);
  expect(idFields.length).toBeGreaterThan(70);
});

test('Anna has something of every kind that an id stands for', () => {
  const kinds = idFields.flatMap(idsOf);
  expect(kinds.filter(({ from }) => anna.valuesFor(from).length === 0)).toEqual([]);
  expect(
    [...anna.texts].filter((text) => text.toLowerCase().includes(mark)).length,
  ).toBeGreaterThan(9);
});

test.each([
  ['a rival', () => rival],
  ['a guest', () => guest],
  ['a business', () => business],
])(
  '%s who knows all ids of a customer is told nothing of hers and changes nothing',
  {
    timeout: 120_000,
  },
  async (_, whoIs) => {
    const other = whoIs();
    const before = await anna.see();
    expect(Object.fromEntries(await anna.see())).toEqual(Object.fromEntries(before));
    const faults = new Set<string>();
    for (const field of idFields) {
      for (const variables of questions(field, triedBy(other))) {
        const { data, errors } = await other.visitor.attempt<Data>(field.document, variables);
        const said = JSON.stringify(variables);
        const isTold = (text: string) =>
          (secrets.has(text) || text.toLowerCase().includes(mark)) &&
          !said.includes(JSON.stringify(text));
        for (const { field: place, text } of textsIn(data).filter((each) => isTold(each.text))) {
          faults.add(`${field.name} ${said} tells ${place}: ${text}`);
        }
        // What is refused says why.
        for (const { message } of errors.filter(({ classification }) => !classification)) {
          faults.add(`${field.name} ${said} fails: ${message}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(Object.fromEntries(await anna.see())).toEqual(Object.fromEntries(before));
  },
);

/** All that is hers, one of their own beside it, and of what lets people in what is nearly hers. */
const triedBy = (other: Person) => (from: readonly string[], kind: 'identifier' | 'secret') => {
  const hers = anna.valuesFor(from);
  if (kind === 'identifier') return [...hers, ...other.valuesFor(from).slice(0, 1)];
  return [...hers.slice(0, 2).map(damaged), ...anna.valuesFor(['Order.orderId']).slice(0, 1)];
};

test('the same questions are answered to Anna: they get as far as whose it is', {
  timeout: 60_000,
}, async () => {
  const answered = new Set<string>();
  const endsSomething = ({ name }: { name: string }) => /delete|remove|leave|abort/i.test(name);
  const inOrder = [...idFields].sort((a, b) => Number(endsSomething(a)) - Number(endsSomething(b)));
  for (const field of inOrder) {
    for (const variables of questions(field, (from) => anna.valuesFor(from))) {
      const { data, errors } = await anna.visitor.attempt<Data>(field.document, variables);
      const answer = data?.[field.name] as { successful?: boolean } | null | undefined;
      if (errors.length === 0 && answer != null && answer.successful !== false) {
        answered.add(field.name);
      }
    }
  }
  const unanswered = idFields.map(({ name }) => name).filter((name) => !answered.has(name));
  // What is left asks a provider, or for the other half of a secret that mails bring.
  expect(answered.size, `not ${unanswered.join(', ')}`).toBeGreaterThan(75);
});
