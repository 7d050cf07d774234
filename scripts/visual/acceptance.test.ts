import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { createAcceptance, readAcceptance } from './acceptance.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kreide-visual-'));
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

describe('a visual change is accepted', () => {
  test('by the trailers of the commits after the base', async () => {
    await commit('one\n\nAccepts-visual-change: before--base');
    const base = await commit('two\n\nAccepts-visual-change: at--base');
    await commit('three\n\nAccepts-visual-change: button--primary\nAccepts-visual-change: link--*');
    await commit('four: Accepts-visual-change: in--subject');
    const acceptance = await readAcceptance(root, base);
    const ids = ['before--base', 'at--base', 'button--primary', 'link--long', 'in--subject'];
    expect(ids.filter(acceptance.accepts)).toEqual(['button--primary', 'link--long']);
  });

  test('only whole, unless a star stands for the rest', () => {
    const acceptance = createAcceptance(['button--primary', 'link--*', 'a.b--*']);
    const ids = ['button--primary-long', 'my-button--primary', 'link--', 'axb--c', 'a.b--c'];
    expect(ids.filter(acceptance.accepts)).toEqual(['link--', 'a.b--c']);
  });

  test('and what was accepted for nothing is told', () => {
    const acceptance = createAcceptance(['button--primary', 'gone--story']);
    acceptance.accepts('button--primary');
    expect(acceptance.unused()).toEqual(['gone--story']);
  });
});
