import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../process.ts';
import { parseRequirements } from './catalog.ts';
import { checkRequirements, idsInTitle, readCoverage, titlesIn } from './coverage.ts';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kreide-requirements-'));
});

afterEach(() => rm(base, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(base, file)), { recursive: true });
  await writeFile(path.join(base, file), text);
}

const list = (complete: 'yes' | 'no') => `
| area | title | rows | complete |
|---|---|---|---|
| CART | Cart | 3 | ${complete} |

| id | requirement | source |
|---|---|---|
| CART-01 | One. | 1§1 |
| CART-02 | Two \`a\`. | 1§1 |
| CART-03 | Three. | 1§1 |
`;

test('a title names single ids and ranges', () => {
  expect(idsInTitle('CART-07: a line is removed (UI-03…05)')).toEqual([
    'CART-07',
    'UI-03',
    'UI-04',
    'UI-05',
  ]);
  expect(idsInTitle('API-09…API-11 and WCAG 2.2')).toEqual(['API-09', 'API-10', 'API-11']);
});

test('titles of tests are read in each of their forms, other texts are not', () => {
  const source = `
    test('CART-01 is here', () => {});
    test.each([[1, 2]])("CART-02 %s", () => {});
    test.each([['a', size(1)], ['b', 2]] as const)('CART-06 %s', () => {});
    describe(\`CART-03\`, () => it('works', () => {}));
    expect('CART-04').toBe(1); // CART-05
  `;
  expect(titlesIn(source, false).flatMap(idsInTitle)).toEqual([
    'CART-01',
    'CART-02',
    'CART-03',
    'CART-06',
  ]);
});

test('rows without a test are listed', async () => {
  await write('docs/requirements.md', list('no'));
  await write('server/src/cart.test.ts', "test('CART-01…02', () => {});");
  const untested = readCoverage(base).areas[0]?.untested;
  expect(untested).toEqual([{ id: 'CART-03', text: 'Three.' }]);
  expect(checkRequirements(base)).toEqual([]);
});

test('a complete area with an untested row is a problem', async () => {
  await write('docs/requirements.md', list('yes'));
  await write('server/src/cart.test.ts', "test('CART-01…02', () => {});");
  expect(checkRequirements(base)).toEqual([
    'CART-03: no test names it, and CART is marked complete',
  ]);
});

test('an id that no row bears is a problem', async () => {
  await write('docs/requirements.md', list('no'));
  await write('stories/Cart.stories.tsx', "export const Full = { name: 'CART-99 full' };");
  expect(checkRequirements(base)).toEqual([
    'stories/Cart.stories.tsx: CART-99 is no row of docs/requirements.md',
  ]);
});

test('the list of this project is whole', async () => {
  const { readFile } = await import('node:fs/promises');
  const areas = parseRequirements(await readFile(path.join(root, 'docs/requirements.md'), 'utf8'));
  expect(areas.flatMap(({ requirements }) => requirements)).toHaveLength(674);
});
