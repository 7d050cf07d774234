import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { readSettings } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { apiOf, type Customer, register, storeHeaders } from './customers.ts';
import { ask, type Documents, operation } from './documents.ts';
import { measureLists } from './lists.ts';
import { type LoadRequest, load } from './load.ts';
import { type Conditions, listingPaths, page } from './pages.ts';
import { type BenchServer, startServer } from './servers.ts';
import type { Row } from './table.ts';

const goals = {
  loginMs: 150,
  sessionsBytes: 20_000_000,
  slowDown: 1.5,
} as const;

const logins = 100;
const sessions = 5_000;
const wrongLoginsPerMinute = 1_000;

/** Logins, sessions that are alive, long lists, and what many wrong logins cost everybody else. */
export async function measureAccounts(
  conditions: Conditions,
  documents: Documents,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  {
    await using shop = await startShop(conditions.env);
    const account = await registerConfirmed(shop, documents, conditions.env);
    rows.push(...(await measureLogins(shop, documents, account, conditions.env)));
    const reader = await registerConfirmed(shop, documents, conditions.env);
    rows.push(...(await measureLists(conditions, shop, documents, { owner: account, reader })));
    rows.push(await measureSessions(shop, documents, account));
  }
  rows.push(await measureWrongLogins(conditions, documents));
  return rows;
}

const startShop = (env: Conditions['env']) =>
  startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);

const activate = {
  name: 'bench_activate',
  text: `update customer set state = 'active' where email = $1`,
};
const passwordHash = {
  name: 'bench_password_hash',
  text: 'select password_hash from customer where email = $1',
};

/** A new customer, whose address is confirmed. */
async function registerConfirmed(
  shop: BenchServer,
  documents: Documents,
  env: Conditions['env'],
): Promise<Customer> {
  const customer = await register(shop, documents);
  await using opened = await openShopDatabase(readSettings(env), () => {});
  await opened.database.run(activate, [customer.email]);
  return customer;
}

const login = (
  shop: BenchServer,
  documents: Documents,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): LoadRequest => operation(documents, 'LoginMutation', { email, password }, storeHeaders(shop));

interface LoginAnswer {
  readonly login: { readonly successful: boolean; readonly loginToken: string | null };
}

/** One client's logins, and what of them is the hash that the account's password is kept by. */
async function measureLogins(
  shop: BenchServer,
  documents: Documents,
  account: Customer,
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
async function hashOf({ email, password }: Customer, env: Conditions['env']) {
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
  account: Customer,
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
  const before = await shop.memory('live');
  await openMany(sessions);
  const grown = (await shop.memory('live')) - before;
  return {
    work: `memory of ${sessions.toLocaleString('en')} sessions that are alive`,
    figure: `${(grown / 1e6).toFixed(1)} MB`,
    target: `≤ ${goals.sessionsBytes / 1e6} MB`,
    isMet: grown <= goals.sessionsBytes,
  };
}

/** Limits as in production: one address tries passwords while others look at goods. */
async function measureWrongLogins(conditions: Conditions, documents: Documents): Promise<Row> {
  const { env, samples, seconds } = conditions;
  const limited = Object.entries(env).filter(([name]) => !name.startsWith('KREIDE_LIMIT_'));
  await using shop = await startShop(Object.fromEntries(limited));
  const { email } = await registerConfirmed(shop, documents, env);
  const requests = listingPaths(samples).map((path) => page(path, 'br'));
  const wrong = login(shop, documents, { email, password: 'falsch' });
  const browse = async (isAttacked: boolean) => {
    const attack = setInterval(
      () => void ask(apiOf(shop), wrong).catch(() => {}),
      isAttacked ? 60_000 / wrongLoginsPerMinute : 2 ** 30,
    );
    try {
      return (await load({ urls: [shop.url], requests, connections: 1, seconds })).p95;
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
