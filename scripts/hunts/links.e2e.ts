import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localHosts } from '../composition/localHosts.ts';
import { raisedLimits, raisedLimitsNote } from '../raisedLimits.ts';
import { type ShopProcess, startShop } from '../testing/shopProcess.ts';
import { createCrawl, type Visitor } from './links/crawl.ts';

/** Links of every page of every storefront; those of mails are opened by `storefront/e2e/links.spec.ts`. */

let directory: string;
let shop: ShopProcess;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-links-'));
  console.log(raisedLimitsNote);
  shop = await startShop({ dataDirectory: directory, env: raisedLimits });
});

afterAll(async () => {
  await shop?.stop();
  await rm(directory, { recursive: true, force: true });
});

type Storefront = keyof typeof localHosts;
const consumers: readonly Storefront[] = ['de', 'at', 'ch'];
const businesses: readonly Storefront[] = ['b2b', 'b2b-en'];

test('ROUTE-33 no link is dead, of any page of any storefront, for guests and for customers', {
  timeout: 900_000,
}, async () => {
  using crawl = createCrawl(shop.port);
  const guest = (storefront: Storefront): Visitor => ({
    host: `${localHosts[storefront]}:${shop.port}`,
    cookies: '',
  });

  async function customer(storefront: Storefront): Promise<Visitor> {
    const { host } = guest(storefront);
    const isBusiness = businesses.includes(storefront);
    const login = shop.logins.find(({ user }) => user.includes('@') !== isBusiness);
    const form = new URLSearchParams({ email: `${login?.user}`, password: `${login?.password}` });
    const { status, headers } = await crawl.ask(new URL(`http://${host}/login`), '', form);
    expect(status, 'login').toBe(303);
    const cookies = headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    return { host, cookies: `${cookies}` };
  }

  const starts = ['/', '/myaccount/contact-details'];
  /** What a visitor was shown that the ones before were not. */
  const pages: Record<string, number> = {};
  // Most of what guests see of consumers' shops and customers of the businesses' is the whole of it.
  for (const each of consumers) pages[each] = await crawl.follow(guest(each), starts);
  for (const each of businesses) pages[each] = await crawl.follow(await customer(each), starts);
  for (const each of consumers) {
    pages[`${each}, customer`] = await crawl.follow(await customer(each), starts);
  }
  // To where what was opened after them leads.
  for (const each of [...consumers, ...businesses]) {
    pages[`${each}, guest`] = await crawl.follow(guest(each), starts);
  }
  console.log(pages);
  for (const each of [...consumers, ...businesses]) expect(pages[each]).toBeGreaterThan(2500);
  for (const each of consumers) expect(pages[`${each}, customer`]).toBeGreaterThan(5);
  expect(crawl.dead).toEqual([]);
});
