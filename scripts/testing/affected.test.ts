import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';
import { folderPerTest } from './folderPerTest.ts';

const files: Readonly<Record<string, string>> = {
  'server/src/services.ts':
    "import './modules/cart/service.ts';\nimport './modules/pricing/service.ts';",
  'server/src/testing/shop.ts': "import '../services.ts';",
  'server/src/modules/cart/service.ts': "import type { Price } from '../pricing/service.ts';",
  'server/src/modules/cart/cart.test.ts': "import '../../testing/shop.ts';",
  'server/src/modules/cart/faults.hunt.test.ts': "import '../../testing/shop.ts';",
  'server/src/modules/pricing/service.ts': 'export interface Price {}',
  'server/src/modules/pricing/pricing.test.ts': "import '../../testing/shop.ts';",
  'server/src/modules/mail/mail.test.ts': "import '../../testing/shop.ts';",
  'storefront/app/root.tsx': "import './features/consent/Consent.tsx';",
  'storefront/app/features/consent/Consent.tsx': '',
  'storefront/app/features/form/field.ts': '',
  'storefront/app/pages/home/route.tsx': '',
  'storefront/app/pages/cart/route.tsx': "import '../../features/form/field.ts';",
  'storefront/app/pages/product/route.tsx': "import { Product } from './Product.tsx';",
  'storefront/app/pages/product/Product.tsx': '',
  'storefront/app/pages/login/route.tsx': "import '../../features/form/field.ts';",
  'storefront/server/index.ts': "import './csp.ts';",
  'storefront/server/csp.ts': '',
  'storefront/e2e/shopping.ts': "page.goto('/checkout/basket');",
  'storefront/e2e/checkout.spec.ts': `import './shopping.ts'; page.goto("\${storefronts.de}/checkout/basket"); page.goto('/login');`,
  'storefront/e2e/consent.spec.ts': "page.goto('/login');",
  'storefront/e2e/browse.spec.ts':
    "page.goto('/prod/heft?varid=1');\npage.goto('/prod/heft');\npage.goto('/checkout/basket');\npage.goto('/');",
  'scripts/start.ts': "import '../storefront/server/index.ts';",
  'scripts/start.e2e.ts': "run('scripts/start.ts');",
  'scripts/other.e2e.ts': '',
  'stories/.storybook/preview.tsx': '',
};

const routes: Readonly<Record<string, string>> = {
  '/': 'home',
  '/checkout/basket': 'cart',
  '/login': 'login',
  '/prod/heft': 'product',
};

const modulesAt = (pathname: string) => [`storefront/app/pages/${routes[pathname]}/route.tsx`];

const folder = folderPerTest(files);

const affectedByFile = (file: string) => affectedBy(folder.root, [file], modulesAt);
const serverTests = (file: string) => affectedByFile(file).tests.get('server');

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

test('a hunt in the server is run when it changed itself, not for what it reaches', () => {
  const hunt = 'server/src/modules/cart/faults.hunt.test.ts';
  expect(affectedByFile(hunt).serverHunts).toEqual(['src/modules/cart/faults.hunt.test.ts']);
  expect(serverTests(hunt)).not.toContain('src/modules/cart/faults.hunt.test.ts');
  expect(affectedByFile('server/src/services.ts').serverHunts).toEqual([]);
});

test('types of the package and of those that import it are checked', () => {
  expect(affectedByFile('server/src/services.ts').packages).toEqual([
    'storefront',
    'server',
    'scripts',
  ]);
});

test.each([
  // By the test that visits it most.
  ['a page', 'storefront/app/pages/product/Product.tsx', ['browse.spec.ts']],
  ['the page of a form', 'storefront/app/pages/cart/route.tsx', ['checkout.spec.ts']],
  ['what two pages share', 'storefront/app/features/form/field.ts', ['checkout.spec.ts']],
  // Bears its name; the other two visit what else it is on.
  [
    'what is on every page',
    'storefront/app/features/consent/Consent.tsx',
    ['browse.spec.ts', 'consent.spec.ts'],
  ],
  ['the HTTP front', 'storefront/server/csp.ts', ['browse.spec.ts', 'checkout.spec.ts']],
  ['a helper of tests', 'storefront/e2e/shopping.ts', ['checkout.spec.ts']],
  ['a browser test', 'storefront/e2e/browse.spec.ts', ['browse.spec.ts']],
  ['the server', 'server/src/services.ts', []],
])('%s is proven by the browser tests that visit it', (_, file, expected) => {
  expect(affectedByFile(file).browserTests).toEqual(expected);
});

test('a script and the HTTP front are proven by the whole shops that run them', () => {
  expect(affectedByFile('storefront/server/csp.ts').wholeShopTests).toEqual(['start.e2e.ts']);
  expect(affectedByFile('scripts/start.ts').wholeShopTests).toEqual(['start.e2e.ts']);
  expect(affectedByFile('scripts/other.e2e.ts').wholeShopTests).toEqual(['other.e2e.ts']);
  expect(affectedByFile('storefront/app/root.tsx').wholeShopTests).toEqual([]);
});

test.each([
  ['pnpm-lock.yaml', true],
  ['server/package.json', true],
  ['server/src/database/migrations/0001_catalog.sql', true],
  ['storefront/vite.config.ts', true],
  ['server/src/services.ts', false],
  ['README.md', false],
])('a change of %s is about everything: %s', (file, expected) => {
  expect(affectedByFile(file).everything).toBe(expected);
});
