import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles } from './changedFiles.ts';
import { gitRepositoryPerTest } from './gitRepository.ts';

const repository = gitRepositoryPerTest();

test('what is not committed is the change, new files included', async () => {
  await repository.commit('one');
  await repository.commit('two');
  await writeFile(path.join(repository.root, 'new'), 'x');
  expect(await changedFiles(repository.root)).toEqual(['new']);
  await writeFile(path.join(repository.root, 'file'), 'x');
  expect(await changedFiles(repository.root)).toEqual(['file', 'new']);
});

test('with nothing uncommitted it is the last commit, or all since a named one', async () => {
  const first = await repository.commit('one');
  expect(await changedFiles(repository.root)).toEqual([]);
  await repository.commit('two');
  expect(await changedFiles(repository.root)).toEqual(['file']);
  await writeFile(path.join(repository.root, 'new'), 'x');
  expect(await changedFiles(repository.root, first)).toEqual(['file', 'new']);
  await expect(changedFiles(repository.root, 'nothing')).rejects.toThrow('no commit nothing');
});
