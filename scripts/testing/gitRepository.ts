import { beforeEach } from 'vitest';
import { git } from '../git.ts';
import { folderPerTest } from './folderPerTest.ts';

/** An empty repository of its own for each test of the file, on the branch `main`. */
export function gitRepositoryPerTest() {
  const folder = folderPerTest();
  beforeEach(async () => {
    await git(folder.root, 'init', '--quiet', '--initial-branch=main');
    await git(folder.root, 'config', 'user.name', 'Test');
    await git(folder.root, 'config', 'user.email', 'test@example.com');
  });
  return Object.assign(folder, {
    /** Commits a change; gives the commit's hash. */
    async commit(message: string): Promise<string> {
      await folder.write('file', message);
      await git(folder.root, 'add', 'file');
      await git(folder.root, 'commit', '--quiet', '--message', message);
      return git(folder.root, 'rev-parse', 'HEAD');
    },
  });
}
