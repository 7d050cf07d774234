import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * What git prints.
 *
 * @param root folder of the checkout
 * @throws with git's own words
 */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trimEnd();
}

/** The first of these that git knows, as a commit's whole name. */
async function firstCommit(root: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const commit = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(
      () => '',
    );
    if (commit) return commit;
  }
  return undefined;
}

/**
 * The commit that a change is measured against: the one before the current branch's own commits,
 * or, on the main branch itself, the one before HEAD.
 *
 * @param named a commit that a person chose
 * @returns undefined in a checkout that has no such commit: a shallow clone, a first commit
 * @throws when the named one does not exist
 */
export async function findBase(root: string, named?: string): Promise<string | undefined> {
  if (named !== undefined) {
    const commit = await firstCommit(root, [named]);
    if (commit === undefined) throw new Error(`git knows no commit ${named}`);
    return commit;
  }
  const head = await firstCommit(root, ['HEAD']);
  const main = await firstCommit(root, ['origin/HEAD', 'origin/main', 'main', 'master']);
  const fork = main && (await git(root, 'merge-base', 'HEAD', main).catch(() => ''));
  return fork && fork !== head ? fork : firstCommit(root, ['HEAD~1']);
}
