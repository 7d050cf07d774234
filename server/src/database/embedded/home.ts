import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Account, accountOf, canEnter, isRoot, unprivilegedAccount } from './account.ts';

/**
 * The directory that holds everything of one embedded PostgreSQL, private to the account that runs
 * it: `cluster/` (the data), `lock`, `endpoint`, and when needed `socket/` and `binaries/`.
 */
export interface Home {
  readonly directory: string;
  /** Set when we are root: the unprivileged user that PostgreSQL runs under. */
  readonly account: Account | undefined;
}

/** Where root keeps a database whose checkout can't be entered by an unprivileged user. */
const fallbackRoot = '/var/lib/kreide';
const pointerName = 'location';

/**
 * Makes sure that the data's home exists and can be entered by the user that will run PostgreSQL.
 *
 * As root, a `dataDirectory` below a directory that the unprivileged user can't enter (a checkout
 * in /root) moves to `/var/lib/kreide/<hash of the path>`; the file `location` in `dataDirectory`
 * then says where the data is, and is obeyed from then on.
 *
 * @throws when the directory holds something else, or can't be made usable.
 */
export async function openHome(dataDirectory: string): Promise<Home> {
  const wanted = resolve(dataDirectory);
  try {
    return await (isRoot ? openAsRoot(wanted) : openAsUser(wanted));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw cause;
    throw new Error(
      `The database in ${wanted} belongs to another user, or the directory can't be written: ` +
        'start as the user that started it first.',
      { cause },
    );
  }
}

async function openAsUser(wanted: string): Promise<Home> {
  const directory = (await readPointer(wanted)) ?? wanted;
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { mode: 0o700, recursive: true });
  await refuseForeign(directory);
  return { directory, account: undefined };
}

async function openAsRoot(wanted: string): Promise<Home> {
  const moved = await readPointer(wanted);
  if (moved) return settle(moved);
  await makeDirectories(dirname(wanted));
  if (await canEnter(dirname(wanted), await accountFor(wanted))) return settle(wanted);
  if (await exists(join(wanted, 'cluster'))) {
    throw new Error(
      `The database in ${wanted} can no longer be entered by the user that runs it: ` +
        'one of the directories above it has lost its permission to be entered (chmod o+x).',
    );
  }
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const home = await settle(join(fallbackRoot, hash));
  await makeDirectories(wanted);
  // Whole or not at all: half a path would be obeyed from then on.
  const pointer = join(wanted, pointerName);
  try {
    await writeFile(`${pointer}.new`, `${home.directory}\n`);
    await rename(`${pointer}.new`, pointer);
  } finally {
    await rm(`${pointer}.new`, { force: true });
  }
  return home;
}

/** Makes a directory that can be entered the private home of its account. */
async function settle(directory: string): Promise<Home> {
  await makeDirectories(directory);
  await refuseForeign(directory);
  const account = await accountFor(directory);
  const { uid } = await stat(directory);
  if (uid === 0) await chown(directory, account.uid, account.gid);
  await chmod(directory, 0o700);
  if (!(await canEnter(directory, account))) {
    throw new Error(`The database's directory ${directory} can't be entered by uid ${account.uid}`);
  }
  return { directory, account };
}

/**
 * New directories belong to the owner of the one they are made in, so that a start as root does not
 * leave directories behind that the checkout's owner can't write. They appear complete (umask may
 * take the right to enter): another process that starts now must come to the same conclusions.
 */
async function makeDirectories(directory: string): Promise<void> {
  if (await exists(directory)) return;
  const parent = dirname(directory);
  await makeDirectories(parent);
  const owner = await stat(parent);
  const temporary = await mkdtemp(`${directory}-new-`);
  await chmod(temporary, 0o755);
  await chown(temporary, owner.uid, owner.gid);
  try {
    await rename(temporary, directory);
  } catch (error) {
    await rmdir(temporary);
    if (!(await exists(directory))) throw error;
  }
}

/** The account of the first ordinary user who owns a directory on the way up, or `nobody`. */
async function accountFor(directory: string): Promise<Account> {
  const { uid } = await stat(directory).catch(() => ({ uid: 0 }));
  const account = uid === 0 ? undefined : await accountOf(uid);
  if (account) return account;
  return directory === dirname(directory) ? unprivilegedAccount() : accountFor(dirname(directory));
}

/** The directory becomes PostgreSQL's alone, so a path that was mistyped must not lose its owner. */
async function refuseForeign(directory: string): Promise<void> {
  const names = await readdir(directory);
  if (names.length > 0 && !names.includes('lock')) {
    throw new Error(`${directory} is to hold the database, but it has other files in it`);
  }
}

async function readPointer(directory: string): Promise<string | undefined> {
  try {
    return (await readFile(join(directory, pointerName), 'utf8')).trim() || undefined;
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
