import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, withInitdb } from './binaries.ts';
import type { Home } from './home.ts';

const isWindows = process.platform === 'win32';

/** The role and the database that the shop uses; PostgreSQL knows no other. */
export const databaseUser = 'kreide';
export const databaseName = 'kreide';

export const clusterDirectory = (home: Home): string => join(home.directory, 'cluster');
const passwordFile = (home: Home): string => join(home.directory, 'password');

/**
 * The environment of PostgreSQL's programs and of the supervisor: nothing of the shop's (PGDATA,
 * LANG, NODE_OPTIONS with a debugger's port …) leaks in.
 */
export const postgresEnvironment = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(isWindows ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
};

/**
 * Makes the data directory if there is none. It appears whole, by a rename at the end: whatever was
 * killed half-way is thrown away by the next start. Call with the home's lock held.
 *
 * @throws when the data was made by another major version of PostgreSQL.
 */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  const cluster = clusterDirectory(home);
  for (const name of await readdir(home.directory)) {
    if (!name.startsWith('cluster-new-')) continue;
    // An initdb that survived its killed parent may still be writing there: then the next start.
    await rm(join(home.directory, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return createCluster(home, binaries);
  if (version.trim() !== binaries.major) {
    throw new Error(
      `The data in ${cluster} was made by PostgreSQL ${version.trim()}, this program brings ` +
        `${binaries.major}: export with the former program and import with this one.`,
    );
  }
}

async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  const temporary = join(home.directory, `cluster-new-${randomBytes(6).toString('hex')}`);
  const options = { ...home.account, cwd: home.directory, env: postgresEnvironment };
  if (isWindows) await writeFile(passwordFile(home), randomBytes(24).toString('hex'));
  const initdbArguments = [
    `--pgdata=${temporary}`,
    `--username=${databaseUser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Elsewhere the socket's directory, which only the account can enter, is the guard.
    ...(isWindows
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`]
      : ['--auth-local=trust', '--auth-host=reject']),
  ];
  await withInitdb(binaries, home, (initdb) => run(initdb, initdbArguments, options));
  const createDatabase = `CREATE DATABASE ${databaseName};\n`;
  await run(binaries.postgres, ['--single', '-D', temporary, 'postgres'], options, createDatabase);
  await rename(temporary, clusterDirectory(home));
  // initdb synced the files; the rename must last too before the first order is acknowledged.
  if (!isWindows) {
    await using directory = await open(home.directory, 'r');
    await directory.sync();
  }
}

/** How the database is reached: a socket in a private directory, on Windows a loopback port. */
export async function connectionString(
  home: Home,
  at: { socketDirectory: string; port: number },
): Promise<string> {
  if (!isWindows) {
    const host = encodeURIComponent(at.socketDirectory);
    return `postgresql://${databaseUser}@localhost/${databaseName}?host=${host}`;
  }
  const password = await readFile(passwordFile(home), 'utf8');
  return `postgresql://${databaseUser}:${password}@127.0.0.1:${at.port}/${databaseName}`;
}

/**
 * Stops a postmaster that survived a `kill -9` of its supervisor, and removes a `postmaster.pid`
 * whose process id now belongs to another program. (PostgreSQL removes those of dead processes, and
 * guards against two postmasters on one directory by its shared memory in any case.) Call with the
 * home's lock held: then every postmaster that lives is an orphan.
 */
export async function stopOrphan(home: Home, binaries: Binaries): Promise<void> {
  const pid = (await readPidFile(home))?.pid;
  if (pid === undefined || !isAlive(pid)) return;
  if (!(await isPostmasterOf(pid, home))) {
    await rm(join(clusterDirectory(home), 'postmaster.pid'), { force: true });
    return;
  }
  // Fast shutdown first; a postmaster that hangs is told to quit, and recovers from its log.
  for (const mode of ['fast', 'immediate'] as const) {
    stopPostmaster(pid, mode, home, binaries);
    for (let waited = 0; waited < 10_000; waited += 20) {
      // Under a process 1 that reaps nobody the dead stay, as zombies: so look at the file, too.
      if ((await readPidFile(home))?.pid !== pid || !isAlive(pid)) return;
      await delay(20);
    }
  }
  throw new Error(`An older PostgreSQL (process ${pid}) holds ${clusterDirectory(home)}`);
}

/** Asks a postmaster to end, sessions or not: `fast` in good order, `immediate` without. */
export function stopPostmaster(
  pid: number,
  mode: 'fast' | 'immediate',
  home: Home,
  binaries: Binaries,
): void {
  if (isWindows) {
    spawnSync(binaries.pgCtl, ['stop', '-D', clusterDirectory(home), '-m', mode, '-W']);
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** What PostgreSQL writes into `postmaster.pid`: its process id and, in line 8, how far it is. */
export async function readPidFile(
  home: Home,
): Promise<{ pid: number; status: string | undefined } | undefined> {
  const text = await readFile(join(clusterDirectory(home), 'postmaster.pid'), 'utf8').catch(
    () => '',
  );
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are used again, after a reboot soon: so look at the process, not at its number. */
async function isPostmasterOf(pid: number, home: Home): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.split('\0').includes(clusterDirectory(home));
  }
  const command = isWindows
    ? spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).stdout
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes(isWindows ? 'postgres.exe' : clusterDirectory(home));
}

async function run(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number },
  input = '',
): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: 'pipe', windowsHide: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed:\n${output.trim()}`);
}
