import { type APIRequestContext, expect, test } from '@playwright/test';
import { order, signIn } from './customer.ts';
import { createWalk, expectLivingMails, hostOf, type Storefront } from './links.ts';
import { importLines, shop } from './operator.ts';
import { addSomething } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

/*
 * What depends on what a visitor has done, and mails. All other links are opened by
 * scripts/hunts/links.e2e.ts.
 */

const all = Object.keys(storefronts) as Storefront[];

async function logIn(request: APIRequestContext, storefront: Storefront) {
  const host = hostOf(storefront);
  const { user, password } = logins[storefront.startsWith('b2b') ? 1 : 0] ?? {
    ...{ user: '', password: '' },
  };
  const answer = await request.post('/login', {
    headers: { host, origin: `http://${host}` },
    form: { email: user, password },
    maxRedirects: 0,
  });
  expect(answer.status(), 'login').toBe(303);
}

/** Imports an article that nobody can buy now. */
async function soldOut(id: string): Promise<void> {
  const cents = { cents: 200 };
  await importLines([
    { type: 'category', id: 'linkprobe', name: 'Linkprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id, category: 'linkprobe', name: 'Kreisel' },
      items: [
        {
          ...{ id, orderNumber: id, stock: 0, restockDays: null },
          prices: { de: cents, at: cents, ch: cents, b2b: cents },
        },
      ],
    },
  ]);
}

test('ROUTE-33 no link of an article that cannot be bought is dead, nor of waiting for it', async ({
  playwright,
  baseURL,
}) => {
  await soldOut('link-weg');
  for (const storefront of all) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    if (storefront.startsWith('b2b')) await logIn(visitor, storefront);
    const host = hostOf(storefront);
    const page = async () => (await visitor.get('/prod/link-weg', { headers: { host } })).text();
    await expect.poll(page).toContain('href="/notify/link-weg"');
    const walk = createWalk(visitor);
    const paths = ['/prod/link-weg', '/notify/link-weg', '/notify', '/notify?end=x'];
    expect((await walk.follow(storefront, paths)).length).toBeGreaterThan(40);
    expect(walk.dead, storefront).toEqual([]);
    await visitor.dispose();
  }
});

const inPart = (part: string) => ({
  [`${part}.firstname`]: 'Änne',
  [`${part}.lastname`]: 'Müller',
  [`${part}.streetAndNumber`]: 'Lindenweg 4',
  [`${part}.postcode`]: '10115',
  [`${part}.city`]: 'Berlin',
  [`${part}.country`]: 'DE',
});

/** Sends the form of a page that asks for an e-mail address, without a script. */
async function sendForm(
  request: APIRequestContext,
  storefront: Storefront,
  path: string,
  words: Readonly<Record<string, string>>,
) {
  const host = hostOf(storefront);
  const html = await (await request.get(path, { headers: { host } })).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const forms = [...main.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => form);
  const form = forms.find((each) => /<input\b[^>]*\bname="(?:email|login)"/.test(each)) ?? '';
  const fields = [...form.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)].flatMap(
    ([, attributes = '']) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      const name = of('name');
      if (name === undefined || of('type') === 'file') return [];
      if (of('type') === 'radio' && !/\bchecked\b/.test(attributes)) return [];
      return [
        [name, words[name] ?? of('value') ?? (of('type') === 'checkbox' ? 'on' : '')] as const,
      ];
    },
  );
  const answer = await request.post(path, {
    headers: { host, origin: `http://${host}` },
    multipart: Object.fromEntries(fields),
    maxRedirects: 0,
  });
  const said = /role="alert".*?<\/(?:div|p|ul)>/s.exec(await answer.text())?.[0];
  expect(answer.status(), `${path} ${JSON.stringify(fields)} ${said}`).toBeLessThan(400);
}

test('ROUTE-33 no link of a mail is dead: of an account, an order, a newsletter and what forms send', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-77');
  await shop('order', 'deliver', number);
  await shop('order', 'paid', number);
  await shop('order', 'refund', number, '--cents', '100');
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const own = email.replace('@', '+2@');
  const words = {
    ...{ firstName: 'Änne', lastName: 'Müller', streetAndHouseNr: 'Lindenweg 4', city: 'Berlin' },
    ...{ postCode: '10115', country: 'DE', password: 'Tafel-blau-19', topic: 'other' },
    ...inPart('shipping'),
    ...inPart('billing'),
    passwordRepeat: 'Tafel-blau-19',
    ...{ name: 'Änne Müller', edition: 'school', quantity: '1', orderNumber: number },
    message: 'Wann kommen die neuen Hefte wieder?',
  };
  await sendForm(guest, 'de', '/myaccount/resetpassword', { login: email });
  await sendForm(guest, 'de', '/service/newsletter', { ...words, email });
  await sendForm(guest, 'de', '/service/kontakt', { ...words, email });
  await sendForm(guest, 'de', '/service/katalog', { ...words, email });
  await soldOut('link-mail');
  await expect.poll(async () => (await guest.get('/notify/link-mail')).status()).toBe(200);
  await sendForm(guest, 'de', '/notify/link-mail', { ...words, email });
  await sendForm(guest, 'de', '/myaccount/register', { ...words, email: own });
  await expectLivingMails(page, 'de', [email, own], 9);
  await guest.dispose();
});

test('ROUTE-33 no link is dead of a cart, a checkout, a confirmation, an order, its return and an account', async ({
  page,
}) => {
  await signIn(page, '/myaccount/orders');
  await addSomething(page, 'de');
  const before = createWalk(page.request);
  const steps = ['basket', 'shipping', 'payment', 'summary'].map((step) => `/checkout/${step}`);
  expect((await before.follow('de', steps)).length).toBeGreaterThan(40);
  expect(before.dead).toEqual([]);
  const number = await order(page);
  const ordered = createWalk(page.request);
  await ordered.follow('de', [new URL(page.url()).pathname]);
  expect(ordered.dead).toEqual([]);
  await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-77');
  await shop('order', 'deliver', number);
  await shop('order', 'paid', number);
  const after = createWalk(page.request);
  const opened = await after.follow('de', ['/myaccount/orders', '/myaccount/wishlist']);
  for (const page of ['orders/orderdetail', 'returns/productselection', 'activity']) {
    expect(opened).toContain(`/myaccount/${page}`);
  }
  expect(after.dead).toEqual([]);
});
