import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { git } from '../git.ts';

/** An empty repository of its own for each test of the file, on the branch `main`. */
export function gitRepositoryPerTest() {
  const repository = {
    root: '',
    /** Commits a change; gives the commit's hash. */
    async commit(message: string): Promise<string> {
      await writeFile(path.join(repository.root, 'file'), message);
      await git(repository.root, 'add', 'file');
      await git(repository.root, 'commit', '--quiet', '--message', message);
      return git(repository.root, 'rev-parse', 'HEAD');
    },
  };
  beforeEach(async () => {
    repository.root = await mkdtemp(path.join(tmpdir(), 'kreide-git-'));
    await git(repository.root, 'init', '--quiet', '--initial-branch=main');
    await git(repository.root, 'config', 'user.name', 'Test');
    await git(repository.root, 'config', 'user.email', 'test@example.com');
  });
  afterEach(() => rm(repository.root, { recursive: true, force: true }));
  return repository;
}
