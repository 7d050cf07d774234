import { execFile } from 'node:child_process';
import { lchown, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The unprivileged user that PostgreSQL runs under, in the shape that `spawn` takes. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root needs an `Account` for it. */
export const isRoot = process.getuid?.() === 0;

/** The account of a user by id or name; undefined without an entry in the user database (a bind
 * mount's owner in a container): such a user won't do, for initdb asks for its own name. */
export async function accountOf(user: number | string): Promise<Account | undefined> {
  try {
    const id = async (flag: string) => (await run('id', [flag, String(user)])).stdout.trim();
    const [name, uid, gid] = await Promise.all([id('-un'), id('-u'), id('-g')]);
    return name ? { uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}

/** The system's account for programs without rights of their own. */
export async function unprivilegedAccount(): Promise<Account> {
  return (await accountOf('nobody')) ?? { uid: 65534, gid: 65534 };
}

/** What root makes belongs to the account, which may be the one to start the shop next time. */
export async function chownTo(path: string, account: Account | undefined): Promise<void> {
  if (account) await lchown(path, account.uid, account.gid);
}

/** Makes a directory that only the account can enter. */
export async function makePrivateDirectory(
  path: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  await chownTo(path, account);
}

/** Whether the account (or, without one, this process) can enter a directory, ACLs and all. */
export async function canEnter(directory: string, account: Account | undefined): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
