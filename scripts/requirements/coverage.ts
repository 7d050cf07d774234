import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { type Area, parseRequirements } from './catalog.ts';

/** The rows that no test names, and names in tests that no row bears. */
export interface Coverage {
  readonly areas: readonly (Area & { readonly untested: Area['requirements'] })[];
  /** Ids in test titles that docs/requirements.md does not know, with their file. */
  readonly unknown: readonly string[];
}

const tests = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;

/** Its tests quote titles of tests; they prove nothing about the shop. */
const ownTests = 'scripts/requirements/';

/** A call that titles a test, up to the end of the title: `test('…'`, `test.each(…)('…'`. */
const titles =
  /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]*?\)\s*)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The title behind a table of cases, whose brackets and quotes the above doesn't look through. */
const tableTitles = /\](?:\s*as const)?\s*\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/** A story is titled by its name and by a parameter or comment that names what it proves. */
const storyNames = /\b(?:name|title|proves):\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

const reference = /\b([A-Z]{2,6})-(\d{2,3})(?:\s?(?:…|\.\.|–)\s?(?:\1-)?(\d{2,3})\b)?/g;

const isTest = (file: string) => tests.test(file) && !file.startsWith(ownTests);

/** The requirement ids that a title names; a range such as `UI-03…08` names each of its rows. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(reference)].flatMap(([, code = '', first = '', last = first]) => {
    const width = first.length;
    const count = Math.max(0, Number(last) - Number(first)) + 1;
    return Array.from(
      { length: count },
      (_, index) => `${code}-${String(Number(first) + index).padStart(width, '0')}`,
    );
  });
}

/** The titles of the tests or stories in a source text. */
export function titlesIn(source: string, isStory: boolean): readonly string[] {
  const found = isStory
    ? [...source.matchAll(storyNames)]
    : [...source.matchAll(titles), ...source.matchAll(tableTitles)];
  // By where they end: both forms find the title behind a simple table.
  return [
    ...new Map(found.map((match) => [match.index + match[0].length, match[2] ?? ''])).values(),
  ];
}

/** Compares docs/requirements.md with the titles of all tests below `base`. */
export function readCoverage(base: string): Coverage {
  const areas = parseRequirements(readFileSync(path.join(base, 'docs/requirements.md'), 'utf8'));
  const known = new Map(
    areas.map((area) => [area.code, new Set(area.requirements.map(({ id }) => id))]),
  );
  const named = new Set<string>();
  const unknown: string[] = [];
  for (const file of listFiles(base).filter(isTest)) {
    const source = readFileSync(path.join(base, file), 'utf8');
    for (const id of titlesIn(source, file.endsWith('.stories.tsx')).flatMap(idsInTitle)) {
      const area = known.get(id.split('-')[0] ?? '');
      if (area === undefined) continue;
      if (area.has(id)) named.add(id);
      else unknown.push(`${file}: ${id} is no row of docs/requirements.md`);
    }
  }
  return {
    areas: areas.map((area) => ({
      ...area,
      untested: area.requirements.filter(({ id }) => !named.has(id)),
    })),
    unknown,
  };
}

/** What fails CI: rows of complete areas without a test, and ids that do not exist. */
export function checkRequirements(base: string): readonly string[] {
  const { areas, unknown } = readCoverage(base);
  const missing = areas
    .filter((area) => area.isComplete)
    .flatMap(({ code, untested }) =>
      untested.map(({ id }) => `${id}: no test names it, and ${code} is marked complete`),
    );
  return [...unknown, ...missing];
}
