import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStructure } from './structure.ts';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kreide-structure-'));
  await write('design-system/src/components/Button/Button.tsx');
  await write('design-system/src/components/Button/Button.css.ts');
  await write('design-system/src/components/Button/Button.test.tsx');
  await write('stories/design-system/Button.stories.tsx', 'export default {};\n');
  await write('storefront/app/root.tsx', 'export default function Root() {}\n');
  await write('storefront/app/pages/cart/cart.tsx', 'export function loader() {}\n');
  await write('server/src/modules/cart/service.ts');
});

afterEach(() => rm(base, { recursive: true, force: true }));

async function write(file: string, text = 'export {};\n') {
  await mkdir(path.dirname(path.join(base, file)), { recursive: true });
  await writeFile(path.join(base, file), text);
}

test('a tidy repository has no problem', () => {
  expect(checkStructure(base)).toEqual([]);
});

test('what programs make is passed over', async () => {
  await write('storefront/build/server/index_x.ts');
  await write('node_modules/lib/any_name.ts');
  expect(checkStructure(base)).toEqual([]);
});

test.each([
  [
    'a component without a story',
    'design-system/src/components/Badge/Badge.tsx',
    'Badge.stories.tsx: missing',
  ],
  [
    'a component without a test',
    'design-system/src/components/Badge/Badge.tsx',
    'Badge.test.tsx: missing',
  ],
  ['a folder at the top', 'packages/one.ts', 'packages/: no folder of the design'],
  ['a drawer', 'server/src/utils/money.ts', 'server/src/utils/: named after nothing'],
  ['a component in camelCase', 'storefront/app/layout/header.tsx', 'header.tsx: a file of nothing'],
  ['a module in kebab-case', 'server/src/read-model.ts', 'read-model.ts: a module'],
])('%s is told', async (_, file, problem) => {
  await write(file);
  expect(checkStructure(base).join('\n')).toContain(problem);
});

test('a default export that no tool demands is told', async () => {
  await write('server/src/settings.ts', 'export default 1;\n');
  expect(checkStructure(base)).toEqual([
    'server/src/settings.ts: a default export, which no tool demands here',
  ]);
});

test('a file that outgrew one subject is told', async () => {
  await write('server/src/settings.ts', 'export {};\n'.repeat(401));
  expect(checkStructure(base)).toEqual([expect.stringContaining('settings.ts: 401 lines')]);
});
