import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@kreide/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { raisedLimits } from './raisedLimits.ts';
import {
  type Fetch,
  fetchFrom,
  openGuest,
  orderNumberOf,
  type Purchase,
  purchaseOf,
  purchaseSteps,
} from './testing/guest.ts';
import { type MovableAddress, openMovableAddress } from './testing/movableAddress.ts';
import { openableShop, productionSettings } from './testing/openableShop.ts';
import { operate } from './testing/operate.ts';
import { type MachinePostgres, providePostgres, startMachinePostgres } from './testing/postgres.ts';
import { type ShopProcess, startShop } from './testing/shopProcess.ts';

/** Milliseconds until a change shows at the latest (ruling 3). */
const freshness = 2_000;
/** How many people buy at once. */
const shoppers = 6;
/** How often somebody presses a button whose answer is cut off. */
const maxPresses = 10;
/** So many have bought when something is killed under them. */
const boughtBefore = 10;

const customer = { email: 'eva.klein@example.de', password: 'Kreide-blau-5' };

const provided = await providePostgres();
const binaries = 'binaries' in provided ? provided.binaries : undefined;

let directory: string;
let primary: MachinePostgres;
let standby: MachinePostgres;
/** Where the shops find their database, whichever of the two it is. */
let address: MovableAddress;
let first: ShopProcess;
let second: ShopProcess;

describe.skipIf(binaries === undefined)('two shops on one PostgreSQL (needs PostgreSQL)', () => {
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'kreide-two-'));
    primary = await startMachinePostgres(binaries ?? '');
    standby = await primary.startStandby();
    address = await openMovableAddress(primary.port);
    await commitOnBoth();
    await fillShop();
    [first, second] = await Promise.all([start('first'), start('second')]);
  });

  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    await address?.[Symbol.asyncDispose]();
    await standby?.[Symbol.asyncDispose]();
    await primary?.[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true });
  });

  test('what is sold out through one is sold out on the other within 2 s', async () => {
    const page = async () => (await fetch(`${urlOf(second)}/prod/last`)).text();
    expect(await page()).not.toContain('schema.org/OutOfStock');
    await buy(purchaseOf(openGuest(fetchFrom(urlOf(first))), goods('last'), 'last@example.de'));
    await expect
      .poll(page, { timeout: freshness, interval: 50 })
      .toContain('schema.org/OutOfStock');
  });

  test('what an operator changes shows on both within 2 s', async () => {
    const pages = async () =>
      Promise.all(
        [first, second].map(async (shop) => (await fetch(`${urlOf(shop)}/prod/pen`)).text()),
      );
    expect((await pages()).join()).not.toContain('Füller Frisch');
    await importLines([product('pen', 'Füller Frisch', 100_000)]);
    await expect
      .poll(async () => (await pages()).filter((html) => html.includes('Füller Frisch')).length, {
        timeout: freshness,
        interval: 50,
      })
      .toBe(2);
  });

  test('carts and sessions live on both, and outlive a kill -9 of one', async () => {
    let current = first;
    const guest = openGuest((path, init) => fetchFrom(urlOf(current))(path, init));
    const { itemId } = goods('pen');
    await guest.send('/checkout/basket', { intent: 'add', itemId, quantity: '3' });
    await guest.send('/login', { ...customer, redirect: '/myaccount' });
    const seesBothThrough = async (shop: ShopProcess) => {
      current = shop;
      expect(await guest.send('/checkout/basket')).toContain('/prod/pen');
      expect(await guest.send('/myaccount')).toContain('Eva');
    };
    await seesBothThrough(first);
    await seesBothThrough(second);
    await first.kill();
    await seesBothThrough(second);
    first = await start('first');
    await seesBothThrough(first);
  });

  test('a kill -9 of one under load loses nobody an order, and nobody gets two', async () => {
    const load = openLoad('killed', isCutOff);
    await load.hasBought(boughtBefore);
    await first.kill();
    await load.hasBought(2 * boughtBefore);
    const bought = await load.end();
    expect(load.failures()).toEqual([]);
    expect(await ordersOf('killed', primary)).toEqual(bought);
    first = await start('first');
  });

  test('when the standby is promoted, no acknowledged order is missing', async () => {
    const load = openLoad('promoted', () => false);
    await load.hasBought(boughtBefore);
    await primary.kill();
    const acknowledged = await load.end();
    expect(acknowledged.length).toBeGreaterThanOrEqual(boughtBefore);
    await on(standby, 'select pg_promote()');
    address.moveTo(standby.port);
    expect(await ordersOf('promoted', standby)).toEqual(expect.arrayContaining(acknowledged));
    for (const shop of [first, second]) {
      const status = async () => (await fetch(`${urlOf(shop)}/readyz`)).status;
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
    }
    // Who was interrupted goes on where he was; what he ordered already is not ordered again.
    const bought = await load.goOn();
    expect(bought.length).toBeGreaterThan(acknowledged.length);
    expect(await ordersOf('promoted', standby)).toEqual(bought);
  });

  test('logs tell neither secrets nor people, whatever happened', () => {
    const { KREIDE_SECRET, API_CLIENT_SECRET } = productionSettings;
    const words = ['mail-password', 'example.de', 'Änne', 'Lindenweg', customer.password];
    for (const shop of [first, second]) {
      expect(shop.output()).toContain('The database is not available');
      for (const word of [...words, KREIDE_SECRET, API_CLIENT_SECRET]) {
        expect(shop.output()).not.toContain(word);
      }
    }
  });
});

/** As in production: one secret, and a database by an address that can lead elsewhere one day. */
const environment = () => ({
  ...raisedLimits,
  ...productionSettings,
  KREIDE_DATA: path.join(directory, 'operator'),
  DATABASE_URL: `postgres://kreide@127.0.0.1:${address.port}/postgres`,
});

function start(name: string): Promise<ShopProcess> {
  const dataDirectory = path.join(directory, name);
  return startShop({ dataDirectory, env: { ...environment(), KREIDE_DATA: dataDirectory } });
}

const urlOf = ({ port }: ShopProcess) => `http://localhost:${port}`;

async function run(args: readonly string[], input?: string): Promise<void> {
  const { code, stderr } = await operate(args, environment(), input);
  expect(code, stderr).toBe(0);
}

async function on<R>(postgres: MachinePostgres, text: string): Promise<R[]> {
  const database = openDatabase({ connectionString: postgres.url });
  try {
    return await database.rows<R>({ name: '', text });
  } finally {
    await database.close();
  }
}

/** From now on what is committed is on both (docs/operating.md). */
async function commitOnBoth(): Promise<void> {
  await on(primary, "alter system set synchronous_standby_names = '*'");
  await on(primary, 'select pg_reload_conf()');
  const states = () => on(primary, 'select sync_state from pg_stat_replication');
  await vi.waitFor(async () => expect(await states()).toEqual([{ sync_state: 'sync' }]), 10_000);
}

const product = (id: string, name: string, stock: number) => ({
  type: 'product',
  id,
  category: 'stifte',
  name,
  items: [{ id: `${id}-1`, orderNumber: `${id}-1`, stock, prices: { de: { cents: 900 } } }],
});

const goods = (productId: string) => ({ productId, itemId: `${productId}-1` });

async function importLines(lines: readonly object[]): Promise<void> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await run(['import', '-'], text);
}

async function fillShop(): Promise<void> {
  await importLines([
    ...openableShop,
    { type: 'category', id: 'stifte', name: 'Stifte' },
    product('pen', 'Füller', 100_000),
    product('last', 'Letzter Füller', 1),
  ]);
  const file = path.join(directory, 'customer.json');
  const { email, password } = customer;
  const account = { kind: 'consumer', email, firstName: 'Eva', lastName: 'Klein' };
  await writeFile(file, JSON.stringify(account));
  await run(['customer', 'add', file], `${password}\n`);
}

/** The numbers of a load's orders that a database has. */
async function ordersOf(load: string, postgres: MachinePostgres): Promise<string[]> {
  const rows = await on<{ number: string }>(
    postgres,
    `select number from customer_order where email like '%@${load}.example.de' order by number`,
  );
  return rows.map(({ number }) => number);
}

/** The connection ended before the answer: whether the shop has heard the question is not known. */
const isCutOff = (error: unknown) => error instanceof TypeError;

/** Of one process after the other, as a proxy asks: one that takes no connections is passed over. */
function inTurn(): Fetch {
  let turn = 0;
  return async (path, init) => {
    turn += 1;
    const shops = turn % 2 === 0 ? [first, second] : [second, first];
    const [now = first, next = second] = shops;
    try {
      return await fetchFrom(urlOf(now))(path, init);
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== 'ECONNREFUSED') throw error;
      return fetchFrom(urlOf(next))(path, init);
    }
  };
}

async function buy(purchase: Purchase): Promise<string> {
  let page = '';
  for (const step of purchaseSteps) page = await purchase[step]();
  return orderNumberOf(page);
}

interface Load {
  /** Resolves once so many have bought. */
  hasBought(count: number): Promise<void>;
  /** Nobody begins again; resolves with the numbers of all orders that were confirmed. */
  end(): Promise<string[]>;
  /** Those whose step failed go on with it; resolves with all numbers. */
  goOn(): Promise<string[]>;
  /** Why people could not go on. */
  failures(): readonly unknown[];
}

/**
 * People who buy again and again, each request of another process.
 *
 * @param isRepeated whether a step that failed is done again, as by somebody who presses again
 */
function openLoad(name: string, isRepeated: (error: unknown) => boolean): Load {
  const numbers: string[] = [];
  const interrupted: { purchase: Purchase; step: number; error: unknown }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const fetchInTurn = inTurn();
  let isOver = false;

  /**
   * A process that is being killed takes connections until the system has cleared it away: who presses
   * again at once can be cut off again.
   */
  async function pressUntilAnswered(step: () => Promise<string>): Promise<string> {
    for (let pressed = 1; ; pressed += 1) {
      try {
        return await step();
      } catch (error) {
        if (!isRepeated(error) || pressed === maxPresses) throw error;
      }
    }
  }

  /** @returns whether it came to its end */
  async function buyFrom(firstStep: number, purchase: Purchase): Promise<boolean> {
    let page = '';
    for (const [step, title] of purchaseSteps.entries()) {
      if (step < firstStep) continue;
      try {
        page = await pressUntilAnswered(purchase[title]);
      } catch (error) {
        interrupted.push({ purchase, step, error });
        return false;
      }
    }
    numbers.push(orderNumberOf(page));
    for (const { count, resolve } of waiting) if (numbers.length >= count) resolve();
    return true;
  }

  const everybody = Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      const email = `${shopper}@${name}.example.de`;
      let isBuying = true;
      while (isBuying && !isOver) {
        isBuying = await buyFrom(0, purchaseOf(openGuest(fetchInTurn), goods('pen'), email));
      }
    }),
  );
  return {
    async hasBought(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count, resolve });
      const stopped = everybody.then(() => {
        throw new Error(`Nobody buys any more: ${interrupted.map(({ error }) => error).join()}`);
      });
      await Promise.race([promise, stopped]);
    },
    async end() {
      isOver = true;
      await everybody;
      return [...numbers].sort();
    },
    async goOn() {
      const waited = interrupted.splice(0);
      await Promise.all(waited.map(({ step, purchase }) => buyFrom(step, purchase)));
      expect(interrupted).toEqual([]);
      return [...numbers].sort();
    },
    failures: () => interrupted.map(({ error }) => error),
  };
}
