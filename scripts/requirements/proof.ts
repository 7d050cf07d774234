import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { createImportReader, reachedFrom } from '../testing/importGraph.ts';
import type { NamedTest } from './titles.ts';

/**
 * What counts as proof of a requirement (first ruling 20): a test that drives the running shop, or
 * its API on a real database, or, for a row that is about a widget, the real component in Chromium.
 * Tests in jsdom, of functions and with mocked modules are useful, but prove no row.
 */
export const proofs = ['browser', 'shop', 'api', 'component'] as const;
export type Proof = (typeof proofs)[number];

/** Rows of widgets; a story in Chromium proves them. */
const widgetAreas = new Set(['UI']);

/** The API as tests ask it on a real database: by its operations, or over HTTP. */
const api = ['server/src/testing/shop.ts', 'server/src/testing/api.ts'];

/** Where data come into the shop: the API and the import, beside the commands of an operator. */
export const doors: readonly string[] = [
  'server/src/api.ts',
  'server/src/modules/import/service.ts',
  'server/src/modules/import/export.ts',
];

const isDoor = (file: string) =>
  doors.includes(file) || /^server\/src\/modules\/\w+\/operator\.ts$/.test(file);

const writesRows = /\b(?:insert\s+into|update\s+\w+(?:\s+\w+)?\s+set|delete\s+from)\b/i;
const mocksModules = /\bvi\.(?:mock|doMock)\(/;
/** A call of a service past the API: `shop.services.carts.prune()`. */
const callsService = /\bservices\.\w+\.\w+/;

const goesPast = (source: string) => writesRows.test(source) || callsService.test(source);

/** Judges what tests are proof by. */
export type ProofReader = (file: string, tests: readonly NamedTest[]) => ProofOfFile | undefined;

/** What a test file's tests are proof by, unless one of them goes past the shop's doors. */
export interface ProofOfFile {
  readonly proof: Proof;
  holdsFor(test: NamedTest): boolean;
}

/**
 * A test counts if its data came into the shop as everybody's do. The shop is what its doors reach;
 * whatever else a test file imports was made for tests or seeds, and if that, the test's own source
 * or what the file's tests share writes rows by SQL or mocks modules, it proves nothing. Neither does
 * a test that calls a service itself.
 *
 * @param base folder of the checkout; files are relative to it, with forward slashes
 */
export function createProofReader(base: string): ProofReader {
  const read = createImportReader(base, 'values');
  const textOf = (file: string) => readFileSync(path.join(base, file), 'utf8');
  const shop = reachedFrom(read, listFiles(base).filter(isDoor));
  return (file, tests) => {
    const proof = kindOf(file);
    if (proof === undefined) return undefined;
    const reached = reachedFrom(read, [file], (each) => shop.has(each));
    if (proof === 'api' && !api.some((asker) => reached.has(asker))) return undefined;
    const shared = tests.reduce((text, { source }) => text.replace(source, ''), textOf(file));
    const around = [...reached].filter((each) => each !== file && !shop.has(each)).map(textOf);
    const isHonest = [shared, ...around].every(
      (text) => !writesRows.test(text) && !mocksModules.test(text),
    );
    return isHonest ? { proof, holdsFor: ({ source }) => !goesPast(source) } : undefined;
  };
}

function kindOf(file: string): Proof | undefined {
  if (/^storefront\/e2e\/.*\.spec\.ts$/.test(file)) return 'browser';
  if (/^scripts\/.*\.e2e\.ts$/.test(file)) return 'shop';
  if (/^stories\/.*\.stories\.tsx$/.test(file)) return 'component';
  return /^server\/src\/.*\.test\.ts$/.test(file) ? 'api' : undefined;
}

/** Whether a kind of proof fits a row. */
export const proves = (proof: Proof, id: string) =>
  proof !== 'component' || widgetAreas.has(id.split('-')[0] ?? '');
