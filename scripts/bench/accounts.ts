import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { readSettings } from '@kreide/server';
import { type Browser, chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../chromium.ts';
import { openShopDatabase } from '../composition/database.ts';
import { ask, type Documents, operation } from './documents.ts';
import { type LoadRequest, load } from './load.ts';
import { type Conditions, listingPaths, measurer, page } from './pages.ts';
import { openPhone, slowNet, slowProcessor, watchTimes } from './phone.ts';
import { type BenchServer, startServer } from './servers.ts';
import type { Row } from './table.ts';

const goals = {
  loginMs: 150,
  sessionsBytes: 20_000_000,
  listMs: 30,
  listBytes: 25_000,
  lcpMs: 1000,
  slowDown: 1.5,
} as const;

const logins = 100;
const sessions = 5_000;
const entries = 200;
const wrongLoginsPerMinute = 1_000;
const phoneRuns = 5;

interface Account {
  readonly email: string;
  readonly password: string;
  /** The API's headers of the customer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Logins, sessions that are alive, long lists, and what many wrong logins cost everybody else. */
export async function measureAccounts(
  conditions: Conditions,
  documents: Documents,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  {
    await using shop = await startShop(conditions.env);
    const account = await register(shop, documents, conditions.env);
    rows.push(...(await measureLogins(shop, documents, account, conditions.env)));
    const list = await provideList(conditions, shop, documents, account);
    rows.push(...(await measureList(conditions, shop, account, list)));
    const reader = await register(shop, documents, conditions.env);
    rows.push(await measureInvited(shop, reader, list.invite));
    rows.push(await measureSessions(shop, documents, account));
  }
  rows.push(await measureWrongLogins(conditions, documents));
  return rows;
}

const startShop = (env: Conditions['env']) =>
  startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);

const storeHeaders = ({ authorization }: BenchServer) => ({
  'x-store': 'de',
  'x-shop-language': 'de-DE',
  authorization: authorization ?? '',
});

const apiOf = ({ apiPort }: BenchServer) => `http://127.0.0.1:${apiPort}`;

const activate = {
  name: 'bench_activate',
  text: `update customer set state = 'active' where email = $1`,
};
const passwordHash = {
  name: 'bench_password_hash',
  text: 'select password_hash from customer where email = $1',
};

/** A customer of their own, whose address is confirmed. */
async function register(
  shop: BenchServer,
  documents: Documents,
  env: Conditions['env'],
): Promise<Account> {
  const store = storeHeaders(shop);
  const { initShop } = await ask<{ initShop: { userId: string } }>(
    apiOf(shop),
    operation(documents, 'InitShopMutation', {}, store),
  );
  const name = randomBytes(8).toString('hex');
  const email = `${name}@example.org`;
  const password = `Kreide-${name}`;
  const visitor = { ...store, 'x-ishop-api-userid': initShop.userId };
  const form = {
    email,
    password,
    address: {
      salutation: 'MS',
      firstName: 'Erika',
      lastName: 'Muster',
      streetAndHouseNr: 'Lindenweg 4 a',
      postCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  };
  const { result } = await ask<{ result: { loginToken: string | null } }>(
    apiOf(shop),
    operation(documents, 'RegisterCustomerMutation', { form }, visitor),
  );
  if (result.loginToken === null) throw new Error('Nobody could be registered');
  await using opened = await openShopDatabase(readSettings(env), () => {});
  await opened.database.run(activate, [email]);
  return { email, password, headers: { ...visitor, 'x-jwt': result.loginToken } };
}

const login = (
  shop: BenchServer,
  documents: Documents,
  { email, password }: Pick<Account, 'email' | 'password'>,
): LoadRequest => operation(documents, 'LoginMutation', { email, password }, storeHeaders(shop));

interface LoginAnswer {
  readonly login: { readonly successful: boolean; readonly loginToken: string | null };
}

/** One client's logins, and what of them is the hash that the account's password is kept by. */
async function measureLogins(
  shop: BenchServer,
  documents: Documents,
  account: Account,
  env: Conditions['env'],
): Promise<readonly Row[]> {
  const request = login(shop, documents, account);
  const enter = async () => {
    const { login: answer } = await ask<LoginAnswer>(apiOf(shop), request);
    if (!answer.successful) throw new Error('A login was refused');
  };
  await timesOf(20, enter);
  const whole = await timesOf(logins, enter);
  const hash = await timesOf(logins, await hashOf(account, env));
  const rest = whole.p95 - hash.p95;
  return [
    {
      work: 'login of one client',
      ...whole,
      target: `p95 ≤ ${goals.loginMs} ms besides the hash`,
      isMet: rest <= goals.loginMs,
    },
    { work: 'the hash of its password alone', ...hash, target: 'for comparison', isMet: true },
  ];
}

/** Does what a check of the account's password does, in this process. */
async function hashOf({ email, password }: Account, env: Conditions['env']) {
  await using opened = await openShopDatabase(readSettings(env), () => {});
  const row = await opened.database.row<{ password_hash: string }>(passwordHash, [email]);
  const [, memory, passes, parallelism, salt = ''] =
    /\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(row?.password_hash ?? '') ?? [];
  const settings = {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: 32,
  };
  return async () => {
    await promisify(argon2)('argon2id', settings);
  };
}

async function timesOf(count: number, work: () => Promise<void>) {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[count >> 1] ?? 0, p95: times[Math.ceil(count * 0.95) - 1] ?? 0 };
}

/** What the process holds of customers who are logged in: sessions are rows of the database. */
async function measureSessions(
  shop: BenchServer,
  documents: Documents,
  account: Account,
): Promise<Row> {
  const request = login(shop, documents, account);
  const open = async () => {
    const { login: answer } = await ask<LoginAnswer>(apiOf(shop), request);
    const headers = { ...account.headers, 'x-jwt': answer.loginToken ?? '' };
    await ask(apiOf(shop), operation(documents, 'LoginStateQuery', {}, headers));
  };
  const openMany = async (count: number) => {
    let left = count;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        await open();
      }
    };
    await Promise.all([client(), client()]);
  };
  await openMany(500);
  const before = await shop.memory();
  await openMany(sessions);
  const grown = (await shop.memory()) - before;
  return {
    work: `memory of ${sessions.toLocaleString('en')} sessions that are alive`,
    figure: `${(grown / 1e6).toFixed(1)} MB`,
    target: `≤ ${goals.sessionsBytes / 1e6} MB`,
    isMet: grown <= goals.sessionsBytes,
  };
}

interface List {
  readonly externalId: string;
  /** Path of the link that shares it. */
  readonly invite: string;
}

interface ListAnswer {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly wishlist: {
    readonly externalId: string;
    readonly invites?: readonly { readonly path: string }[];
  };
}

/** A long list, and a link to it. */
async function provideList(
  { samples }: Conditions,
  shop: BenchServer,
  documents: Documents,
  { headers }: Account,
): Promise<List> {
  const change = async (name: string, variables: Record<string, unknown>) => {
    const answers = await ask<Record<string, ListAnswer>>(
      apiOf(shop),
      operation(documents, name, variables, headers),
    );
    const [answer] = Object.values(answers);
    if (!answer?.successful) throw new Error(`${name}: ${answer?.errorMessage}`);
    return answer.wishlist;
  };
  const { externalId } = await change('CreateWishlistMutation', { name: 'Klasse 3b' });
  for (const good of samples.goods.slice(0, entries)) {
    const [productId, itemId] = good.split(' ');
    const entry = { productId, itemId, quantity: 2 };
    await change('AddWishlistEntryMutation', { externalId, entry });
  }
  const { invites } = await change('ShareWishlistMutation', { externalId });
  return { externalId, invite: invites?.[0]?.path ?? '' };
}

async function measureList(
  conditions: Conditions,
  shop: BenchServer,
  account: Account,
  { externalId }: List,
): Promise<readonly Row[]> {
  const { headers, ...request } = page(`/myaccount/wishlist?list=${externalId}`, 'br');
  const cookie = (await cookiesOf(shop, account)).join('; ');
  const measure = measurer(conditions, shop);
  const times = await measure(
    `page of a list of ${entries}`,
    [{ ...request, headers: { ...headers, cookie } }],
    1,
  );
  return [
    {
      work: `page of a list of ${entries} entries`,
      ...times,
      target: `p50 ≤ ${goals.listMs} ms`,
      isMet: times.p50 <= goals.listMs,
    },
    {
      work: 'the same, as sent',
      figure: `${(times.bytesPerAnswer / 1000).toFixed(1)} kB`,
      target: `≤ ${goals.listBytes / 1000} kB`,
      isMet: times.bytesPerAnswer <= goals.listBytes,
    },
  ];
}

/** Logs in as a browser does. @returns its cookies, `name=value` */
async function cookiesOf(
  { port }: BenchServer,
  { email, password }: Account,
): Promise<readonly string[]> {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/api/login-action/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ formData: { email, password }, mergeCart: false }),
  });
  if (!response.ok) throw new Error(`A login answers ${response.status}`);
  return response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
}

/** What somebody who is logged in sees of a link to a list, on a slow phone. */
async function measureInvited(shop: BenchServer, reader: Account, path: string): Promise<Row> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumSwitches],
  });
  try {
    const cookies = await cookiesOf(shop, reader);
    const url = `http://localhost:${shop.port}`;
    const all: number[] = [];
    for (let run = 0; run < phoneRuns; run += 1) {
      all.push(await firstPaint(browser, { url, path, cookies }));
    }
    const lcp = all.toSorted((a, b) => a - b)[phoneRuns >> 1] ?? 0;
    return {
      work: 'page of a shared list on a phone: largest contentful paint',
      figure: `${Math.round(lcp)} ms`,
      target: `≤ ${goals.lcpMs} ms`,
      isMet: lcp <= goals.lcpMs,
    };
  } finally {
    await browser.close();
  }
}

async function firstPaint(
  browser: Browser,
  { url, path, cookies }: { url: string; path: string; cookies: readonly string[] },
): Promise<number> {
  const { page: phone, session } = await openPhone(browser);
  try {
    await phone.context().addCookies(
      cookies.map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url };
      }),
    );
    await slowNet(session);
    await slowProcessor(session);
    const times = await watchTimes(phone);
    await phone.goto(`${url}${path}`);
    await phone.getByRole('heading', { level: 1, name: 'Klasse 3b' }).waitFor();
    await phone.getByRole('region', { name: 'Cookies und Datenschutz' }).waitFor();
    return (await times()).lcp;
  } finally {
    await phone.context().close();
  }
}

/** Limits as in production: one address tries passwords while others look at goods. */
async function measureWrongLogins(conditions: Conditions, documents: Documents): Promise<Row> {
  const { env, samples, seconds } = conditions;
  const limited = Object.entries(env).filter(([name]) => !name.startsWith('KREIDE_LIMIT_'));
  await using shop = await startShop(Object.fromEntries(limited));
  const { email } = await register(shop, documents, env);
  const requests = listingPaths(samples).map((path) => page(path, 'br'));
  const wrong = login(shop, documents, { email, password: 'falsch' });
  const browse = async (isAttacked: boolean) => {
    const attack = setInterval(
      () => void ask(apiOf(shop), wrong).catch(() => {}),
      isAttacked ? 60_000 / wrongLoginsPerMinute : 2 ** 30,
    );
    try {
      return (await load({ url: shop.url, requests, connections: 1, seconds })).p95;
    } finally {
      clearInterval(attack);
    }
  };
  const ratios: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const quiet = await browse(false);
    ratios.push((await browse(true)) / quiet);
  }
  const ratio = ratios.toSorted((a, b) => a - b)[1] ?? 0;
  return {
    work: `listings’ p95 while one address sends ${wrongLoginsPerMinute} wrong logins a minute`,
    figure: `${ratio.toFixed(2)} ×`,
    target: `≤ ${goals.slowDown} ×`,
    isMet: ratio <= goals.slowDown,
  };
}
