import { seedDemoCustomers } from '../modules/customer/demoCustomers.ts';
import { createCustomerOperator } from '../modules/customer/operator.ts';
import { createOrderOperator } from '../modules/order/operator.ts';
import { decrypt } from '../modules/payment/methods/computop/message.ts';
import { createProviders } from '../modules/payment/providers.ts';
import type { StorefrontId } from '../modules/storefront/storefront.ts';
import { createAuthenticator } from './authenticator.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { stockGoods } from './goods.ts';
import { enterShop, logIn, takeCart } from './journey.ts';
import { raisedLimits } from './limits.ts';
import { beginAdding, finishAdding } from './passkeys.ts';
import { Person } from './person.ts';
import { createTestShop, type TestShop, testSecret } from './shop.ts';

/** Part of all that Anna says of herself and of hers, in small letters. */
export const mark = 'zymark';
/** Of the others; Anna's is her own. */
export const password = 'Kreide-rot-7';
const annasPassword = 'Zymark-gelb-8';
const encryptionPassword = 'k'.repeat(32);

/** People of a shop: Anna, of whom there is everything, and others who have little. */
export interface People {
  readonly shop: TestShop;
  readonly db: TestDatabase;
  readonly anna: Person;
  /** A customer, a guest, and a customer of the business storefront. */
  readonly rival: Person;
  readonly guest: Person;
  readonly business: Person;
  /** Logs in one more customer, who has no data yet. */
  newcomer(name: string): Promise<Person>;
}

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

export async function createPeople(): Promise<People> {
  const db = await createTestDatabase();
  const { database } = db;
  const computop = { url: 'http://localhost:1', merchantId: 'kreide', macPassword: 'm' };
  const providers = createProviders(
    { computop: { ...computop, encryptionPassword, timeoutMs: 500 } },
    true,
  );
  const shop = createTestShop(database, { limits: raisedLimits, providers });
  const { clock } = shop;
  const { parameters } = shop.services;
  await stockGoods(database, { id: 'pen' }, { id: 'book', cents: 900 });
  await parameters.set({ name: 'returns', entry: 'enabled', storefront: '*', value: 'true' });
  const customers = createCustomerOperator({ database, clock, parameters });
  const consumer = { kind: 'consumer', lastName: 'Rival' } as const;
  const called = { firstName: address.firstName, lastName: address.lastName };
  await customers.add({ ...consumer, ...called, email, customerAddress: address }, annasPassword);

  async function newcomer(name: string): Promise<Person> {
    const login = `${name}@example.org`;
    await customers.add({ ...consumer, email: login, firstName: name }, password);
    return signedIn(shop, login);
  }

  const people: People = {
    ...{ shop, db, newcomer },
    anna: await signedIn(shop, email, annasPassword),
    rival: await newcomer('ben'),
    guest: new Person((await enterShop(shop)).visitor),
    business: await businessOf(shop),
  };
  await live(people, await newcomer('carl'));
  for (const other of [people.rival, people.guest, people.business]) await settle(other);
  return people;
}

async function businessOf(shop: TestShop): Promise<Person> {
  const { database, clock } = shop;
  const passwords = { consumer: password, business: password };
  await seedDemoCustomers({ database, clock, passwords });
  return signedIn(shop, 'K-100200', password, 'b2b');
}

async function signedIn(
  shop: TestShop,
  login: string,
  secret = password,
  storefront: StorefrontId = 'de',
): Promise<Person> {
  const visitor = shop.visitor(storefront);
  await logIn(visitor, login, secret);
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
async function live({ shop, db, anna: person }: People, friend: Person) {
  await logIn(shop.visitor(), email, annasPassword);
  const orders = createOrderOperator({
    ...{ database: db.database, clock: shop.clock, parameters: shop.services.parameters },
    ...{ mailFrom: 'Kreide <shop@kreide.example>', secret: testSecret },
  });
  const paid = await order(person, 'RECHNUNG');
  await orders.ship(paid, { carrier: 'GLS', trackingCode: null });
  await order(person, 'VORKASSE');
  await order(person, 'CREDIT_CARD');
  await open(person);
  await addPasskey(shop);
  await colleagues(shop, person);
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
  if (announced.isError) throw new Error(JSON.stringify(announced));
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
  if (answer.errorMessage !== null) throw new Error(answer.errorMessage);
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

/** A key to her account. */
async function addPasskey(shop: TestShop) {
  const site = { url: 'https://kreide.example', passkeyHost: 'kreide.example' };
  const visitor = shop.visitor('de', { site });
  await logIn(visitor, email, annasPassword);
  const { options, ceremony } = await beginAdding(visitor);
  const response = createAuthenticator(site.url).make(options);
  await finishAdding(visitor, { ceremony, response, name: 'Zymark-Telefon' });
}

/** Of a school that she has nothing to do with: its ids are told to others as if they were hers. */
async function colleagues(shop: TestShop, person: Person) {
  const { database, clock } = shop;
  const { parameters } = shop.services;
  const number = 'S-4711';
  const school = { ...address, company: 'Zymarkschule', phone: '+49 221 7' };
  const faults = await createCustomerOperator({ database, clock, parameters }).add(
    {
      ...{ kind: 'business', email: 'zymark@schule.example', customerNumber: number },
      ...{ vatRegistrationNo: 'DE123456789', paymentMethod: 'RECHNUNG', paymentTermsDays: 14 },
      ...{ firstName: 'Zymarkeva', lastName: 'Zymarkwald', customerAddress: school },
    },
    annasPassword,
  );
  if (Object.keys(faults).length > 0) throw new Error(JSON.stringify(faults));
  const eva = await signedIn(shop, number, annasPassword, 'b2b');
  await eva.ask('invitePerson', {
    ...{ email: 'zymark.otto@schule.example', firstName: 'Zymarkotto', lastName: 'Zymark' },
    role: 'buyer',
  });
  await eva.ask('institution');
  for (const field of ['InstitutionPerson.personId', 'InstitutionInvite.inviteId']) {
    for (const id of eva.valuesFor([field])) person.learn(field, id);
  }
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
