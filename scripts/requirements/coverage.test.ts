import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.ts';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { parseRequirements } from './catalog.ts';
import { checkRequirements, isProven, readCoverage } from './coverage.ts';
import { idsInTitle, testTitles } from './titles.ts';

const folder = folderPerTest();
const { write } = folder;

const list = (complete: 'yes' | 'no') => `
| area | title | rows | complete |
|---|---|---|---|
| CART | Cart | 3 | ${complete} |
| UI | Widgets | 1 | no |

| id | requirement | source |
|---|---|---|
| CART-01 | One. | 1§1 |
| CART-02 | Two \`a\`. | 1§1 |
| CART-03 | Three. | 1§1 |
| UI-01 | A widget. | 1§1 |
`;

const proven = () =>
  readCoverage(folder.root).areas.flatMap(({ requirements }) =>
    requirements.filter(isProven).map(({ id }) => id),
  );

test('a title names single ids; a range names none', () => {
  expect(idsInTitle('CART-07 UI-03: a line is removed')).toEqual(['CART-07', 'UI-03']);
  expect(idsInTitle('CART-07 (UI-03…05), API-09…API-11, WCAG 2.2')).toEqual(['CART-07']);
});

test('titles of tests are read in each of their forms, those of describe are not', () => {
  const source = `
    test('CART-01 is here', () => {});
    test.each([[1, 2]])("CART-02 %s", () => {});
    test.each([['a', size(1)], ['b', 2]] as const)('CART-06 %s', () => {});
    it.for(cases)(\`CART-07 \${name}\`, () => {});
    describe(\`CART-03\`, () => it('works', () => {}));
    expect('CART-04').toBe(1); // CART-05
  `;
  expect(testTitles('a.test.ts', source).flatMap(idsInTitle)).toEqual([
    'CART-01',
    'CART-02',
    'CART-06',
    'CART-07',
  ]);
});

test('tests in a browser and of the whole shop prove rows, those in jsdom do not', async () => {
  await write('docs/requirements.md', list('no'));
  await write('storefront/e2e/cart.spec.ts', "test('CART-01', () => {});");
  await write('scripts/start.e2e.ts', "test('CART-02', () => {});");
  await write('storefront/app/cart.test.tsx', "test('CART-03', () => {});");
  expect(proven()).toEqual(['CART-01', 'CART-02']);
  expect(
    readCoverage(folder.root).areas[0]?.requirements.filter(({ isNamedOnly }) => isNamedOnly),
  ).toMatchObject([{ id: 'CART-03' }]);
});

test('a test of the server proves a row if it asks the API about what came in properly', async () => {
  await write('docs/requirements.md', list('no'));
  await write('server/src/testing/shop.ts', 'export const createTestShop = 1;');
  await write('server/src/testing/goods.ts', "export const sql = 'insert into product';");
  const shop = "import { createTestShop } from '../../testing/shop.ts';\n";
  await write('server/src/modules/cart/a.test.ts', `${shop}test('CART-01', () => {});`);
  await write('server/src/modules/cart/b.test.ts', "test('CART-02', () => {});");
  await write(
    'server/src/modules/cart/c.test.ts',
    `${shop}import '../../testing/goods.ts';\ntest('CART-03', () => {});`,
  );
  expect(proven()).toEqual(['CART-01']);
});

test('a story proves rows of widgets, and no others', async () => {
  await write('docs/requirements.md', list('no'));
  await write('stories/Cart.stories.tsx', "export const Full = { name: 'UI-01 CART-01 full' };");
  expect(proven()).toEqual(['UI-01']);
});

test('a complete area with an unproven row is a problem', async () => {
  await write('docs/requirements.md', list('yes'));
  await write('storefront/e2e/cart.spec.ts', "test('CART-01 CART-02', () => {});");
  expect(checkRequirements(folder.root)).toEqual([
    'CART-03: no test proves it, and CART is marked complete',
  ]);
});

test('an id that no row bears is a problem', async () => {
  await write('docs/requirements.md', list('no'));
  await write('stories/Cart.stories.tsx', "export const Full = { name: 'CART-99 full' };");
  expect(checkRequirements(folder.root)).toEqual([
    'stories/Cart.stories.tsx: CART-99 is no row of docs/requirements.md',
  ]);
});

test('the list of this project is whole', async () => {
  const areas = parseRequirements(await readFile(path.join(root, 'docs/requirements.md'), 'utf8'));
  expect(areas.flatMap(({ requirements }) => requirements)).toHaveLength(674);
});
