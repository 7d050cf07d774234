import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { checkStructure } from './structure.ts';

const folder = folderPerTest();

beforeEach(async () => {
  await component('Button');
  await write('design-system/src/index.ts', "export * from './components/Button/Button.tsx';\n");
  await write('design-system/src/testing/examples/forms.tsx', example('Button'));
  await write('storefront/app/root.tsx', 'export default function Root() {}\n');
  await write('storefront/app/pages/cart/cart.tsx', 'export function loader() {}\n');
  await write('server/src/modules/cart/service.ts');
});

const write = (file: string, text = 'export {};\n') => folder.write(file, text);

const example = (name: string) => `export const forms = {\n  ${name}: 0,\n};\n`;

async function component(name: string) {
  const folder = `design-system/src/components/${name}`;
  const module = `import * as styles from './${name}.css.ts';\nexport function ${name}() {}\n`;
  await write(`${folder}/${name}.tsx`, module);
  await write(`${folder}/${name}.css.ts`);
  await write(`${folder}/${name}.test.tsx`, `import { ${name} } from './${name}.tsx';\n`);
  await write(
    `stories/design-system/${name}.stories.tsx`,
    `const meta = {\n  component: ${name},\n  parameters: {\n    usage: {},\n  },\n};\n`,
  );
}

test('a tidy repository has no problem', () => {
  expect(checkStructure(folder.root)).toEqual([]);
});

test('what programs make is passed over', async () => {
  await write('storefront/build/server/index_x.ts');
  await write('node_modules/lib/any_name.ts');
  expect(checkStructure(folder.root)).toEqual([]);
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
  expect(checkStructure(folder.root).join('\n')).toContain(problem);
});

const button = 'design-system/src/components/Button/Button';

test.each([
  ['a story of nothing', 'stories/design-system/Gone.stories.tsx', '', 'a story of no component'],
  [
    'a story that shows another component',
    'stories/design-system/Button.stories.tsx',
    'const meta = {\n  component: Link,\n  parameters: {\n    usage: {},\n  },\n};\n',
    'shows Link, which is not in',
  ],
  [
    'styles that nobody wears',
    `${button}.tsx`,
    'export function Button() {}\n',
    'nothing in the folder wears',
  ],
  ['a test of nothing', `${button}.test.tsx`, 'export {};\n', 'tests nothing of its folder'],
  [
    'a component without an example',
    'design-system/src/testing/examples/forms.tsx',
    example('Link'),
    'Button: no example',
  ],
  [
    "a module by a component's name in lower case",
    'design-system/src/components/Button/button.ts',
    '',
    'in case alone',
  ],
  ['a component that is not exported', 'design-system/src/index.ts', '', 'Button: not exported'],
])('%s is told', async (_, file, text, problem) => {
  await write(file, text);
  expect(checkStructure(folder.root)).toEqual([expect.stringContaining(problem)]);
});

test('what is fetched later is a component by default export', async () => {
  await write(
    'storefront/app/features/cart/Totals.island.tsx',
    'export default function Totals() {}\n',
  );
  expect(checkStructure(folder.root)).toEqual([]);
});

test('a default export that no tool demands is told', async () => {
  await write('server/src/settings.ts', 'export default 1;\n');
  expect(checkStructure(folder.root)).toEqual([
    'server/src/settings.ts: a default export, which no tool demands here',
  ]);
});

test('a file that outgrew one subject is told', async () => {
  await write('server/src/settings.ts', 'export {};\n'.repeat(401));
  expect(checkStructure(folder.root)).toEqual([expect.stringContaining('settings.ts: 401 lines')]);
});
