import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

const packages = ['design-system', 'relay', 'storefront', 'server', 'stories', 'scripts'] as const;
type Package = (typeof packages)[number];

/**
 * What both sides of the shop know. It is the server's folder but no part of it: it imports nothing
 * but its schema library, and is all that the storefront may import of the server (decision 026).
 */
const contract = '^server/contract/';
/** Its one file that needs Node: how both sides read the bodies of requests. */
const bodies = '^server/contract/body\\.ts$';

/** What each package may import of the others (docs/architecture.md, "Rooms"). */
const mayImport: Record<Package, readonly Package[]> = {
  'design-system': [],
  relay: [],
  server: [],
  storefront: ['design-system', 'relay'],
  stories: ['design-system', 'relay', 'storefront'],
  scripts: ['server', 'storefront'],
};

/** What a package shows to the others: the files behind the `exports` of its package.json. */
const publicEntries = [
  '^design-system/src/(index|tokens|themes/(contrastTable|font))\\.ts$',
  '^relay/src/(index|testing/index|vite)\\.ts$',
  '^server/(src/(index|testing/index)|contract/(index|body)|simulators/index)\\.ts$',
  '^storefront/(server/index\\.ts|app/(routeAt\\.ts|testing/fragments\\.tsx)|vite/messages\\.ts)$',
  '/package\\.json$',
];

const packageRules = packages.map((name): IForbiddenRuleType => {
  const others = packages.filter((other) => other !== name && !mayImport[name].includes(other));
  const allowed = mayImport[name].join(' and ') || 'no other package of ours';
  return {
    name: `${name}-imports`,
    comment: `${name} may import ${allowed}${name === 'storefront' ? ' and the contract' : ''}`,
    severity: 'error',
    from: { path: `^${name}/` },
    to: {
      path: `^(${others.join('|')})/`,
      ...(name === 'storefront' && { pathNot: contract }),
    },
  };
});

/**
 * The file that bears the name of its folder: types, constants and pure functions of a module of the
 * server, or of a part of one.
 */
const vocabularies = [
  '^server/src/modules/([^/]+)/\\1\\.ts$',
  '^server/src/modules/[^/]+/([^/]+)/\\1\\.ts$',
];

/** Rules of all imports, each under a name that a violation is reported with. */
export const importRules: readonly IForbiddenRuleType[] = [
  ...packageRules,
  {
    name: 'public-entry',
    comment: 'a package is reached only through its public entry',
    severity: 'error',
    from: { path: '^([^/]+)/' },
    to: { path: `^(${packages.join('|')})/`, pathNot: ['^$1/', ...publicEntries] },
  },
  {
    name: 'simulators',
    comment:
      'what stands for a payment provider is a program apart: only tests and the start know it',
    severity: 'error',
    from: { pathNot: ['^server/(simulators|src/testing)/', '\\.test\\.ts$', '^scripts/'] },
    to: { path: '^server/simulators/' },
  },
  {
    name: 'simulator-imports',
    comment: "a simulator knows nothing of the shop: it is written from the provider's documents",
    severity: 'error',
    from: { path: '^server/simulators/' },
    to: { path: '^(server/(src|contract)|storefront|relay|design-system|scripts)/' },
  },
  {
    name: 'contract-imports',
    comment: 'the contract imports nothing but its own files and its schema library',
    severity: 'error',
    from: { path: contract, pathNot: ['\\.test\\.ts$', bodies] },
    to: { pathNot: [contract, '(^|/)node_modules/valibot/'] },
  },
  {
    name: 'body-imports',
    comment: 'reading bodies takes the contract and the parser of multipart forms',
    severity: 'error',
    from: { path: bodies },
    to: { pathNot: [contract, '(^|/)node_modules/@fastify/busboy/'] },
  },
  {
    name: 'body-readers',
    comment: 'bodies are read by the HTTP front and the API, before pages and modules run',
    severity: 'error',
    from: { path: '^(storefront/app|server/contract)/', pathNot: '\\.test\\.ts$' },
    to: { path: bodies },
  },
  {
    name: 'demo-imports',
    comment: 'the shop knows nothing of its demo; who starts it does, and tests',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: '^server/src/(demo/|relevance/|index\\.ts$|testing/|.*(\\.test|/testShop)\\.ts$)',
    },
    to: { path: '^server/src/demo/' },
  },
  {
    name: 'page-to-page',
    comment: 'a page never imports another page; what two pages use is a feature',
    severity: 'error',
    from: { path: '^storefront/app/pages/([^/]+)/' },
    to: { path: '^storefront/app/pages/', pathNot: '^storefront/app/pages/$1/' },
  },
  {
    name: 'feature-to-page',
    comment: 'inside the storefront: pages, then features, then platform',
    severity: 'error',
    from: { path: '^storefront/app/features/' },
    to: { path: '^storefront/app/(pages|layout)/' },
  },
  {
    name: 'layout-to-page',
    comment: 'a layout wraps any page and knows none',
    severity: 'error',
    from: { path: '^storefront/app/layout/' },
    to: { path: '^storefront/app/pages/' },
  },
  {
    name: 'platform-to-feature',
    comment: 'inside the storefront: pages, then features, then platform',
    severity: 'error',
    from: { path: '^storefront/app/platform/' },
    to: { path: '^storefront/app/(pages|layout|features)/' },
  },
  {
    name: 'module-service',
    comment:
      'a module of the server reaches another only through its service or, for the vocabulary ' +
      'that several modules speak, the file that bears the name of its folder',
    severity: 'error',
    from: { path: '^server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '^server/src/modules/',
      pathNot: [
        '^server/src/modules/$1/',
        '^server/src/modules/[^/]+/service\\.ts$',
        ...vocabularies,
        '^server/src/modules/[^/]+/(schema|types)\\.ts$',
      ],
    },
  },
  {
    name: 'session-kernel',
    comment:
      'who asks is known before anything else: the session builds on no module but its storefront',
    severity: 'error',
    from: { path: '^server/src/modules/session/', pathNot: '\\.test\\.ts$' },
    to: { path: '^server/src/modules/', pathNot: '^server/src/modules/(session|storefront)/' },
  },
  {
    name: 'schema-to-schema',
    comment: "a module's types may refer to another module's types, nothing else may",
    severity: 'error',
    from: {
      path: '^server/src/modules/([^/]+)/',
      pathNot: '(/(schema|\\w*[tT]ypes)|\\.test)\\.ts$',
    },
    to: {
      path: '^server/src/modules/[^/]+/(schema|types)\\.ts$',
      pathNot: '^server/src/modules/$1/',
    },
  },
  {
    name: 'no-cycle',
    comment: 'no cycles anywhere',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'an import that resolves to nothing is one that the other rules cannot see',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** Rules of what is loaded when the program runs, which types are not. */
export const runtimeRules: readonly IForbiddenRuleType[] = [
  {
    name: 'vocabulary',
    comment:
      "a module's vocabulary runs no SQL, nor does what it imports: what asks the database is asked " +
      'of the service (decision 020)',
    severity: 'error',
    from: { path: vocabularies },
    to: { path: '^server/src/database/database\\.ts$', reachable: true },
  },
];

export interface ImportViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads every import below `base` and returns those that break a rule.
 *
 * @param base a folder laid out like the repository
 * @throws where no compiler reads TypeScript: dependency-cruiser would pass over every file
 */
export async function findImportViolations(base: string): Promise<readonly ImportViolation[]> {
  const folders = packages.filter((name) => existsSync(path.join(base, name)));
  return [
    ...(await violationsOf(importRules, { base, folders, countsTypes: true })),
    ...(await violationsOf(runtimeRules, {
      base,
      folders: folders.filter((name) => name === 'server'),
      countsTypes: false,
    })),
  ];
}

async function violationsOf(
  rules: readonly IForbiddenRuleType[],
  {
    base,
    folders,
    countsTypes,
  }: { base: string; folders: readonly string[]; countsTypes: boolean },
): Promise<readonly ImportViolation[]> {
  const { output } = await cruise([...folders], {
    baseDir: base,
    ruleSet: { forbidden: [...rules] },
    validate: true,
    tsPreCompilationDeps: countsTypes,
    preserveSymlinks: false,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(__generated__|\\+types|build|dist|\\.react-router|\\.kreide|storybook-static|test-results)/',
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  });
  const result = output as ICruiseResult;
  const sources = result.modules.filter((module) => /\.tsx?$/.test(module.source));
  if (sources.length === 0) throw new Error(`dependency-cruiser read no TypeScript in ${base}`);
  return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** The problems of the repository, one line each. */
export async function checkImports(base: string): Promise<readonly string[]> {
  const comments = new Map(
    [...importRules, ...runtimeRules].map((rule) => [rule.name, rule.comment]),
  );
  const violations = await findImportViolations(base);
  return violations.map(({ rule, from, to }) => `${from} → ${to}: ${comments.get(rule)} (${rule})`);
}
