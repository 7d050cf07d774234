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
  try {
    await fillCluster(temporary, home, binaries);
    await rename(temporary, clusterDirectory(home));
  } catch (error) {
    // A disk that ran full would stay so.
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
  // initdb synced the files; the rename must last too before the first order is acknowledged.
  if (!isWindows) {
    await using directory = await open(home.directory, 'r');
    await directory.sync();
  }
}

async function fillCluster(temporary: string, home: Home, binaries: Binaries): Promise<void> {
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
export async function stopOrphan(
  home: Home,
  binaries: Binaries,
  log: (message: string) => void,
  patienceMs?: number,
): Promise<void> {
  const pid = (await readPidFile(home))?.pid;
  if (pid === undefined || !isAlive(pid)) return;
  if (await isPostmasterOf(pid, home)) await endPostmaster(pid, home, binaries, log, patienceMs);
  // To PostgreSQL a zombie lives: what one that was killed has left would keep the next from starting.
  await rm(join(clusterDirectory(home), 'postmaster.pid'), { force: true });
}

/** Longest wait for each way of ending a postmaster; a shutdown writes up to 128 MB of buffers. */
const endPatienceMs = 15_000;

/**
 * Ends a postmaster: in good order, else at once, else by force; it recovers from its log then. Each
 * step that was not enough is told.
 *
 * @throws when even the system's own end does not reach it (a disk that hangs)
 */
export async function endPostmaster(
  pid: number,
  home: Home,
  binaries: Binaries,
  log: (message: string) => void,
  patienceMs = endPatienceMs,
): Promise<void> {
  const hasEnded = async () => {
    for (let waited = 0; waited < patienceMs; waited += 20) {
      // Where process 1 reaps no orphans, ended processes stay as zombies.
      if ((await readPidFile(home))?.pid !== pid || !isAlive(pid)) return true;
      if (await isZombie(pid)) return true;
      await delay(20);
    }
    return false;
  };
  const about = `PostgreSQL (process ${pid})`;
  const family = await familyOf(pid);
  if (await isStopped(pid)) log(`${about} was stopped by a signal: it is continued, to end`);
  stopPostmaster(pid, 'fast', home, binaries);
  for (const member of family) signal(member, 'SIGCONT');
  if (await hasEnded()) return;
  log(`${about} does not end in good order: it is told to end at once`);
  stopPostmaster(pid, 'immediate', home, binaries);
  for (const member of family) signal(member, 'SIGCONT');
  if (await hasEnded()) return;
  log(`${about} does not answer: it is killed`);
  // With its sessions, whose shared memory would be in the way of the next start.
  for (const member of [...family, ...(await familyOf(pid))]) signal(member, 'SIGKILL');
  for (let waited = 0; waited < patienceMs; waited += 20) {
    if (!isAlive(pid) || (await isZombie(pid))) return;
    await delay(20);
  }
  throw new Error(`${about} can't be ended; it holds ${clusterDirectory(home)}`);
}

/** Asks a postmaster to end, sessions or not: `fast` in good order, `immediate` without. */
function stopPostmaster(
  pid: number,
  mode: 'fast' | 'immediate',
  home: Home,
  binaries: Binaries,
): void {
  if (isWindows) {
    spawnSync(binaries.pgCtl, ['stop', '-D', clusterDirectory(home), '-m', mode, '-W']);
    return;
  }
  signal(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
}

/** Windows knows no signals: there only the last one, the end, has a meaning. */
function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGCONT' | 'SIGKILL'): void {
  if (isWindows && name !== 'SIGKILL') return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A postmaster and the processes that it started; without /proc itself alone. */
async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.split(' ').map(Number).filter(Boolean)];
}

/** Whether a signal stopped a process, which then does nothing until it is continued. */
export const isStopped = async (pid: number) => (await stateOf(pid)) === 'T';
const isZombie = async (pid: number) => (await stateOf(pid)) === 'Z';

/** The letter that Linux has for what a process does. */
async function stateOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) (\w)/.exec(stat.slice(stat.lastIndexOf(')')))?.[1];
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
