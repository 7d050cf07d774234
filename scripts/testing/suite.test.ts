import { expect, test } from 'vitest';
import { outcomeOf, runSuites, type Suite, selectSuites } from './suite.ts';

const silent = { started: () => {}, finished: () => {} };

function suite(name: string, run: Suite['run'], rest: Partial<Suite> = {}): Suite {
  return { name, tags: [name], run, ...rest };
}

test('the tests of all suites are added up', async () => {
  const total = await runSuites(
    [
      suite('unit', async () => ({ passed: 40, failed: 2, details: 'two' })),
      suite('lint', async () => outcomeOf([])),
      suite('structure', async () => outcomeOf(['one', 'two'])),
    ],
    2,
    silent,
  );
  expect(total).toEqual({ passed: 41, failed: 3 });
});

test('a suite that crashes has failed, and the others go on', async () => {
  const finished: string[] = [];
  const total = await runSuites(
    [
      suite('crash', async () => {
        throw new Error('out of paper');
      }),
      suite('fine', async () => outcomeOf([])),
    ],
    1,
    { ...silent, finished: (_, { details }) => finished.push(details) },
  );
  expect(total).toEqual({ passed: 1, failed: 1 });
  expect(finished[0]).toContain('out of paper');
});

test('a run that is stopped begins no further suite', async () => {
  const stopping = new AbortController();
  const begun: string[] = [];
  const note = (name: string) => async () => {
    begun.push(name);
    if (name === 'second') stopping.abort();
    return outcomeOf([]);
  };
  const suites = ['first', 'second', 'third'].map((name) => suite(name, note(name)));
  const alone = suite('browser', note('browser'), { isAlone: true });
  const { signal } = stopping;
  const total = await runSuites([...suites, alone], 1, silent, { signal });
  expect(begun).toEqual(['first', 'second']);
  expect(total).toEqual({ passed: 2, failed: 0 });
});

test('never more suites run than there are lanes, and those that want to be alone are', async () => {
  let running = 0;
  const seen: Record<string, number> = {};
  const note = (name: string) => async () => {
    running += 1;
    seen[name] = running;
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return outcomeOf([]);
  };
  await runSuites(
    [
      suite('browser', note('browser'), { isAlone: true }),
      ...['a', 'b', 'c', 'd'].map((name) => suite(name, note(name))),
    ],
    2,
    silent,
  );
  expect(Math.max(...Object.values(seen))).toBe(2);
  expect(seen.browser).toBe(1);
});

test('words select suites by tag', () => {
  const suites = [
    suite('types of server', async () => outcomeOf([]), { tags: ['types', 'server'] }),
    suite('lint', async () => outcomeOf([]), { tags: ['lint'] }),
  ];
  expect(selectSuites(suites, ['server'])).toEqual([suites[0]]);
  expect(selectSuites(suites, [])).toHaveLength(2);
  expect(selectSuites(suites, ['nothing'])).toEqual([]);
});
