import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The unprivileged user that PostgreSQL runs under, in the shape that `spawn` takes. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root needs an `Account` for it. */
export const isRoot = process.getuid?.() === 0;

/**
 * The account to run PostgreSQL under when we are root: the given owner of the data if that is an
 * ordinary user, else `nobody`. An owner without an entry in the user database (a bind mount in a
 * container) won't do: initdb insists on knowing its own name.
 */
export async function unprivilegedAccount(ownerUid: number): Promise<Account> {
  const owner = ownerUid === 0 ? undefined : await lookUp(String(ownerUid));
  return owner ?? (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function lookUp(user: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, user])).stdout)),
    );
    // `id -u 1234` prints 1234 for a user that does not exist on some systems; the name tells.
    await run('id', ['-un', user]);
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
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
