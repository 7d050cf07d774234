import { type Browser, chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../chromium.ts';
import { apiOf, type Customer } from './customers.ts';
import { ask, type Documents, operation } from './documents.ts';
import { type Conditions, measurer, page } from './pages.ts';
import { openPhone, slowNet, slowProcessor, watchTimes } from './phone.ts';
import type { BenchServer } from './servers.ts';
import type { Row } from './table.ts';

const goals = { listMs: 30, listBytes: 25_000, lcpMs: 1000 } as const;

const entries = 200;
const phoneRuns = 5;

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

/** The page of a long list, and what a link to it opens on a slow phone. */
export async function measureLists(
  conditions: Conditions,
  shop: BenchServer,
  documents: Documents,
  { owner, reader }: { readonly owner: Customer; readonly reader: Customer },
): Promise<readonly Row[]> {
  const list = await provideList(conditions, shop, documents, owner);
  return [
    ...(await measureList(conditions, shop, owner, list)),
    await measureInvited(shop, reader, list.invite),
  ];
}

/** A long list, and a link to it. */
async function provideList(
  { samples }: Conditions,
  shop: BenchServer,
  documents: Documents,
  { headers }: Customer,
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
    await change('AddWishlistEntryMutation', { externalId, entry, page: 0 });
  }
  const { invites } = await change('ShareWishlistMutation', { externalId, page: 0 });
  return { externalId, invite: invites?.[0]?.path ?? '' };
}

async function measureList(
  conditions: Conditions,
  shop: BenchServer,
  account: Customer,
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
  { email, password }: Customer,
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
async function measureInvited(shop: BenchServer, reader: Customer, path: string): Promise<Row> {
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
