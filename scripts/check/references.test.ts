import { expect, test } from 'vitest';
import { type Files, folderPerTest } from '../testing/folderPerTest.ts';
import { checkReferences } from './references.ts';

const folder = folderPerTest();

async function problemsOf(files: Files) {
  await folder.writeAll(files);
  return checkReferences(folder.root);
}

const sound = {
  'docs/decisions/001-one.md': 'See [how it is built](../architecture.md#parts).',
  'docs/architecture.md': 'In `server/api.ts`; decision 001; all of [them](decisions).',
  'docs/glossary.md': '[Decision 001](decisions/001-one.md), [001](decisions/001-one.md).',
  'server/src/server/api.ts': '/** docs/decisions/001-one.md */\nconst path = "no/such/file.ts";',
};

test('what exists may be pointed to, and a text that only looks like a path is none', async () => {
  expect(await problemsOf(sound)).toEqual([]);
});

test.each([
  ['a link', { 'README.md': 'See [it](docs/gone.md).' }, 'README.md: points to docs/gone.md'],
  ['a path', { 'README.md': 'In `server/gone.ts`.' }, 'README.md: points to server/gone.ts'],
  ['a name', { 'README.md': 'In `gone.ts`, as `*.css.ts`.' }, 'README.md: points to gone.ts'],
  ['a comment', { 'a.ts': '// As in docs/gone.md.' }, 'a.ts: points to docs/gone.md'],
  ['a number', { 'a.ts': '/** Decision 002. */' }, 'a.ts: there is no decision 002'],
  [
    'a label',
    { 'README.md': 'See [002](docs/decisions/001-one.md).' },
    "README.md: [002](docs/decisions/001-one.md) shows another decision's number",
  ],
  [
    'a gap',
    { 'docs/decisions/003-three.md': '' },
    'docs/decisions/: no decision has the number 002',
  ],
])('%s that leads nowhere or astray is named', async (_, file, problem) => {
  const problems = await problemsOf({ ...sound, ...file });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
