import { expect, test } from 'vitest';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { checkVersions } from './versions.ts';

const folder = folderPerTest();

async function problemsOf(packages: Readonly<Record<string, object>>) {
  for (const [name, manifest] of Object.entries(packages)) {
    await folder.write(`${name}/package.json`, JSON.stringify(manifest));
  }
  return checkVersions(folder.root);
}

test('exact versions, the catalog and our own packages pass', async () => {
  expect(
    await problemsOf({
      server: { dependencies: { pg: '8.23.1', graphql: 'catalog:' } },
      relay: { devDependencies: { graphql: 'catalog:', '@kreide/server': 'workspace:*' } },
      stories: { devDependencies: { '@kreide/server': 'workspace:*' } },
      'design-system': { peerDependencies: { react: '^19.0.0' } },
    }),
  ).toEqual([]);
});

test('a range is named', async () => {
  expect(await problemsOf({ server: { dependencies: { pg: '^8.23.1' } } })).toEqual([
    'server/package.json: pg has a range, ^8.23.1',
  ]);
});

test('a version that stands twice is named, also beside the catalog', async () => {
  const twice = { server: { dependencies: { pg: '8.23.1' } } };
  expect(await problemsOf({ ...twice, relay: { dependencies: { pg: '8.23.1' } } })).toEqual([
    'pg: its version belongs in the catalog (relay/package.json, server/package.json)',
  ]);
  expect(await problemsOf({ ...twice, relay: { dependencies: { pg: 'catalog:' } } })).toEqual([
    'pg: its version belongs in the catalog (server/package.json)',
  ]);
});
