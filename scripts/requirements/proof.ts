import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * What counts as proof of a requirement (first ruling 20): a test that drives the running shop, or
 * its API on a real database, or, for a row that is about a widget, the real component in Chromium.
 * Tests in jsdom, of functions and with mocked networks are useful, but prove no row.
 */
export const proofs = ['browser', 'shop', 'api', 'component'] as const;
export type Proof = (typeof proofs)[number];

/** Rows of widgets; a story in Chromium proves them. */
const widgetAreas = new Set(['UI']);

/** What asks the API on a real database: by its operations, or over HTTP. */
const askers = ['server/src/testing/shop.ts', 'server/src/testing/api.ts'];

const writesRows = /\b(?:insert\s+into|update\s+\w+\s+set|delete\s+from|truncate)\b/i;

/**
 * What a test file's tests are proof by; undefined where they prove no row.
 *
 * A test of the server asks the API if it imports one of the `askers`, and counts only if neither it
 * nor what it imports from `server/src/testing` writes rows by SQL: goods come through the import,
 * everything else through the API.
 *
 * @param file relative to `base`, with forward slashes
 */
export function proofOf(base: string, file: string): Proof | undefined {
  if (/^storefront\/e2e\/.*\.spec\.ts$/.test(file)) return 'browser';
  if (/^scripts\/.*\.e2e\.ts$/.test(file)) return 'shop';
  if (/^stories\/.*\.stories\.tsx$/.test(file)) return 'component';
  if (/^server\/src\/.*\.test\.ts$/.test(file) && asksApi(base, file)) return 'api';
  return undefined;
}

/** Whether a kind of proof fits a row. */
export const proves = (proof: Proof, id: string) =>
  proof !== 'component' || widgetAreas.has(id.split('-')[0] ?? '');

function asksApi(base: string, file: string): boolean {
  const helpers = new Set<string>();
  const read = (source: string) => readFileSync(path.join(base, source), 'utf8');
  const follow = (source: string) => {
    for (const target of importsFrom(source, read(source))) {
      if (!target.startsWith('server/src/testing/') || helpers.has(target)) continue;
      helpers.add(target);
      follow(target);
    }
  };
  follow(file);
  if (!askers.some((asker) => helpers.has(asker))) return false;
  return [file, ...helpers].every((source) => !writesRows.test(read(source)));
}

function importsFrom(file: string, text: string): readonly string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .filter((target) => target.endsWith('.ts'));
}
