import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageBin, runNode } from '../process.ts';
import type { Outcome } from './suite.ts';

export interface VitestOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Only test files whose path contains one of these. @default all */
  readonly files?: readonly string[];
  /** Another configuration of the package. @default vitest.config.ts */
  readonly config?: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs a package's Vitest tests and counts them from Vitest's own report. */
export async function runVitest(
  folder: string,
  { env, files = [], config = 'vitest.config.ts' }: VitestOptions = {},
): Promise<Outcome> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-vitest-'));
  try {
    const report = path.join(directory, 'report.json');
    const result = await runNode(
      packageBin(folder, 'vitest'),
      [
        'run',
        ...files,
        '--config',
        config,
        // Of a red run the failures, and what the tests printed that failed, not hundreds of green lines.
        '--reporter=dot',
        '--silent=passed-only',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: folder, ...(env && { env }), timeout: 15 * 60_000 },
    );
    const counts = await readFile(report, 'utf8').then(
      (text) => countTests(JSON.parse(text) as VitestReport),
      () => ({ passed: 0, failed: 0, notRun: [] }),
    );
    // A run may fail without a failing test: an unhandled error, a configuration that crashes,
    // no test at all.
    const failed = Math.max(counts.failed, result.ok && counts.passed > 0 ? 0 : 1);
    return { ...counts, failed, details: failed > 0 ? result.output : '' };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function countTests(report: VitestReport): Omit<Outcome, 'details'> {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notRun: skipped.map(({ fullName }) => fullName),
  };
}
