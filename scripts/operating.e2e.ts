import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, run } from './process.ts';
import { openableShop } from './testing/openableShop.ts';
import { operate } from './testing/operate.ts';
import { freePort, providePostgres, startMachinePostgres } from './testing/postgres.ts';
import { provideNginx, startNginx } from './testing/tlsProxy.ts';

/** What docs/operating.md tells operators to write down does what it says. */

const analyze = '/usr/bin/systemd-analyze';
const missingNginx = await provideNginx();
const postgres = await providePostgres();
const binaries = 'binaries' in postgres ? postgres.binaries : undefined;

let page: string;
let directory: string;

beforeAll(async () => {
  page = await readFile(path.join(root, 'docs/operating.md'), 'utf8');
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-operating-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The one block of code in this language that has these words. */
function block(language: string, words: string): string {
  const blocks = page
    .matchAll(/```(\w+)\n(.*?)```/gs)
    .flatMap(([, ...found]) => (found[0] === language ? [found[1] ?? ''] : []));
  const [only = '', ...others] = [...blocks].filter((text) => text.includes(words));
  expect([only !== '', others]).toEqual([true, []]);
  return only;
}

test('the file of settings is read by a shell, and by systemd in the same way', async () => {
  const text = block('sh', 'KREIDE_ENV=production');
  const file = path.join(directory, 'kreide.env');
  await writeFile(file, text);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = lines.map((line) => line.split('=')[0] ?? '');
  const said = names.map((name) => `${name}=$${name}`).join('\n');
  const { ok, output } = await run('/bin/sh', ['-ec', `. "$0"; echo "${said}"`, file], {
    env: { PATH: process.env.PATH },
  });
  // systemd takes all of a line for the value, without quotes around it.
  const bySystemd = lines.map((line) => line.replace(/='(.*)'$/, '=$1'));
  expect([ok, output.trim().split('\n')]).toEqual([true, bySystemd]);
  expect(output).toContain('MAIL_FROM=Shop <shop@example.de>\n');
});

test.skipIf(binaries === undefined)(
  'a backup is made and restored as the page says, and tells the same shop (needs PostgreSQL)',
  async () => {
    await using server = await startMachinePostgres(binaries ?? '');
    const { hostname, port, username } = new URL(server.url);
    const shell = async (commands: string) => {
      const { ok, output } = await run('/bin/sh', ['-ec', commands], {
        cwd: path.relative(root, directory),
        env: {
          PATH: `${binaries}:${process.env.PATH}`,
          ...{ PGHOST: hostname, PGPORT: port, PGUSER: username, DATABASE_URL: server.url },
        },
      });
      expect(ok, output).toBe(true);
    };
    const exported = async (url: string) => {
      const env = { DATABASE_URL: url, KREIDE_DATA: directory };
      const { code, stdout, stderr } = await operate(['export', '-'], env);
      expect(code, stderr).toBe(0);
      return stdout;
    };
    const lines = openableShop.map((line) => `${JSON.stringify(line)}\n`).join('');
    const env = { DATABASE_URL: server.url, KREIDE_DATA: directory };
    expect(await operate(['import', '-'], env, lines)).toMatchObject({ code: 0 });
    const before = await exported(server.url);

    await shell(block('sh', 'pg_dump -Fc'));
    const [create = '', restore = ''] = block('sh', 'pg_restore').split('\n');
    await shell(create);
    await shell(restore.replace('ADDRESS', `${hostname}:${port}`).replace('shop-….', 'shop-*.'));
    const restored = new URL(server.url);
    restored.pathname = '/restored';
    expect(await exported(restored.href)).toBe(before);
    expect(before.split('\n').length).toBeGreaterThan(openableShop.length);
  },
);

test.skipIf(!existsSync(analyze))('systemd accepts the unit (needs systemd)', async () => {
  const unit = path.join(directory, 'kreide@.service');
  // Where npm is differs; that of an operator is Debian's.
  await writeFile(unit, block('ini', '[Service]').replace('/usr/bin/npm', process.execPath));
  const { ok, output } = await run(analyze, ['verify', '--man=no', unit]);
  const ofUnit = output.split('\n').filter((line) => line.includes('kreide@'));
  expect([ok, ofUnit]).toEqual([true, []]);
});

describe.skipIf(missingNginx)('nginx (needs nginx and openssl)', () => {
  const has: readonly (readonly string[])[] = [
    ['/', '/assets/old.js'],
    ['/', '/assets/new.js'],
  ];
  const asked: string[][] = [[], []];
  const shops: Server[] = [];
  let proxy: AsyncDisposable;
  let port: number;

  beforeAll(async () => {
    for (const [at, paths] of has.entries()) {
      const shop = createServer(({ url = '' }, response) => {
        asked[at]?.push(url);
        response.writeHead(paths.includes(url) ? 200 : 404).end();
      });
      shop.listen(0, '127.0.0.1');
      await once(shop, 'listening');
      shops.push(shop);
    }
    const [first = 0, second = 0] = shops.map((shop) => {
      const address = shop.address();
      return typeof address === 'object' ? address?.port : undefined;
    });
    port = await freePort();
    proxy = await startNginx([port], ({ certificate, key }) =>
      block('nginx', 'upstream shop')
        .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('/etc/ssl/shop.pem', certificate)
        .replace('/etc/ssl/shop.key', key),
    );
  });
  afterAll(async () => {
    await proxy?.[Symbol.asyncDispose]();
    for (const shop of shops) {
      shop.close();
      shop.closeAllConnections();
    }
  });

  async function statusOf(url: string): Promise<number | undefined> {
    const asking = request({ port, path: url, host: '127.0.0.1', rejectUnauthorized: false }).end();
    const [response] = await once(asking, 'response');
    response.resume();
    return response.statusCode;
  }

  test('finds the scripts of either version while two are running', async () => {
    // Each twice, since nginx turns from one process to the other.
    for (const url of ['/assets/old.js', '/assets/old.js', '/assets/new.js', '/assets/new.js']) {
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    }
    expect(await statusOf('/assets/gone.js')).toBe(404);
    // Neither is taken for one that is away.
    for (const urls of asked) urls.length = 0;
    for (let visit = 0; visit < 4; visit += 1) expect(await statusOf('/')).toBe(200);
    expect(asked).toEqual([
      ['/', '/'],
      ['/', '/'],
    ]);
  });

  test('asks one process alone for a page that is not there', async () => {
    for (const urls of asked) urls.length = 0;
    expect(await statusOf('/nowhere')).toBe(404);
    expect(asked.flat()).toEqual(['/nowhere']);
  });
});
