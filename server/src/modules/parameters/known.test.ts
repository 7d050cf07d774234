import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { knownParameters } from './known.ts';

test('docs/settings.md tells an operator of every parameter', async () => {
  const page = await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const missing = Object.entries(knownParameters).flatMap(([name, entries]) =>
    Object.keys(entries)
      .filter(
        (entry) =>
          !rows.some((row) => row.startsWith(`| \`${name}\` |`) && row.includes(`\`${entry}\``)),
      )
      .map((entry) => `${name} ${entry}`),
  );
  expect(missing).toEqual([]);
});
