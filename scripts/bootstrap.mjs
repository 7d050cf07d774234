// What `npm start`, `npm test` and the other npm scripts call: brings the packages and the pinned
// Node (docs/decisions/001-runtime.md), then hands over to the TypeScript script of that name.
//
// It runs under whatever Node the machine has, so it keeps to syntax and APIs that old versions
// parse and know: an old Node must reach the message that says so.
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const pnpmVersion = '12.21.0';
/** What installing needs; the scripts themselves run under the pinned Node. */
const oldestNode = '20.0.0';
/** What the shop needs where no package brings the pinned Node (macOS): the first with argon2. */
const oldestScriptNode = '24.7.0';

const commands = {
  start: ['start.ts'],
  dev: ['dev.ts'],
  test: ['test.ts'],
  'test:all': ['test.ts', '--all'],
  bench: ['bench.ts'],
  shop: ['shop.ts'],
  requirements: ['requirements.ts'],
  lighthouse: ['lighthouse.ts'],
  relevance: ['../server/src/relevance/relevanceProgram.ts'],
  storybook: ['storybook.ts'],
  'stories:all': ['stories.ts'],
  visual: ['visual.ts'],
  chromatic: ['chromatic.ts'],
  check: ['test.ts', 'checks'],
  contrast: ['../design-system/src/themes/contrastProgram.ts'],
  contract: ['../design-system/src/testing/contractProgram.ts'],
  sizes: ['../design-system/packaging/budgetsProgram.ts'],
  'build:design-system': ['../design-system/packaging/buildProgram.ts'],
  generate: ['generate.ts'],
};

/** Commands that serve a shop: memory and start count more for them than anything else. */
const servers = ['start', 'bench'];
/** In megabytes; V8 gives young objects twice as much on its own (docs/decisions/001-runtime.md). */
const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.kreide-install');
const lockFile = path.join(root, '.kreide-install.lock');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function isAtLeast(version, wanted) {
  const natural = new Intl.Collator('en', { numeric: true });
  return natural.compare(version.replace(/^v/, ''), wanted) >= 0;
}

/** The version that a Node binary tells of itself; undefined where it does not run. */
function versionOf(binary) {
  const result = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Changes whenever the installed packages could: lockfile, workspace settings, platform. */
function installKey() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(fs.readFileSync(path.join(root, name)));
  }
  hash.update([process.platform, process.arch, pnpmVersion].join('-'));
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(stampFile, 'utf8'));
  } catch (_missing) {
    return {};
  }
}

/**
 * Shows how long a step takes: ticking on a terminal, two lines in a log. Standard output belongs to
 * the command, whose lines may be piped on.
 */
function progress(label) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const live = process.stderr.isTTY;
  let timer;
  if (live) {
    const tick = () => process.stderr.write(`\r${label} … ${seconds()} `);
    tick();
    timer = setInterval(tick, 1000);
  } else {
    process.stderr.write(`${label} …\n`);
  }
  return (outcome) => {
    clearInterval(timer);
    process.stderr.write(`${live ? '\r' : ''}${label}: ${outcome} (${seconds()})\n`);
  };
}

/** npx as a command line: npm's own copy when npm called us, else the one on PATH. */
function npxCommand() {
  const npm = process.env.npm_execpath;
  const beside = npm && path.join(path.dirname(npm), 'npx-cli.js');
  if (beside && fs.existsSync(beside)) return { file: process.execPath, args: [beside] };
  return { file: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: [] };
}

let child;
/** The signal that ended us while no child could take it. */
let interrupted;

/** Runs a command to its end; its output is kept and shown only when it fails. */
function runQuietly(file, args) {
  return new Promise((resolve) => {
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-65536);
    };
    child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && /\.cmd$/.test(file),
    });
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, error, output }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** One install at a time: `npm start` and `npm test` may be typed in two terminals at once. */
async function takeLock() {
  const waiting = Date.now();
  for (;;) {
    try {
      fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      process.on('exit', releaseLock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') {
        fail(`Cannot write to ${root} (${error.code}): packages cannot be installed.`);
      }
      if (!ownerLives()) {
        fs.rmSync(lockFile, { force: true });
        continue;
      }
      if (Date.now() - waiting > 10 * 60 * 1000) {
        fail(`Another installation holds ${lockFile} for more than ten minutes.`);
      }
      if (interrupted) process.exit(130);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function releaseLock() {
  process.off('exit', releaseLock);
  fs.rmSync(lockFile, { force: true });
}

function ownerLives() {
  try {
    process.kill(Number(fs.readFileSync(lockFile, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install(key) {
  // An interrupted install leaves no stamp, so the next run starts it again.
  fs.rmSync(stampFile, { force: true });
  const done = progress(`Installing packages with pnpm ${pnpmVersion}`);
  const npx = npxCommand();
  const result = await runQuietly(
    npx.file,
    npx.args.concat([
      '-y',
      `pnpm@${pnpmVersion}`,
      'install',
      '--frozen-lockfile',
      '--config.confirmModulesPurge=false',
    ]),
  );
  child = undefined;
  if (interrupted) process.exit(130);
  if (result.code !== 0) {
    done('failed');
    if (result.error) {
      fail(
        `npx was not found (${result.error.code}). It comes with npm: install Node.js ` +
          `${oldestNode} or newer together with npm from https://nodejs.org and try again.`,
      );
    }
    process.stderr.write(result.output);
    fail(
      'The packages could not be installed. If the registry was out of reach, check the network ' +
        'or the proxy settings of npm and run the command again.',
    );
  }
  fs.writeFileSync(stampFile, `${JSON.stringify({ key, node: pinnedNode() })}\n`);
  done('done');
}

/** The Node that the packages bring, if it runs on this machine. */
function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const binary = path.join(modules, '.bin', name);
  return fs.existsSync(binary) && versionOf(binary) ? path.join('.bin', name) : '';
}

/** Is every package's own folder of dependencies there? A cleaned checkout may lack some. */
function hasModules() {
  const settings = fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const packages = (/^packages:\n((?: {2}- \S+\n)+)/m.exec(settings) || ['', ''])[1];
  return packages
    .split('\n')
    .map((line) => line.replace(/^ {2}- /, ''))
    .every((name) => fs.existsSync(path.join(root, name, 'node_modules')));
}

async function ensureInstalled() {
  const key = installKey();
  const ready = () => {
    const stamp = readStamp();
    return stamp.key === key && hasModules() ? stamp : undefined;
  };
  if (!ready()) {
    await takeLock();
    if (!ready()) await install(key);
    releaseLock();
  }
  return readStamp();
}

function scriptNode(stamp) {
  if (stamp.node) return path.join(modules, stamp.node);
  if (isAtLeast(process.version, oldestScriptNode)) return process.execPath;
  return fail(
    `Kreide needs Node.js ${oldestScriptNode} or newer on ${process.platform}-${process.arch} ` +
      `(no package brings one there); this is ${process.version}. ` +
      'Install it from https://nodejs.org and try again.',
  );
}

/**
 * Runs the script and takes over its exit code. The extra channel tells the script when this
 * process is gone, however it went, so that nothing is left running behind a closed terminal.
 */
function handOver(node, name, args) {
  const isServer = servers.indexOf(name) >= 0;
  const flags = isServer ? serverFlags : [];
  // Sources without their types, and the code they were compiled to, lie ready at the next start.
  const compiled = { NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled') };
  // Pages and pictures come and go: glibc gives what is this large back to the system at once.
  const memory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
  const env = Object.assign({}, isServer && compiled, isServer && memory, process.env);
  const pathKey = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') || 'PATH';
  env[pathKey] = [path.join(modules, '.bin'), env[pathKey]].filter(Boolean).join(path.delimiter);
  child = spawn(node, flags.concat(path.join(root, 'scripts', args[0]), args.slice(1)), {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => fail(`Cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    const signals = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };
    process.exit(code === null ? signals[signal] || 1 : code);
  });
}

// A terminal signals the whole group and npm passes signals on as well, so the same one may come
// more than once. The script decides what it means; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = signal;
    if (child) child.kill(signal);
  });
}

/**
 * npm runs its scripts through a shell that passes no signal on: a killed npm would leave us behind,
 * so the shell's end is taken as the wish to stop. Without npm the starter may leave (`nohup`).
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.emit('SIGTERM');
  }, 250);
  timer.unref();
}

async function main() {
  const name = process.argv[2];
  if (Object.keys(commands).indexOf(name) < 0) {
    fail(`Usage: node scripts/bootstrap.mjs ${Object.keys(commands).join('|')}`);
  }
  if (!isAtLeast(process.version, oldestNode)) {
    fail(
      `Kreide needs Node.js ${oldestNode} or newer; this is ${process.version}. ` +
        'Install a newer one from https://nodejs.org and try again.',
    );
  }
  stopWithNpm();
  const node = scriptNode(await ensureInstalled());
  handOver(node, name, commands[name].concat(process.argv.slice(3)));
}

main().catch((error) => fail(error.stack));
