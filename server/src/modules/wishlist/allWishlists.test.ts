import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { importLines } from '../../testing/importLines.ts';
import { enterShop, logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let db: TestDatabase;
let shop: TestShop;

const product = (id: string, name: string, cents: number) => ({
  type: 'product',
  id,
  category: 'paper',
  name,
  items: [{ id: `${id}-1`, stock: 50, prices: { de: { cents } } }],
});

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
  await importLines(db.database, [
    { type: 'category', id: 'paper', name: 'Papier' },
    product('pen', 'Stift', 250),
    product('pad', 'Block', 400),
  ]);
});

afterAll(() => db.drop());

const essentials = 'externalId name isDefault isStandardList entries { productId itemId quantity }';

const full = `externalId name description isDefault isStandardList createdAt
  entries {
    externalId productId itemId name path quantity isSaleable
    product { name price { current { cents } } }
    item { orderNumber }
    totals { current { cents } }
  }`;

const add = (visitor: Visitor, entry: string, list = '') =>
  visitor.run<{ wishlist_add: { wishlists: readonly { externalId: string }[] } }>(
    `mutation { wishlist_add(${list} entry: { ${entry} }) { successful wishlists { externalId } } }`,
  );

const entryOf = (id: string, name: string, quantity: number, cents: number) => ({
  externalId: expect.any(String),
  productId: id,
  itemId: `${id}-1`,
  name,
  path: `/prod/${id}?varid=${id}-1`,
  quantity,
  isSaleable: true,
  product: { name, price: { current: { cents } } },
  item: { orderNumber: expect.any(String) },
  totals: { current: { cents: cents * quantity } },
});

it('API-91: all lists: a guest reads them in full, a customer the essentials of each and one in full', async () => {
  const { visitor } = await enterShop(shop);
  await add(visitor, 'productId: "pen", itemId: "pen-1", quantity: 3');
  await add(visitor, 'productId: "pad", itemId: "pad-1"');
  const pen = entryOf('pen', 'Stift', 3, 250);
  const pad = entryOf('pad', 'Block', 1, 400);
  const notepad = {
    externalId: expect.any(String),
    name: 'Merkzettel',
    description: '',
    isDefault: true,
    createdAt: expect.any(String),
  };
  expect(await visitor.run(`{ allWishlists { ${full} } }`)).toEqual({
    allWishlists: [{ ...notepad, isStandardList: false, entries: [pen, pad] }],
  });

  // The notepad goes along into the account, where there may be twenty lists.
  await logIn(visitor, 'mia.beispiel@kreide.example', passwords.consumer);
  const { wishlist_create: created } = await visitor.run<{
    wishlist_create: { wishlist: { externalId: string } };
  }>('mutation { wishlist_create(name: "Klasse 3b") { wishlist { externalId } } }');
  const { externalId } = created.wishlist;
  await add(
    visitor,
    'productId: "pad", itemId: "pad-1", quantity: 2',
    `externalId: "${externalId}"`,
  );
  const essentialOf = (id: string, quantity: number) => ({
    productId: id,
    itemId: `${id}-1`,
    quantity,
  });
  expect(
    await visitor.run(
      `query ($list: String) {
        allWishlists { ${essentials} }
        wishlist(externalId: $list) { ${full} }
      }`,
      { list: externalId },
    ),
  ).toEqual({
    allWishlists: [
      {
        externalId: expect.any(String),
        name: 'Merkzettel',
        isDefault: true,
        isStandardList: true,
        entries: [essentialOf('pen', 3), essentialOf('pad', 1)],
      },
      {
        externalId,
        name: 'Klasse 3b',
        isDefault: false,
        isStandardList: false,
        entries: [essentialOf('pad', 2)],
      },
    ],
    wishlist: {
      ...notepad,
      externalId,
      name: 'Klasse 3b',
      isDefault: false,
      isStandardList: false,
      entries: [entryOf('pad', 'Block', 2, 400)],
    },
  });
});

it('all lists of somebody else are nobody’s', async () => {
  const { visitor } = await enterShop(shop);
  await add(visitor, 'productId: "pen", itemId: "pen-1"');
  const other = await enterShop(shop);
  expect(await other.visitor.run(`{ allWishlists { ${essentials} } }`)).toEqual({
    allWishlists: [],
  });
});
