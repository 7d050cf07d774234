import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';
import { folderPerTest } from './folderPerTest.ts';

const files: Readonly<Record<string, string>> = {
  'server/src/services.ts':
    "import './modules/cart/service.ts';\nimport './modules/pricing/service.ts';",
  'server/src/testing/shop.ts': "import '../services.ts';",
  'server/src/modules/cart/service.ts': "import type { Price } from '../pricing/service.ts';",
  'server/src/modules/cart/cart.test.ts': "import '../../testing/shop.ts';",
  'server/src/modules/pricing/service.ts': 'export interface Price {}',
  'server/src/modules/pricing/pricing.test.ts': "import '../../testing/shop.ts';",
  'server/src/modules/mail/mail.test.ts': "import '../../testing/shop.ts';",
  'storefront/app/routes.ts':
    "route('checkout/basket', 'pages/cart/route.tsx'), route('prod/:id', 'pages/product/route.tsx')",
  'storefront/app/pages/cart/CartPage.tsx': '',
  'storefront/app/pages/product/Product.tsx': '',
  'storefront/e2e/product.spec.ts': "page.goto('/checkout/basket')",
  'storefront/e2e/browse.spec.ts': "page.goto('/prod/heft')",
  'stories/.storybook/preview.tsx': '',
};

const folder = folderPerTest(files);

const serverTests = (file: string) => affectedBy(folder.root, [file]).tests.get('server');

test('a module is proven by its own tests and those of modules that use it', () => {
  expect(serverTests('server/src/modules/cart/service.ts')).toEqual([
    'src/modules/cart/cart.test.ts',
  ]);
  expect(serverTests('server/src/modules/pricing/service.ts')).toEqual([
    'src/modules/cart/cart.test.ts',
    'src/modules/pricing/pricing.test.ts',
  ]);
});

test('what composes all modules is proven by the tests of all', () => {
  expect(serverTests('server/src/services.ts')).toHaveLength(3);
});

test('types of the package and of those that import it are checked', () => {
  expect(affectedBy(folder.root, ['server/src/services.ts']).packages).toEqual([
    'storefront',
    'server',
    'scripts',
  ]);
});

test('a page is proven by browser tests that bear its name, else by those that visit it', () => {
  const browserTests = (file: string) => affectedBy(folder.root, [file]).browserTests;
  expect(browserTests('storefront/app/pages/product/Product.tsx')).toEqual(['product.spec.ts']);
  expect(browserTests('storefront/app/pages/cart/CartPage.tsx')).toEqual(['product.spec.ts']);
  expect(browserTests('storefront/e2e/browse.spec.ts')).toEqual(['browse.spec.ts']);
  expect(browserTests('server/src/services.ts')).toEqual([]);
});

test.each([
  ['pnpm-lock.yaml', true],
  ['server/package.json', true],
  ['server/src/database/migrations/0001_catalog.sql', true],
  ['storefront/vite.config.ts', true],
  ['server/src/services.ts', false],
  ['README.md', false],
])('a change of %s is about everything: %s', (file, expected) => {
  expect(affectedBy(folder.root, [file]).everything).toBe(expected);
});
