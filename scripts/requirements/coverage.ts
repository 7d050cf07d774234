import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { type Area, parseRequirements, type Requirement } from './catalog.ts';
import { createProofReader, type Proof, proves } from './proof.ts';
import { idsInTitle, storiesIn, testsIn } from './titles.ts';

/** A row and the kinds of tests that prove it. */
export interface CoveredRequirement extends Requirement {
  readonly proofs: readonly Proof[];
  /** A test names it that is no proof: in jsdom, of a function, with fixtures written by SQL. */
  readonly isNamedOnly: boolean;
}

/** The rows with what proves them, and names in tests that no row bears. */
export interface Coverage {
  readonly areas: readonly (Omit<Area, 'requirements'> & {
    readonly requirements: readonly CoveredRequirement[];
  })[];
  /** Ids in test titles that docs/requirements.md does not know, with their file. */
  readonly unknown: readonly string[];
}

const tests = /\.(test|spec|e2e)\.tsx?$|\.stories\.tsx$/;

/** Its tests quote titles of tests; they prove nothing about the shop. */
const ownTests = 'scripts/requirements/';

const isTest = (file: string) => tests.test(file) && !file.startsWith(ownTests);

/** Compares docs/requirements.md with the titles of all tests below `base`. */
export function readCoverage(base: string): Coverage {
  const areas = parseRequirements(readFileSync(path.join(base, 'docs/requirements.md'), 'utf8'));
  const known = new Map(
    areas.map((area) => [area.code, new Set(area.requirements.map(({ id }) => id))]),
  );
  const named = new Map<string, Set<Proof>>();
  const unknown: string[] = [];
  const readProof = createProofReader(base);
  for (const file of listFiles(base).filter(isTest)) {
    const source = readFileSync(path.join(base, file), 'utf8');
    const cases = file.endsWith('.stories.tsx') ? storiesIn(file, source) : testsIn(file, source);
    const ofFile = readProof(file, cases);
    for (const test of cases) {
      for (const id of idsInTitle(test.title)) {
        const area = known.get(id.split('-')[0] ?? '');
        if (area === undefined) continue;
        if (!area.has(id)) unknown.push(`${file}: ${id} is no row of docs/requirements.md`);
        const found = named.get(id) ?? new Set();
        if (ofFile?.holdsFor(test) && proves(ofFile.proof, id)) found.add(ofFile.proof);
        named.set(id, found);
      }
    }
  }
  return {
    areas: areas.map((area) => ({
      ...area,
      requirements: area.requirements.map((requirement) => {
        const proofs = [...(named.get(requirement.id) ?? [])];
        return {
          ...requirement,
          proofs,
          isNamedOnly: named.has(requirement.id) && proofs.length === 0,
        };
      }),
    })),
    unknown,
  };
}

export const isProven = ({ proofs }: CoveredRequirement) => proofs.length > 0;

/** What fails CI: rows of complete areas without proof, and ids that do not exist. */
export function checkRequirements(base: string): readonly string[] {
  const { areas, unknown } = readCoverage(base);
  const missing = areas
    .filter((area) => area.isComplete)
    .flatMap(({ code, requirements }) =>
      requirements
        .filter((requirement) => !isProven(requirement))
        .map(({ id }) => `${id}: no test proves it, and ${code} is marked complete`),
    );
  return [...unknown, ...missing];
}
