import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../git.ts';
import { packageBin, root, run, runNode } from '../process.ts';
import { packages } from '../testing/affected.ts';

/**
 * Builds the static Storybook of a checkout.
 *
 * @param checkout its root
 * @param target folder that is there only when the build is whole
 * @throws with Storybook's own output
 */
export async function buildStorybook(checkout: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const cwd = path.relative(root, path.join(checkout, 'stories'));
  const { ok, output } = await runNode(
    packageBin(cwd, 'storybook'),
    ['build', '--output-dir', unfinished, '--disable-telemetry'],
    { cwd, timeout: 5 * 60_000 },
  );
  if (!ok) throw new Error(`The Storybook of ${checkout} could not be built:\n${output}`);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
}

/**
 * The static Storybook of a commit, built in a checkout beside this one; kept, since a commit never
 * changes, until that of another commit takes its place.
 */
export async function storybookOfCommit(commit: string, directory: string): Promise<string> {
  const target = path.join(directory, `before-${commit}`);
  if (existsSync(target)) return target;
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    if (name.startsWith('before-')) await rm(path.join(directory, name), { recursive: true });
  }
  const checkout = path.join(directory, 'checkout');
  await removeCheckout(checkout);
  await git(root, 'worktree', 'add', '--quiet', '--detach', checkout, commit);
  try {
    await providePackages(checkout);
    await buildStorybook(checkout, target);
  } finally {
    await removeCheckout(checkout);
  }
  return target;
}

async function removeCheckout(checkout: string): Promise<void> {
  await rm(checkout, { recursive: true, force: true });
  await git(root, 'worktree', 'prune');
}

/** Gives a checkout its packages: those of this one, or, where it wants others, its own. */
async function providePackages(checkout: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [root, checkout].map((folder) => readFile(path.join(folder, 'pnpm-lock.yaml'), 'utf8')),
  );
  if (ours === theirs) {
    for (const folder of ['', ...packages]) await linkPackages(folder, checkout);
    return;
  }
  const manifest = await readFile(path.join(checkout, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  const { ok, output } = await run(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: path.relative(root, checkout), timeout: 10 * 60_000 },
  );
  if (!ok) throw new Error(`The packages of ${checkout} could not be installed:\n${output}`);
}

/**
 * Links a package's dependencies one by one: a link to the whole folder would lead from the base's
 * stories to this checkout's components. Links inside the workspace are taken as they are written,
 * relative, so that they stay in the other checkout.
 */
async function linkPackages(folder: string, checkout: string): Promise<void> {
  const from = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(checkout, folder, 'node_modules');
  const link = async (name: string) => {
    const target = await realpath(path.join(from, name));
    const inside = path.relative(root, target);
    const isOurs = !inside.startsWith('..') && !inside.includes('node_modules');
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await symlink(isOurs ? path.join(checkout, inside) : target, path.join(to, name), 'junction');
  };
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // What tools keep there is not a package.
    if (entry.name.startsWith('.')) continue;
    if (!entry.name.startsWith('@')) await link(entry.name);
    else
      for (const name of await readdir(path.join(from, entry.name))) {
        await link(`${entry.name}/${name}`);
      }
  }
}
