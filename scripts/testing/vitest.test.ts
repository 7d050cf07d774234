import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.ts';
import { folderPerTest } from './folderPerTest.ts';
import { runVitest } from './vitest.ts';

/** Inside this package, so that the planted tests find vitest. */
const folder = folderPerTest({}, import.meta.dirname);
const plant = folder.write;

const run = () =>
  runVitest('scripts', { files: [path.relative(path.join(root, 'scripts'), folder.root)] });

test('passing and failing tests are counted, and the failure alone is told', async () => {
  await plant(
    'sum.test.ts',
    `import { expect, test } from 'vitest';
     test('one', () => console.log('said by one'));
     test('two', () => {
       console.log('said by two');
       expect(1).toBe(2);
     });`,
  );
  const outcome = await run();
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.details).toContain('expected 1 to be 2');
  expect(outcome.details).toContain('said by two');
  expect(outcome.details).not.toContain('said by one');
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
