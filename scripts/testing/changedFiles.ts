import { findBase, git } from '../git.ts';

const lines = (output: string) => output.split('\n').filter(Boolean);

/**
 * The files of a change, as paths relative to the root: what is not committed, new files included,
 * and the commits since the named one. Without a name and with nothing uncommitted it is what the
 * current branch, or on the main branch the last commit, changed.
 *
 * @throws when git does not know the named commit
 */
export async function changedFiles(root: string, since?: string): Promise<readonly string[]> {
  const uncommitted = [
    ...lines(await git(root, 'diff', '--name-only', '--no-renames', 'HEAD')),
    ...lines(await git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
  if (since === undefined && uncommitted.length > 0) return uncommitted;
  const base = await findBase(root, since);
  if (base === undefined) return uncommitted;
  const committed = lines(await git(root, 'diff', '--name-only', '--no-renames', base, 'HEAD'));
  return [...new Set([...committed, ...uncommitted])];
}
