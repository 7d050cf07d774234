import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../process.ts';
import { runVitest } from './vitest.ts';

/** Inside this package, so that the planted tests find vitest. */
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(import.meta.dirname, 'planted-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const plant = (name: string, text: string) => writeFile(path.join(directory, name), text);

const run = () =>
  runVitest('scripts', { files: [path.relative(path.join(root, 'scripts'), directory)] });

test('passing and failing tests are counted, and the failure is told', async () => {
  await plant(
    'sum.test.ts',
    `import { expect, test } from 'vitest';
     test('one', () => {});
     test('two', () => expect(1).toBe(2));`,
  );
  const outcome = await run();
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.details).toContain('expected 1 to be 2');
});

test('a file that cannot be loaded has failed', async () => {
  await plant('good.test.ts', "import { test } from 'vitest'; test('one', () => {});");
  await plant('broken.test.ts', "import './nowhere.ts';");
  expect(await run()).toMatchObject({ passed: 1, failed: 1 });
});

test('an unhandled error has failed although every test passed', async () => {
  await plant(
    'late.test.ts',
    `import { test } from 'vitest';
     test('one', () => { Promise.reject(new Error('unheard')); });`,
  );
  const outcome = await run();
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.details).toContain('unheard');
});

test('no test at all has failed', async () => {
  expect(await run()).toMatchObject({ passed: 0, failed: 1 });
});
