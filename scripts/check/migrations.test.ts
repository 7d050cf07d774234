import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../git.ts';
import { gitRepositoryPerTest } from '../testing/gitRepository.ts';
import { checkMigrations } from './migrations.ts';

const repository = gitRepositoryPerTest();
const fileOf = (name: string) => `server/src/database/migrations/${name}.sql`;

async function commitAll(): Promise<string> {
  await git(repository.root, 'add', '.');
  return repository.commit(`${performance.now()}`);
}

test('new migrations and new words elsewhere are fine', async () => {
  await repository.writeAll({ [fileOf('0001_a')]: 'select 1', 'server/a.sql': 'select 1' });
  await commitAll();
  await repository.writeAll({ [fileOf('0002_b')]: 'select 2', 'server/a.sql': 'select 3' });
  await commitAll();
  await repository.write(fileOf('0003_c'), 'select 3');
  expect(await checkMigrations(repository.root)).toEqual([]);
});

test('one that changed or is gone is named, committed or not', async () => {
  await repository.writeAll({
    [fileOf('0001_a')]: 'select 1',
    [fileOf('0002_b')]: 'select 2',
    [fileOf('0003_c')]: 'select 3',
  });
  const base = await commitAll();
  await repository.write(fileOf('0001_a'), 'select 11');
  await commitAll();
  await git(repository.root, 'mv', fileOf('0002_b'), fileOf('0004_b'));
  await rm(path.join(repository.root, fileOf('0003_c')));
  const problems = await checkMigrations(repository.root);
  expect(problems?.map((problem) => problem.split(':')[0])).toEqual(
    ['0001_a', '0002_b', '0003_c'].map(fileOf),
  );
  expect(problems?.[0]).toContain(base.slice(0, 8));
});

test('without history nothing is compared', async () => {
  await repository.write(fileOf('0001_a'), 'select 1');
  await commitAll();
  await repository.write(fileOf('0001_a'), 'select 2');
  expect(await checkMigrations(repository.root)).toBeUndefined();
});
