import { describe, expect, test } from 'vitest';
import { findBase, git } from './git.ts';
import { gitRepositoryPerTest } from './testing/gitRepository.ts';

const repository = gitRepositoryPerTest();

describe('the base', () => {
  test('of a branch is the commit before its own', async () => {
    const base = await repository.commit('one');
    await git(repository.root, 'switch', '--quiet', '--create', 'work');
    await repository.commit('two');
    await repository.commit('three');
    expect(await findBase(repository.root)).toBe(base);
  });

  test('of the main branch is the commit before HEAD', async () => {
    await repository.commit('one');
    const base = await repository.commit('two');
    await repository.commit('three');
    expect(await findBase(repository.root)).toBe(base);
  });

  test('is the one that is named', async () => {
    const base = await repository.commit('one');
    await repository.commit('two');
    await repository.commit('three');
    expect(await findBase(repository.root, 'HEAD~2')).toBe(base);
    await expect(findBase(repository.root, 'nowhere')).rejects.toThrow(
      'git knows no commit nowhere',
    );
  });

  test('is missing where there is but one commit', async () => {
    await repository.commit('one');
    expect(await findBase(repository.root)).toBeUndefined();
  });
});
