import { existsSync } from 'node:fs';
import { type RunResult, run } from './process.ts';

/** Whether Debian packages can be installed: as root on a Debian system. */
export const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function installDebianPackages(names: readonly string[]): Promise<RunResult> {
  const apt = (...args: string[]) =>
    run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * 60_000 });
  // A stale package list names versions that the mirror no longer has; one that cannot be renewed
  // may still do.
  const update = await apt('update');
  const install = await apt('install', '-y', '--no-install-recommends', ...names);
  return { ok: install.ok, output: update.output + install.output };
}
