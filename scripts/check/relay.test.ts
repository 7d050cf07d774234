import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPersisted } from './relay.ts';

const text = 'query CartPageQuery { cart { id } }';
const id = createHash('sha256').update(text).digest('hex');

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kreide-relay-'));
  await mkdir(path.join(base, 'app/__generated__'), { recursive: true });
  await writeFile(
    path.join(base, 'relay.config.json'),
    '{"persistConfig":{"file":"./persisted.json"}}',
  );
  await writeFile(
    path.join(base, 'app/__generated__/CartPageQuery.graphql.ts'),
    `const node = {\n  "params": {\n    "id": "${id}",\n    "name": "CartPageQuery"\n  }\n};\n`,
  );
});

afterEach(() => rm(base, { recursive: true, force: true }));

const persist = (documents: Record<string, string>) =>
  writeFile(path.join(base, 'persisted.json'), JSON.stringify(documents));

test('documents that the artifacts ask for are right', async () => {
  await persist({ [id]: text });
  expect(checkPersisted(base)).toEqual([]);
});

test.each([
  ['is missing', {}, 'lacks the document'],
  ['nobody asks for', { [id]: text, ['0'.repeat(64)]: 'query Old { a }' }, 'holds query Old'],
  ['was changed by hand', { [id]: `${text} ` }, 'is not the hash of its document'],
])('a document that %s is told', async (_, documents, problem) => {
  await persist(documents);
  expect(checkPersisted(base).join('\n')).toContain(problem);
});
