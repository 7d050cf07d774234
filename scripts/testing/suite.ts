/** What a suite found. Every check counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that this machine cannot run, by their titles, which say why. */
  readonly notRun?: readonly string[];
  /** What a person needs to mend the failures, in full; empty when there are none. */
  readonly details: string;
}

export interface Suite {
  readonly name: string;
  /** Words that select it on the command line: `npm test -- server`. */
  readonly tags: readonly string[];
  /** Wants the machine to itself: browsers and load. */
  readonly isAlone?: boolean;
  /** Drives browsers or whole shops, or repeats elsewhere or for long what others prove: `npm run test:all`. */
  readonly isThorough?: boolean;
  /** Only its word selects it: it takes very long, or `npm run test:all` does the same as part of another. */
  readonly isOnDemand?: boolean;
  /**
   * @param isEverything part of `npm run test:all`: what is looked at is seen in every theme and mode,
   * and the server's tests take the machine's PostgreSQL
   */
  run(isEverything?: boolean): Promise<Outcome>;
}

/** The outcome of a check that finds problems or none. */
export function outcomeOf(problems: readonly string[]): Outcome {
  return {
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length === 0 ? 0 : 1,
    details: problems.join('\n'),
  };
}

/**
 * The suites that at least one of the words selects. Without words all of them, the thorough ones
 * only if `isThorough`.
 */
export function selectSuites(
  suites: readonly Suite[],
  words: readonly string[],
  isThorough = false,
): readonly Suite[] {
  if (words.length === 0) {
    return suites.filter((suite) => !suite.isOnDemand && (isThorough || !suite.isThorough));
  }
  return suites.filter((suite) => words.some((word) => suite.tags.includes(word)));
}

/** Tells of a run as it goes. */
export interface Reporter {
  started(suite: Suite): void;
  finished(suite: Suite, outcome: Outcome, milliseconds: number): void;
}

/**
 * Runs suites, `lanes` of them at a time, in the given order; those that want the machine to
 * themselves come last, one by one. A suite that throws has failed.
 *
 * @param options `isEverything` as in `Suite.run`; once `signal` is aborted no further suite begins
 */
export async function runSuites(
  suites: readonly Suite[],
  lanes: number,
  reporter: Reporter,
  { isEverything = false, signal }: { isEverything?: boolean; signal?: AbortSignal } = {},
): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  const runOne = async (suite: Suite) => {
    if (signal?.aborted) return;
    reporter.started(suite);
    const started = performance.now();
    let outcome: Outcome;
    try {
      outcome = await suite.run(isEverything);
    } catch (error) {
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      outcome = { passed: 0, failed: 1, details };
    }
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    reporter.finished(suite, outcome, performance.now() - started);
  };
  const shared = suites.filter((suite) => !suite.isAlone);
  const lane = async () => {
    for (let suite = shared.shift(); suite; suite = shared.shift()) await runOne(suite);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const suite of suites) if (suite.isAlone) await runOne(suite);
  return total;
}
