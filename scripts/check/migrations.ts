import { findBase, git } from '../git.ts';

const folder = 'server/src/database/migrations';

/**
 * A migration that was committed never changes: databases that applied it would be refused from then
 * on. What is compared are the files at hand and those of the commit that the change began with.
 *
 * @returns one line per migration that changed or is gone; undefined in a checkout without history
 */
export async function checkMigrations(root: string): Promise<readonly string[] | undefined> {
  const base = await findBase(root);
  if (base === undefined) return undefined;
  const changed = ['diff', '--name-only', '--no-renames', '--diff-filter=MDT', base, '--', folder];
  const files = (await git(root, ...changed)).split('\n').filter((file) => file !== '');
  return files.map(
    (file) =>
      `${file}: was committed before (${base.slice(0, 8)}), and databases that applied it refuse ` +
      'another: undo the change and write a new migration',
  );
}
