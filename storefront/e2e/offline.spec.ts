import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';

/** The way to the shop, which can be cut: a browser's own switch leaves workers their net. */
async function openWay(baseURL: string) {
  const { hostname, port } = new URL(baseURL);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** As a phone opens it from the home screen. */
const install = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode') ? '(min-width: 0px)' : query);
  });

const keptPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

for (const knows of [true, false]) {
  test(`the installed app reads what was looked at last without a net, of which the browser ${knows ? 'knows' : 'does not know'}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const way = await openWay(baseURL ?? '');
    await install(page);
    await page.goto(`${way.origin}/cat/schulbedarf`);
    await expect.poll(() => keptPaths(page)).toContain('/cat/schulbedarf');
    await page.getByRole('main').locator('a[href^="/prod/"]').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Schulbedarf');
    const name = (await heading.textContent()) ?? '';
    const kept = page.getByRole('main').getByRole('link', { name });
    await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname);

    await way.cut();
    await context.setOffline(knows);
    await page.goto(`${way.origin}/cat/kindergarten`);
    await expect(heading).toHaveText('Keine Verbindung');
    await kept.click();
    await expect(heading).toHaveText(name);
    await page.goto(`${way.origin}/offline`);
    await page.getByRole('button', { name: 'Liste leeren' }).click();
    await expect(kept).toHaveCount(0);
    expect(await keptPaths(page)).toEqual(['/offline']);
  });
}

test('a browser keeps nothing', async ({ page }) => {
  await openInteractive(page, '/cat/schulbedarf');
  // The last thing that a page fetches.
  await expect(banner(page)).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
