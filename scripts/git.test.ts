import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBase, git } from './git.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kreide-git-'));
  await git(root, 'init', '--quiet', '--initial-branch=main');
  await git(root, 'config', 'user.name', 'Test');
  await git(root, 'config', 'user.email', 'test@example.com');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function commit(message: string): Promise<string> {
  await writeFile(path.join(root, 'file'), message);
  await git(root, 'add', 'file');
  await git(root, 'commit', '--quiet', '--message', message);
  return git(root, 'rev-parse', 'HEAD');
}

describe('the base', () => {
  test('of a branch is the commit before its own', async () => {
    const base = await commit('one');
    await git(root, 'switch', '--quiet', '--create', 'work');
    await commit('two');
    await commit('three');
    expect(await findBase(root)).toBe(base);
  });

  test('of the main branch is the commit before HEAD', async () => {
    await commit('one');
    const base = await commit('two');
    await commit('three');
    expect(await findBase(root)).toBe(base);
  });

  test('is the one that is named', async () => {
    const base = await commit('one');
    await commit('two');
    await commit('three');
    expect(await findBase(root, 'HEAD~2')).toBe(base);
    await expect(findBase(root, 'nowhere')).rejects.toThrow('git knows no commit nowhere');
  });

  test('is missing where there is but one commit', async () => {
    await commit('one');
    expect(await findBase(root)).toBeUndefined();
  });
});
