import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../files.ts';
import { root } from '../process.ts';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { parseRequirements } from './catalog.ts';
import { checkRequirements, isProven, readCoverage } from './coverage.ts';
import { doors } from './proof.ts';
import { idsInTitle, storiesIn, testsIn } from './titles.ts';

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

const titlesIn = (source: string) => testsIn('a.test.ts', source).map(({ title }) => title);

test('titles of tests are read in each of their forms', () => {
  const source = `
    test('CART-01 is here', () => {});
    test.each([[1, 2]])("CART-02 %s", () => {});
    test.each([['a', size(1)], ['b', 2]] as const)('CART-06 %s', () => {});
    it.for(cases)(\`CART-07 \${name}\`, () => {});
    test.runIf(machine)('CART-08', () => {});
    describe(\`CART-03\`, () => it('works', () => {}));
    expect('CART-04').toBe(1); // CART-05
  `;
  expect(titlesIn(source).flatMap(idsInTitle)).toEqual([
    'CART-01',
    'CART-02',
    'CART-06',
    'CART-07',
    'CART-08',
  ]);
});

test('titles of groups, of steps and of what is not run are none', () => {
  const source = `
    test.describe('CART-01', () => test('in a group', () => {}));
    test('with a step', () => test.step('CART-02', () => {}));
    test.skip('CART-03', () => {});
    test.todo('CART-04');
    it.fails('CART-05', () => {});
    describe.skip('resting', () => test('CART-06', () => {}));
    test.describe.fixme('broken', () => test('CART-07', () => {}));
  `;
  expect(titlesIn(source)).toEqual(['in a group', 'with a step']);
});

test('a story has its own name, and only one that plays is a test', () => {
  const source = `
    const meta = { title: 'UI-01' };
    export default meta;
    export const Plain = { name: 'UI-02' };
    export const Played = { name: 'UI-03', args: { name: 'UI-04' }, play: async () => {} };
  `;
  expect(storiesIn('Cart.stories.tsx', source).map(({ title }) => title)).toEqual(['UI-03']);
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

const shop = "import { createTestShop } from '../../testing/shop.ts';\n";

/** A test file of the server's cart with tests of these titles. */
const cartTest = (name: string, text: string) =>
  write(`server/src/modules/cart/${name}.test.ts`, text);

test('a test of the server proves a row if it asks the API', async () => {
  await write('docs/requirements.md', list('no'));
  await write('server/src/testing/shop.ts', 'export const createTestShop = 1;');
  await cartTest('asking', `${shop}test('CART-01', () => {});`);
  await cartTest('alone', "test('CART-02', () => {});");
  await cartTest('serving', `${shop}test('CART-03', () => shop.services.carts.prune());`);
  expect(proven()).toEqual(['CART-01']);
});

test('what an import, the API or an operator wrote proves a row; what a test or a seed wrote does not', async () => {
  await write('docs/requirements.md', list('no'));
  await write('server/src/testing/shop.ts', 'export const createTestShop = 1;');
  const insert = "export const sql = 'insert into product values ($1)';";
  await write('server/src/modules/import/service.ts', "import './store.ts';");
  await write('server/src/modules/import/store.ts', insert);
  await write('server/src/modules/customer/seed.ts', insert);
  await cartTest('door', `${shop}import '../import/service.ts';\ntest('CART-01', () => {});`);
  await cartTest('seed', `${shop}import '../customer/seed.ts';\ntest('CART-02', () => {});`);
  await cartTest(
    'types',
    `${shop}import type { Seed } from '../customer/seed.ts';\ntest('UI-01', () => {});`,
  );
  await cartTest('shared', `${shop}const sql = 'delete from cart';\ntest('CART-03', () => {});`);
  expect(proven()).toEqual(['CART-01', 'UI-01']);
});

test('a test that writes rows itself proves nothing, the one beside it does', async () => {
  await write('docs/requirements.md', list('no'));
  await write('server/src/testing/shop.ts', 'export const createTestShop = 1;');
  await cartTest(
    'own',
    `${shop}test('CART-01', () => run('update item set stock = 0'));\ntest('CART-02', () => {});`,
  );
  expect(proven()).toEqual(['CART-02']);
});

test('a story proves rows of widgets, and no others', async () => {
  await write('docs/requirements.md', list('no'));
  await write(
    'stories/Cart.stories.tsx',
    "export const Full = { name: 'UI-01 CART-01 full', play: () => {} };",
  );
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
  await write(
    'stories/Cart.stories.tsx',
    "export const Full = { name: 'CART-99 full', play: () => {} };",
  );
  expect(checkRequirements(folder.root)).toEqual([
    'stories/Cart.stories.tsx: CART-99 is no row of docs/requirements.md',
  ]);
});

test('the doors of this project stand where its tests are judged by them', () => {
  const files = listFiles(root);
  for (const door of doors) expect(files).toContain(door);
});

test('the list of this project is whole', async () => {
  const areas = parseRequirements(await readFile(path.join(root, 'docs/requirements.md'), 'utf8'));
  expect(areas.flatMap(({ requirements }) => requirements)).toHaveLength(674);
});
