import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { compileRelay, printSchema, writeRouteTypes } from './generated.ts';
import { endCommands, endGroup, onStop, packageBin, root, runNode } from './process.ts';

const packages = ['design-system', 'relay', 'storefront', 'server', 'stories', 'scripts'] as const;
type Package = (typeof packages)[number];

/** Whose types a change of a package can break. */
const dependants: Readonly<Record<Package, readonly Package[]>> = {
  'design-system': ['design-system', 'storefront', 'stories'],
  relay: ['relay', 'storefront'],
  storefront: ['storefront', 'scripts'],
  server: ['server', 'scripts'],
  stories: ['stories'],
  scripts: ['scripts'],
};

/** A burst of saves, or a branch switch, is one change. */
const quiet = 150;

let shop: ChildProcess | undefined;
let isStopping = false;
const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let work = Promise.resolve();

onStop(() => {
  isStopping = true;
  clearTimeout(timer);
  endCommands();
  const running = shop;
  shop = undefined;
  if (running === undefined || running.exitCode !== null) process.exit(0);
  running.once('exit', () => process.exit(0));
  endGroup(running, 'SIGTERM');
});

startShop();
for (const name of packages) watchPackage(name);
queue(() => tell(writeRouteTypes()));
queue(() => check(new Set(packages)));

/** Starts the shop; a shop that has failed to start is started again at the next change. */
function startShop(): void {
  // Vite renders with the development builds of the libraries; the front has to share them.
  const args = ['--conditions=development', path.join(root, 'scripts/dev/serve.ts')];
  shop = spawn(process.execPath, args, {
    env: { ...process.env, KREIDE_ENV: 'development', NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const started = shop;
  started.once('exit', () => {
    if (shop === started) console.error('The shop has stopped; it starts again after a change.');
  });
}

async function restartShop(): Promise<void> {
  const running = shop;
  shop = undefined;
  if (running !== undefined && running.exitCode === null && running.signalCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    endGroup(running, 'SIGTERM');
    await ended;
  }
  if (!isStopping) startShop();
}

function watchPackage(name: Package): void {
  watch(path.join(root, name), { recursive: true }, (_event, file) => {
    if (file === null || /(^|[/\\])(node_modules|build|\.|__generated__|test-results)/.test(file))
      return;
    if (!/\.(ts|tsx|sql|graphql)$|messages[/\\]\w+\.json$/.test(file)) return;
    changed.add(`${name}/${file.split(path.sep).join('/')}`);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      queue(() => react(files));
    }, quiet);
  });
}

/** One reaction at a time, in the order of the changes. */
function queue(task: () => Promise<void>): void {
  work = work.then(() => (isStopping ? undefined : task()));
}

async function react(files: readonly string[]): Promise<void> {
  const isIn = (...folders: readonly string[]) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  if (isIn('server/src/', 'server/contract/')) await tell(printSchema());
  if (isIn('storefront/app/', 'server/schema.graphql')) await tell(compileRelay('storefront'));
  if (isIn('storefront/app/routes.ts')) await tell(writeRouteTypes());
  if (isIn('server/src/', 'server/contract/', 'storefront/server/', 'scripts/composition/')) {
    console.log('Starting again …');
    await restartShop();
  }
  await check(new Set(files.flatMap((file) => dependants[file.split('/', 1)[0] as Package] ?? [])));
}

async function check(names: ReadonlySet<Package>): Promise<void> {
  for (const name of names) {
    await tell(runNode(packageBin('', 'typescript', 'tsc'), ['-p', name]));
  }
}

/** Prints what a command found wrong; silence means that all is well. */
async function tell(running: ReturnType<typeof runNode>): Promise<void> {
  const { ok, output } = await running;
  if (!ok && !isStopping) console.error(output.trimEnd());
}
