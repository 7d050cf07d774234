import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { filesAt } from '@kreide/storefront/routes';
import { endCommands, onStop, root } from './process.ts';
import { affectedBy } from './testing/affected.ts';
import { changedFiles } from './testing/changedFiles.ts';
import { type Outcome, runSuites, type Suite, selectSuites } from './testing/suite.ts';
import { suites, suitesOf } from './testing/suites.ts';
import { ciMinutes, maxMinutes, tellTime } from './testing/times.ts';

const help = `npm test [-- WORD …]

Proves the shop without a browser, or what a word selects:
  ${[...new Set(suites.flatMap(({ tags }) => tags))].sort().join(', ')}
  changed  what the uncommitted change touches, or, where there is none, the last commit

  --since COMMIT  with changed: what was changed since then
  --all           also browsers, stories and whole shops, and what repeats it elsewhere or for long
                  (npm run test:all)
  --list          prints the suites without running them
  --help          prints this`;

const modulesAt = (pathname: string) => filesAt(pathname).map((file) => `storefront/app/${file}`);

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean' },
    since: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

const chosen = positionals.includes('changed')
  ? suitesOf(affectedBy(root, await changedFiles(root, values.since), modulesAt))
  : selectSuites(suites, positionals, values.all);

if (values.help) {
  console.log(help);
} else if (chosen.length === 0) {
  console.error(`No suite is called ${positionals.join(' ')}.\n\n${help}`);
  process.exitCode = 1;
} else if (values.list) {
  for (const { name, tags } of chosen) console.log(`${name} (${tags.join(', ')})`);
} else {
  await runChosen();
}

/**
 * Runs what was chosen; of a whole run first what is run every day, so that it says how long that
 * takes. In CI a run of everything that takes too long has failed.
 */
async function runChosen() {
  const stopping = new AbortController();
  onStop(() => {
    stopping.abort();
    endCommands();
  });
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  const runPart = async (part: readonly Suite[]) => {
    const lanes = Math.min(2, availableParallelism());
    const reporter = { started: () => {}, finished: printOutcome };
    const { passed, failed } = await runSuites(part, lanes, reporter, {
      isEverything: values.all ?? false,
      signal: stopping.signal,
    });
    total.passed += passed;
    total.failed += failed;
  };
  const tellSince = (what: string, minutes?: number) => {
    if (stopping.signal.aborted) return;
    const took = performance.now() - started;
    console.log(tellTime(what, took, minutes));
    const isAll = minutes === maxMinutes.all;
    if (isAll && took > ciMinutes * 60_000 && process.env.CI) total.failed += 1;
  };
  if (positionals.length > 0) {
    await runPart(chosen);
    tellSince(positionals.join(' '));
  } else {
    await runPart(chosen.filter(({ isThorough }) => !isThorough));
    tellSince('npm test', maxMinutes.everyday);
    if (values.all) {
      await runPart(chosen.filter(({ isThorough }) => isThorough));
      tellSince('npm run test:all', maxMinutes.all);
    }
  }
  if (stopping.signal.aborted) {
    console.log('Stopped.');
    process.exitCode = 130;
    return;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function printOutcome(
  suite: Suite,
  { passed, failed, notRun = [], details }: Outcome,
  milliseconds: number,
) {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  console.log(`${mark} ${suite.name}: ${counts} (${(milliseconds / 1000).toFixed(1)} s)`);
  for (const title of notRun) console.log(`     not run: ${title}`);
  if (failed > 0) console.log(`${details.trimEnd().replace(/^/gm, '     ')}\n`);
}
