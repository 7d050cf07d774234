import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { personalData } from '../../personalData.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { accountEventKinds } from '../accountEvent/accountEvent.ts';
import { codeName, fieldName } from './fieldWords.ts';
import { partName } from './pageWords.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Tables of customers that their export does not read, and why not. */
const otherTables: Readonly<Record<string, string>> = {
  account_token: 'hashes of links in mails, which end by themselves',
  attempt: 'counters under hashes, which end by themselves',
  consent: "a random number of the browser's, of nobody that the shop knows",
  data_export: 'the export itself',
  invoice_dispatch: 'a mail that still has to be written',
  lightning_reservation: 'a line of the cart',
  order_stock: 'what an order took of the stock: its lines, counted',
  institution_invite: 'names and addresses of others, until they join',
  passkey_user: 'a random name by which authenticators know the account',
  return_draft: 'under a random number in a cookie, for a day; then a return',
  teaser_list: "an editor's",
  tracking_event: "a random number of the browser's, of nobody that the shop knows",
  visitor: 'a random number and a time',
};

/** Columns of the tables it reads. */
const otherColumns: Readonly<Record<string, string>> = {
  'account_event.day': 'the day of what is counted by day',
  'address.user_id': 'random; of guests',
  'cart.billing_address_id': 'an address of the address book',
  'cart.express_provider': "the payment provider's session",
  'cart.express_session': 'a secret of the payment provider',
  'cart.is_guest': 'of the step of the login',
  'cart.next_cart_id': 'of carts that were ordered',
  'cart.shipping_address_id': 'an address of the address book',
  'cart.shipping_refused': 'of the step of the shipping',
  'cart.user_id': 'random',
  'cart_position.acknowledged_cents': "the shop's price, which changes",
  'cart_position.acknowledged_tiers': "the shop's prices, which change",
  'cart_position.last_change': 'of the last press of a button',
  'customer.password_hash': 'a secret',
  'customer.removed_from': 'random; of who can no longer log in',
  'customer_order.cart_id': 'of the cart that became the order',
  'customer_order.idempotency_key': 'of one press of a button',
  'customer_order.search_text': 'words of the same order',
  'customer_order.user_id': 'random',
  'institution_member.institution_id': 'the same for all people of one business',
  'invoice.content': 'what stands on the paper, which the account has as a file',
  'invoice.refund_id': 'by the order',
  'invoice.shipment_number': 'by the order',
  'known_device.id_hash': 'a secret',
  'mail.attempts': 'of sending',
  'mail.html': 'holds links that open something; the text of messages is told',
  'mail.last_error': 'of sending',
  'mail.message_id': 'of sending',
  'mail.next_attempt_at': 'of sending',
  'mail.unsubscribe_url': 'a link that opens something',
  'passkey.counter': 'of the authenticator',
  'passkey.credential_id': "the authenticator's",
  'passkey.public_key': 'checks signatures',
  'passkey.transports': 'of the authenticator',
  'membership.mandate': 'a secret of the payment provider',
  'membership.renewal_id': 'of a payment, which is told',
  'order_approval.decided_by': 'somebody else',
  'order_approval.institution_id': 'the same for all people of one business',
  'order_line.item_id': 'by the article number',
  'order_line.media_id': 'the picture of the article',
  'order_line.product_id': 'by the article number',
  'order_line.tax_class': 'by the rate',
  'payment_attempt.ask_at': 'of a job',
  'payment_attempt.asked': 'of a job',
  'payment_attempt.lapses_at': 'of a job',
  'payment_attempt.mandate': 'a secret of the payment provider',
  'payment_attempt.next_step': 'a secret of the payment provider',
  'payment_attempt.reference': "the payment provider's",
  'refund.ask_at': 'of a job',
  'refund.attempt_id': 'of a payment, which is told',
  'refund.reference': "the payment provider's",
  'refund.tries': 'of a job',
  'return_image.bytes': 'a picture that the customer has',
  'review.seen_in_import': 'of imported ones',
  'review.source_hash': 'of imported ones',
  'session.id_hash': 'a secret',
  'wishlist.user_id': 'random; of guests',
  'wishlist_invite.token': 'a link that opens something',
};

const columns = statement(
  'test_columns',
  `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
);
const references = statement(
  'test_references',
  `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f'`,
);

/** The address of a company. */
const companies = ['manufacturer'];

/** Names by which rows are somebody's, with and without a foreign key. */
const ownersColumn = /^(?:(?:.+_)?customer_id|user_id|visitor|(?:.+_)?email|recipient|reply_to)$/;

async function tablesOfCustomers(): Promise<ReadonlySet<string>> {
  const all = await db.database.rows<{ table: string; column: string }>(columns);
  const links = await db.database.rows<{ from: string; to: string }>(references);
  const found = new Set(['customer']);
  for (const { table, column } of all) {
    if (ownersColumn.test(column) && !companies.includes(table)) found.add(table);
  }
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { from, to } of links) if (found.has(to)) found.add(from);
  }
  return found;
}

const tablesIn = (sql: string) =>
  new Set([...sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/g)].flatMap(([, table]) => table ?? []));

test('every table of customers is in the export, or there is a reason', async () => {
  const read = new Set(personalData.flatMap(({ query }) => [...tablesIn(query)]));
  const theirs = [...(await tablesOfCustomers())];
  expect(theirs).toEqual(expect.arrayContaining(['order_line', 'wishlist_comment', 'mail']));
  const forgotten = theirs.filter((table) => !read.has(table) && !(table in otherTables));
  expect(forgotten).toEqual([]);
  expect(Object.keys(otherTables).filter((table) => read.has(table))).toEqual([]);
});

test('so is every column of them', async () => {
  const theirs = await tablesOfCustomers();
  const all = await db.database.rows<{ table: string; column: string }>(columns);
  const forgotten: string[] = [];
  for (const { table, column } of all) {
    const queries = personalData.filter(({ query }) => tablesIn(query).has(table));
    if (!theirs.has(table) || queries.length === 0) continue;
    // Keys are there to find the rows by.
    if (column === 'id' || column === 'customer_id') continue;
    const isRead = queries.some(({ query }) => new RegExp(`\\b${column}\\b`).test(query));
    if (!isRead && !(`${table}.${column}` in otherColumns)) forgotten.push(`${table}.${column}`);
  }
  expect(forgotten).toEqual([]);
});

test('every part and field has a name in both languages, and stands in the documents', () => {
  const fields = new Set(
    personalData.flatMap(({ query }) => [...query.matchAll(/'([a-zA-Z]+)',/g)].map(([, f]) => f)),
  );
  const unnamed = (['de', 'en'] as const).flatMap((language) => [
    ...personalData.filter(({ name }) => !partName(name, language)).map(({ name }) => name),
    ...[...fields].filter((field) => !fieldName(field ?? '', language)),
  ]);
  expect(unnamed).toEqual(['cents', 'currency', 'cents', 'currency']);
  const unnamedEvents = accountEventKinds.filter((kind) => codeName('event', kind, 'de') === kind);
  expect(unnamedEvents).toEqual([]);
  const page = readFileSync(new URL('../../../../docs/accounts.md', import.meta.url), 'utf8');
  const undescribed = personalData.filter(({ name }) => !page.includes(`\`${name}\``));
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});
