import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A checkout with spaces and umlauts in its path, an npx that pretends to install, and a start. */
let checkout: string;
let bin: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'kreide bootstrap ü '));
  checkout = path.join(base, 'Käse und Kreide');
  bin = path.join(base, 'bin');
  await mkdir(path.join(checkout, 'scripts'), { recursive: true });
  await mkdir(bin);
  await copyFile(
    path.join(import.meta.dirname, 'bootstrap.mjs'),
    path.join(checkout, 'scripts/bootstrap.mjs'),
  );
  await writeFile(path.join(checkout, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(checkout, 'pnpm-lock.yaml'), 'lockfileVersion: 1\n');
  await writeFile(path.join(checkout, 'pnpm-workspace.yaml'), 'packages: []\n');
  await startScript("console.log('args ' + JSON.stringify(process.argv.slice(2)));");
  await npx(`echo "$@" >> installs; mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node`);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(path.dirname(checkout), { recursive: true, force: true });
});

const startScript = (text: string) => writeFile(path.join(checkout, 'scripts/start.ts'), text);

async function npx(script: string) {
  const file = path.join(bin, 'npx');
  await writeFile(file, `#!/bin/sh\nset -e\n${script}\n`);
  await chmod(file, 0o755);
}

function bootstrap(...args: string[]) {
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/bootstrap.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH: `${bin}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join('');
  return {
    child,
    output,
    ended: once(child, 'close').then(([code]) => ({ code: code as number, output: output() })),
    async printed(text: string) {
      while (!output().includes(text)) {
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
      }
    },
  };
}

const installs = async () =>
  (await readFile(path.join(checkout, 'installs'), 'utf8').catch(() => '')).trim().split('\n');

test('installs with the pinned pnpm and the frozen lockfile, then hands the arguments over', async () => {
  const { code, output } = await bootstrap('start', '--api-only', 'a b').ended;
  expect(output).toContain('args ["--api-only","a b"]');
  expect(code).toBe(0);
  expect(await installs()).toEqual([
    expect.stringMatching(/^-y pnpm@[\d.]+ install --frozen-lockfile/),
  ]);
});

test('the server runs with little memory for young objects, and keeps what it compiled', async () => {
  const told = 'console.log(process.execArgv, process.env.NODE_COMPILE_CACHE);';
  await startScript(told);
  await writeFile(path.join(checkout, 'scripts/shop.ts'), told);
  const { output } = await bootstrap('start').ended;
  expect(output).toContain('--max-semi-space-size=16');
  expect(output).toContain(path.join(checkout, 'node_modules/.cache/compiled'));
  expect((await bootstrap('shop').ended).output).toContain('[] undefined');
});

test('installs once, and again when the lockfile has changed', async () => {
  await bootstrap('start').ended;
  await bootstrap('start').ended;
  expect(await installs()).toHaveLength(1);
  await writeFile(path.join(checkout, 'pnpm-lock.yaml'), 'lockfileVersion: 2\n');
  await bootstrap('start').ended;
  expect(await installs()).toHaveLength(2);
});

test('installs again when a package has lost its dependencies', async () => {
  await writeFile(path.join(checkout, 'pnpm-workspace.yaml'), 'packages:\n  - server\n');
  await mkdir(path.join(checkout, 'server/node_modules'), { recursive: true });
  await bootstrap('start').ended;
  await bootstrap('start').ended;
  expect(await installs()).toHaveLength(1);
  await rm(path.join(checkout, 'server/node_modules'), { recursive: true });
  await bootstrap('start').ended;
  expect(await installs()).toHaveLength(2);
});

test('two commands at once install once', async () => {
  await Promise.all([bootstrap('start').ended, bootstrap('start').ended]);
  expect(await installs()).toHaveLength(1);
});

test('an install that fails is told in full and tried again', async () => {
  await npx('echo "registry out of reach"; exit 1');
  const { code, output } = await bootstrap('start').ended;
  expect(code).toBe(1);
  expect(output).toContain('registry out of reach');
  expect(output).toContain('could not be installed');
  await npx(`mkdir -p node_modules/.bin; ln -sf "${process.execPath}" node_modules/.bin/node`);
  expect((await bootstrap('start').ended).code).toBe(0);
});

test('an install that was killed is done again', async () => {
  await npx('mkdir -p node_modules/.bin; echo half-way; kill -9 $PPID');
  await bootstrap('start').ended;
  await npx(`touch installs; ln -sf "${process.execPath}" node_modules/.bin/node`);
  const { code } = await bootstrap('start').ended;
  expect(code).toBe(0);
  expect(await installs()).toEqual(['']);
});

test('without npx the message says where it comes from', async () => {
  await rm(path.join(bin, 'npx'));
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/bootstrap.mjs'), 'start'], {
    env: { PATH: bin },
  });
  const chunks: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(chunks.join('')).toContain('npx was not found');
});

test('the exit code is that of the script', async () => {
  await startScript('process.exit(7);');
  expect((await bootstrap('start').ended).code).toBe(7);
});

test('a signal reaches the script, which decides how to end', async () => {
  await startScript(`
    process.on('SIGTERM', () => { console.log('closing'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('open');
  `);
  const running = bootstrap('start');
  await running.printed('open');
  running.child.kill('SIGTERM');
  const { code, output } = await running.ended;
  expect(output).toContain('closing');
  expect(code).toBe(0);
});

test('the script learns that its starter was killed', async () => {
  const gone = path.join(checkout, 'gone');
  await startScript(`
    import { writeFileSync } from 'node:fs';
    process.on('disconnect', () => { writeFileSync(${JSON.stringify(gone)}, ''); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('open');
  `);
  const running = bootstrap('start');
  await running.printed('open');
  running.child.kill('SIGKILL');
  // The output ends when the script, the last to hold it, is gone as well.
  await running.ended;
  expect(await readFile(gone, 'utf8')).toBe('');
});

test('a script that npm started ends with npm, whose shell passes no signal on', async () => {
  // Installed before: under npm the bootstrap takes npm's own npx.
  await bootstrap('start').ended;
  await startScript(`
    process.on('SIGTERM', () => { console.log('closing'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('open');
  `);
  await writeFile(
    path.join(checkout, 'package.json'),
    '{"type":"module","scripts":{"start":"node scripts/bootstrap.mjs start"}}',
  );
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { PATH: `${bin}:${process.env.PATH}`, HOME: checkout },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const chunks: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  while (!chunks.join('').includes('open')) await once(child.stdout, 'data');
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  // The output ends when the script, the last to hold it, is gone as well.
  await ended;
  expect(chunks.join('')).toContain('closing');
});

test('an unknown command is answered with the known ones', async () => {
  const { code, output } = await bootstrap('sing').ended;
  expect(code).toBe(1);
  expect(output).toContain('start|dev|test');
});
