import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});

afterAll(() => testDatabase.drop());
beforeEach(() => testDatabase.database.script('truncate tracking_event; truncate attempt'));

const stored = () =>
  testDatabase.database.rows<{
    storefront: string;
    visitor: string | null;
    event: string;
    data: unknown;
  }>(
    statement(
      'test_tracking_events',
      'select storefront, visitor, event, data from tracking_event order by id',
    ),
  );

const visitor = 'v'.repeat(22);

async function add(
  events: readonly { event: string; data: unknown; visitor?: string }[],
  sender = shop.visitor(),
) {
  const answer = await sender.run<{ tracking_addEvents: unknown }>(
    `mutation ($events: [TrackingEventInput!]!) {
      tracking_addEvents(events: $events) { successful errorMessage accepted }
    }`,
    {
      events: events.map((each) => ({ visitor, ...each, data: JSON.stringify(each.data) })),
    },
  );
  return answer.tracking_addEvents;
}

const accepted = (count: number) => ({ successful: true, errorMessage: null, accepted: count });
const link = (path: string) => ({
  event: 'interaction',
  data: { interaction_type: 'link', link_class: 'category_listing', link_path: path },
});

test('API-41: events are kept with storefront and random visitor', async () => {
  const items = [{ item_id: 'heft-a5', item_name: 'Heft A5', price: 0.89, index: 3 }];
  const list = { event: 'view_item_list', data: { item_list_name: 'Hefte', items } };
  expect(await add([list, link('/cat/hefte')], shop.visitor('ch'))).toEqual(accepted(2));
  expect(await stored()).toEqual([
    { storefront: 'ch', visitor, ...list },
    { storefront: 'ch', visitor, ...link('/cat/hefte') },
  ]);
});

test.each([
  ['an unknown event', { event: 'keystroke', data: { key: 'a' } }],
  ['the name of something that every object has', { event: 'constructor', data: {} }],
  ['a field too many', { ...link('/'), data: { ...link('/').data, email: 'a@example.de' } }],
  ['a field too few', { event: 'payment_cancel', data: {} }],
  ['a field of another kind', { event: 'payment_cancel', data: { payment_method: 7 } }],
  [
    'an item with more than is known',
    { event: 'add_to_cart', data: { items: [{ item_id: 'a', name: 'x' }] } },
  ],
  ['an endless text', { event: 'payment_cancel', data: { payment_method: 'x'.repeat(1001) } }],
  ['no data', { event: 'add_to_cart', data: null }],
  ['no random visitor', { ...link('/'), visitor: 'anna@example.de' }],
])('API-41: %s is not kept, and costs the others nothing', async (_, event) => {
  expect(await add([event, link('/cat/hefte')])).toEqual(accepted(1));
  expect(await stored()).toHaveLength(1);
});

test('API-41: what is not JSON is not kept', async () => {
  const { tracking_addEvents } = await shop
    .visitor()
    .run<{ tracking_addEvents: unknown }>(
      `mutation { tracking_addEvents(events: [{ event: "interaction", data: "{", visitor: "${visitor}" }]) { successful errorMessage accepted } }`,
    );
  expect(tracking_addEvents).toEqual(accepted(0));
});

test('API-41: nobody floods the shop', async () => {
  const many = Array.from({ length: 60 }, () => link('/'));
  expect(await add(many)).toEqual(accepted(50));
  for (let count = 1; count < 600; count += 1)
    await shop.services.tracking.addTeaserClick('de', 't', '192.0.2.1');
  expect(await add([link('/')])).toEqual({
    successful: false,
    errorMessage: 'tracking.error.tooMany',
    accepted: 0,
  });
  expect(await add([link('/')], shop.visitor('de', { ip: '192.0.2.2' }))).toEqual(accepted(1));
});

test('API-40: a teaser that was followed is counted, by nobody', async () => {
  const click = (id: string) =>
    shop
      .visitor('at')
      .run<{ trackTeaserClick: unknown }>(
        `mutation ($id: String!) { trackTeaserClick(teaserId: $id) { successful errorMessage accepted } }`,
        { id },
      );
  expect((await click('schulanfang-2026')).trackTeaserClick).toEqual(accepted(1));
  expect((await click('<b>')).trackTeaserClick).toEqual(accepted(0));
  expect(await stored()).toEqual([
    {
      storefront: 'at',
      visitor: null,
      event: 'teaser_click',
      data: { teaser_id: 'schulanfang-2026' },
    },
  ]);
});

test('the operator says how long events are kept', async () => {
  await add([link('/')]);
  await shop.services.parameters.set({
    name: 'tracking',
    entry: 'events.days',
    storefront: 'de',
    value: '30',
  });
  shop.clock.advance(29 * 86_400_000);
  await shop.services.tracking.prune();
  expect(await stored()).toHaveLength(1);
  shop.clock.advance(2 * 86_400_000);
  await shop.services.tracking.prune();
  expect(await stored()).toEqual([]);
});
