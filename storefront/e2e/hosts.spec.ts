import { expect, type Page, test } from '@playwright/test';
import type { Domain } from '../app/platform/domain.ts';
import { ask, storefronts } from './storefronts.ts';

/** What the host of a request decides. */

const { port } = new URL(storefronts.de);

/** What a page that was opened under a host knows of it. */
async function domainAt(page: Page, host: string): Promise<Domain> {
  await page.goto(`http://${host}:${port}/login`);
  const read = () => {
    const { __reactRouterContext: router } = window as unknown as {
      __reactRouterContext?: { state?: { loaderData?: { root?: { domain: Domain } } } };
    };
    return router?.state?.loaderData?.root?.domain;
  };
  await page.waitForFunction(read);
  return (await page.evaluate(read)) as Domain;
}

test('STORE-01 STORE-02 STORE-03 STORE-04 STORE-05 STORE-06 STORE-07 STORE-08 the host decides storefront and language', async ({
  page,
}) => {
  // Pictures and styles say nothing of it.
  await page.route(/\.(?:css|woff2|avif|webp|svg)$/, (route) => route.abort());
  for (const [host, shopStoreId, shopLanguage, isB2b] of [
    ['kreide.ch.localhost', 'ch', 'de-CH', false],
    ['laden.example.ch.localhost', 'ch', 'de-CH', false],
    ['kreide.at.localhost', 'at', 'de-AT', false],
    ['educational.localhost', 'b2b', 'de-DE', true],
    ['educational.example.de.localhost', 'b2b', 'de-DE', true],
    ['en.educational.localhost', 'b2b', 'en-DE', true],
    ['localhost', 'de', 'de-DE', false],
    // DEC-02: a suffix is the last label, whatever the name contains before it.
    ['shop.attic.de.localhost', 'de', 'de-DE', false],
    // DEC-03: both rules hold, each by itself.
    ['educational.example.ch.localhost', 'ch', 'de-CH', true],
  ] as const) {
    expect(await domainAt(page, host), host).toMatchObject({
      host: `${host}:${port}`,
      baseUrl: `http://${host}:${port}`,
      shopStoreId,
      shopLanguage,
      isB2b,
    });
  }
});

test('STORE-01 STORE-02 STORE-04 a name that the configuration does not list is served by its last label', async ({
  request,
}) => {
  const languageOf = async (host: string) => {
    const html = await (await request.get('/login', { headers: { host } })).text();
    return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  };
  for (const [host, language] of [
    ['shop.example.ch', 'de-CH'],
    ['shop.example.at:8443', 'de-AT'],
    ['SHOP.EXAMPLE.AT', 'de-AT'],
    ['shop.example.de', 'de-DE'],
    ['chat.example', 'de-DE'],
  ] as const) {
    expect(await languageOf(host), host).toBe(language);
  }
});

test('STORE-13 the texts are German, but for the English host of the business storefront', async ({
  request,
}) => {
  const german = ['Zum Inhalt springen', 'Kundennummer|E-Mail-Adresse', 'Passwort', 'Anmelden'];
  const english = ['Skip to content', 'Customer number', 'Password', 'Log in'];
  for (const storefront of ['de', 'at', 'ch', 'b2b', 'b2b-en'] as const) {
    const html = await (await ask(request, storefront, '/login')).text();
    const shown = html.replace(/<script.*?<\/script>/gs, '');
    const [own, others] = storefront === 'b2b-en' ? [english, german] : [german, english];
    for (const text of own) expect(shown, storefront).toMatch(new RegExp(`>(?:${text})<`));
    for (const text of others) expect(shown, storefront).not.toMatch(new RegExp(`>(?:${text})<`));
  }
});

test('SEO-07 on this machine the canonical host is the one that search engines know', async ({
  request,
}) => {
  const canonicalAt = async (host: string) => {
    const html = await (
      await request.get('/service/kontakt', { headers: { host: `${host}:${port}` } })
    ).text();
    return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  };
  expect(await canonicalAt('localhost')).toBe('https://kreide.de/service/kontakt');
  expect(await canonicalAt('127.0.0.1')).toBe('https://kreide.de/service/kontakt');
  expect(await canonicalAt('kreide.at.localhost')).toBe('https://kreide.at/service/kontakt');
});
