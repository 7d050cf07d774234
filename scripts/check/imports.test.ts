import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { findImportViolations, importRules, runtimeRules } from './imports.ts';

/** A repository in which every import is allowed; each test plants one that is not. */
const cleanFiles: Record<string, string> = {
  'design-system/src/index.ts': "export { button } from './components/Button.ts';",
  'design-system/src/components/Button.ts': 'export const button = 1;',
  'relay/src/index.ts': 'export const environment = 1;',
  'server/contract/index.ts': "export { countries } from './countries.ts';",
  'server/contract/countries.ts':
    "import { picklist } from 'valibot';\nexport const countries = picklist;",
  'server/node_modules/valibot/package.json':
    '{ "name": "valibot", "type": "module", "exports": "./index.js" }',
  'server/node_modules/valibot/index.js': 'export const picklist = 1;',
  'server/src/index.ts': "export { cart } from './modules/cart/service.ts';",
  'server/src/demo/index.ts': 'export const demo = 1;',
  'server/simulators/index.ts': 'export const simulator = 1;',

  'server/src/modules/cart/schema.ts':
    "import { Price } from '../pricing/schema.ts';\nexport const Cart = Price;",
  'server/src/modules/pricing/schema.ts':
    "import { currency } from './pricing.ts';\nexport const Price = currency;",
  'server/src/modules/pricing/pricing.ts':
    "import type { price } from './store.ts';\nexport const currency = 'EUR';\nexport type Price = typeof price;",
  'server/src/modules/cart/service.ts':
    "import { countries } from '../../../contract/index.ts';\nimport { currency } from '../pricing/pricing.ts';\nimport { price } from '../pricing/service.ts';\nexport const cart = [price, currency, countries];",
  'server/src/modules/pricing/service.ts': "export { price } from './store.ts';",
  'server/src/modules/pricing/store.ts':
    "import { statement } from '../../database/database.ts';\nexport const price = statement;",
  'server/src/database/database.ts': 'export const statement = 1;',
  'storefront/server/index.ts': 'export const front = 1;',
  'storefront/app/pages/cart/CartPage.tsx':
    "import { CartLine } from '../../features/cart/CartLine.tsx';\nexport const CartPage = CartLine;",
  'storefront/app/pages/home/HomePage.tsx':
    "import { button } from '@kreide/design-system';\nimport { environment } from '@kreide/relay';\nexport const HomePage = [button, environment];",
  'storefront/app/features/cart/CartLine.tsx':
    "import { locale } from '../../platform/locale.ts';\nexport const CartLine = locale;",
  'storefront/app/layout/Layout.tsx':
    "import { CartLine } from '../features/cart/CartLine.tsx';\nexport const Layout = CartLine;",
  'storefront/app/platform/locale.ts':
    "import { countries } from '@kreide/server/contract';\nexport const locale = countries;",
  'stories/design-system/Button.stories.tsx':
    "import { button } from '@kreide/design-system';\nexport const Primary = button;",
  'scripts/start.ts':
    "import { cart } from '@kreide/server';\nimport { front } from '@kreide/storefront';\nexport const shop = [cart, front];",
};

const dependencies: Record<string, readonly string[]> = {
  'design-system': ['relay'],
  relay: ['design-system'],
  server: ['storefront'],
  storefront: ['design-system', 'relay', 'server'],
  stories: ['design-system', 'server'],
  scripts: ['server', 'storefront', 'design-system'],
};

const entries: Record<string, string | Record<string, string>> = {
  'design-system': './src/index.ts',
  relay: './src/index.ts',
  server: { '.': './src/index.ts', './contract': './contract/index.ts' },
  storefront: './server/index.ts',
  stories: './design-system/Button.stories.tsx',
  scripts: './start.ts',
};

const folder = folderPerTest(cleanFiles);

beforeEach(async () => {
  for (const [name, entry] of Object.entries(entries)) {
    await folder.write(
      `${name}/package.json`,
      JSON.stringify({
        name: `@kreide/${name}`,
        type: 'module',
        exports: entry,
        dependencies: Object.fromEntries(
          (dependencies[name] ?? []).map((other) => [`@kreide/${other}`, 'workspace:*']),
        ),
      }),
    );
    const scope = path.join(folder.root, name, 'node_modules/@kreide');
    await mkdir(scope, { recursive: true });
    for (const other of dependencies[name] ?? []) {
      await symlink(path.join(folder.root, other), path.join(scope, other));
    }
  }
});

test('a repository that keeps the rules has no violation', async () => {
  expect(await findImportViolations(folder.root)).toEqual([]);
});

const planted: readonly { rule: string; file: string; imports: string }[] = [
  { rule: 'design-system-imports', file: 'design-system/src/theme.ts', imports: '@kreide/relay' },
  { rule: 'relay-imports', file: 'relay/src/network.ts', imports: '@kreide/design-system' },
  { rule: 'server-imports', file: 'server/src/page.ts', imports: '@kreide/storefront' },
  { rule: 'storefront-imports', file: 'storefront/app/root.tsx', imports: '@kreide/server' },
  { rule: 'stories-imports', file: 'stories/Api.stories.tsx', imports: '@kreide/server' },
  { rule: 'scripts-imports', file: 'scripts/look.ts', imports: '@kreide/design-system' },
  {
    rule: 'public-entry',
    file: 'stories/Deep.stories.tsx',
    imports: '../design-system/src/components/Button.ts',
  },
  {
    rule: 'public-entry',
    file: 'scripts/deep.ts',
    imports: '../server/src/modules/cart/service.ts',
  },
  {
    rule: 'public-entry',
    file: 'storefront/app/root.tsx',
    imports: '../../server/contract/countries.ts',
  },
  {
    rule: 'storefront-imports',
    file: 'storefront/app/platform/cart.ts',
    imports: '../../../server/src/modules/cart/service.ts',
  },
  {
    rule: 'simulators',
    file: 'server/src/modules/cart/paying.ts',
    imports: '../../../simulators/index.ts',
  },
  {
    rule: 'simulator-imports',
    file: 'server/simulators/page.ts',
    imports: '../src/modules/cart/service.ts',
  },
  {
    rule: 'contract-imports',
    file: 'server/contract/cart.ts',
    imports: '../src/modules/pricing/pricing.ts',
  },
  { rule: 'contract-imports', file: 'server/contract/files.ts', imports: 'node:fs' },
  { rule: 'contract-imports', file: 'server/contract/page.ts', imports: '@kreide/storefront' },
  { rule: 'body-imports', file: 'server/contract/body.ts', imports: '../src/database/database.ts' },
  {
    rule: 'body-readers',
    file: 'storefront/app/platform/body.ts',
    imports: '../../../server/contract/body.ts',
  },
  {
    rule: 'page-to-page',
    file: 'storefront/app/pages/home/Teaser.tsx',
    imports: '../cart/CartPage.tsx',
  },
  {
    rule: 'feature-to-page',
    file: 'storefront/app/features/cart/Button.tsx',
    imports: '../../pages/cart/CartPage.tsx',
  },
  {
    rule: 'layout-to-page',
    file: 'storefront/app/layout/Header.tsx',
    imports: '../pages/home/HomePage.tsx',
  },
  {
    rule: 'platform-to-feature',
    file: 'storefront/app/platform/consent.ts',
    imports: '../features/cart/CartLine.tsx',
  },
  {
    rule: 'module-service',
    file: 'server/src/modules/cart/store.ts',
    imports: '../pricing/store.ts',
  },
  {
    rule: 'session-kernel',
    file: 'server/src/modules/session/service.ts',
    imports: '../cart/service.ts',
  },
  {
    rule: 'vocabulary',
    file: 'server/src/modules/pricing/pricing.ts',
    imports: './store.ts',
  },
  {
    rule: 'vocabulary',
    file: 'server/src/modules/cart/cart.ts',
    imports: '../pricing/service.ts',
  },
  {
    rule: 'schema-to-schema',
    file: 'server/src/modules/cart/rules.ts',
    imports: '../pricing/schema.ts',
  },
  { rule: 'no-cycle', file: 'relay/src/loop.ts', imports: './loopBack.ts' },
  {
    rule: 'demo-imports',
    file: 'server/src/modules/cart/rules.ts',
    imports: '../../demo/index.ts',
  },
  { rule: 'resolvable', file: 'relay/src/missing.ts', imports: './nowhere.ts' },
];

describe('a planted import is caught', () => {
  test.each(planted)('$rule: $file importing $imports', async ({ rule, file, imports }) => {
    if (rule === 'body-readers') {
      await folder.write('server/contract/body.ts', 'export const read = 1;');
    }
    if (rule === 'no-cycle')
      await folder.write('relay/src/loopBack.ts', "export * from './loop.ts';");
    await folder.write(
      file,
      `import * as imported from '${imports}';\nexport const planted = imported;`,
    );
    const violations = await findImportViolations(folder.root);
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });

  test('even when only a type is imported', async () => {
    await folder.write(
      'storefront/app/root.tsx',
      "import type { cart } from '@kreide/server';\nexport type Cart = typeof cart;",
    );
    const violations = await findImportViolations(folder.root);
    expect(violations.map((violation) => violation.rule)).toContain('storefront-imports');
  });

  test('and every rule has its planted import', () => {
    const covered = new Set(planted.map(({ rule }) => rule));
    expect(
      [...importRules, ...runtimeRules]
        .map((rule) => rule.name)
        .filter((name) => !covered.has(String(name))),
    ).toEqual([]);
  });
});
