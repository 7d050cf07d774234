import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.ts';
import { idsInTitle, testsIn } from './requirements/titles.ts';
import { createImportReader, reachedFrom } from './testing/importGraph.ts';

const base = '/work/main';
const doors = [
  'server/src/api.ts',
  'server/src/modules/import/service.ts',
  'server/src/modules/import/export.ts',
];
const isDoor = (f: string) =>
  doors.includes(f) || /^server\/src\/modules\/\w+\/operator\.ts$/.test(f);
const writes = /\b(?:insert\s+into|update\s+\w+(?:\s+\w+)?\s+set|delete\s+from)\b/i;
const read = createImportReader(base, 'values');
const shop = reachedFrom(read, listFiles(base).filter(isDoor));
for (const f of process.argv.slice(2)) {
  const text = readFileSync(path.join(base, f), 'utf8');
  const tests = testsIn(f, text);
  const reached = reachedFrom(read, [f], (e) => shop.has(e));
  const shared = tests.reduce((t, { source }) => t.replace(source, ''), text);
  console.log(
    f,
    'shared writes:',
    writes.test(shared),
    'around:',
    [...reached]
      .filter((e) => e !== f && !shop.has(e))
      .filter((e) => writes.test(readFileSync(path.join(base, e), 'utf8'))),
  );
  for (const t of tests) {
    const bad = writes.test(t.source) || /\bservices\.\w+\.\w+/.test(t.source);
    if (bad && idsInTitle(t.title).length) console.log('  test bad:', t.title.slice(0, 80));
  }
}
