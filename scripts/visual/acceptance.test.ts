import { describe, expect, test } from 'vitest';
import { gitRepositoryPerTest } from '../testing/gitRepository.ts';
import { createAcceptance, readAcceptance } from './acceptance.ts';

const repository = gitRepositoryPerTest();

describe('a visual change is accepted', () => {
  test('by the trailers of the commits after the base', async () => {
    await repository.commit('one\n\nAccepts-visual-change: before--base');
    const base = await repository.commit('two\n\nAccepts-visual-change: at--base');
    await repository.commit(
      'three\n\nAccepts-visual-change: button--primary\nAccepts-visual-change: link--*',
    );
    await repository.commit('four: Accepts-visual-change: in--subject');
    const acceptance = await readAcceptance(repository.root, base);
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
