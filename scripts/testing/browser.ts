import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../chromium.ts';
import { packageBin, root, runNode } from '../process.ts';
import { startShop } from './shopProcess.ts';
import type { Outcome } from './suite.ts';

const browserTests = 'storefront/e2e/playwright.config.ts';

export interface BrowserTestOptions {
  /** Only these, relative to storefront/e2e. @default all */
  readonly files?: readonly string[];
  /** Axe looks in the dark as well. @default false */
  readonly isEveryMode?: boolean | undefined;
  /** Only the tests whose titles say that axe looks. @default false */
  readonly isAxeAlone?: boolean;
  /** The tests of the folder `thorough` instead of those beside it. @default false */
  readonly isThorough?: boolean;
}

/** All tests are one network, which orders and registers more within the hour than a school does. */
const raisedLimits = {
  KREIDE_LIMIT_ORDERS_BY_NETWORK: '1000/1h',
  KREIDE_LIMIT_REGISTRATIONS_BY_NETWORK: '1000/1h',
  KREIDE_LIMIT_EMAIL_CHECKS_BY_NETWORK: '1000/1h',
};

/** Runs the browser tests against a shop of their own: real build, real database, empty at first. */
export async function runBrowserTests({
  files = [],
  isEveryMode = false,
  isAxeAlone = false,
  isThorough = false,
}: BrowserTestOptions = {}): Promise<Outcome> {
  const chromium = await findChromium();
  const directory = await mkdtemp(path.join(tmpdir(), 'kreide-browser-'));
  try {
    const dataDirectory = path.join(directory, 'data');
    await using shop = await startShop({ dataDirectory, env: raisedLimits });
    // What it says while it opens is of no use here, and long.
    const opening = shop.output().length;
    const report = path.join(directory, 'report.json');
    const result = await runNode(
      packageBin('storefront', '@playwright/test', 'playwright'),
      [
        'test',
        ...files,
        '--config',
        path.basename(browserTests),
        '--reporter=dot,json',
        ...(isAxeAlone ? ['--grep', 'axe'] : []),
      ],
      {
        cwd: path.dirname(browserTests),
        env: {
          KREIDE_CHROMIUM: chromium,
          KREIDE_DATA: dataDirectory,
          KREIDE_E2E_PORT: String(shop.port),
          KREIDE_E2E_LOGINS: JSON.stringify(shop.logins),
          KREIDE_E2E_MODES: isEveryMode ? 'all' : undefined,
          KREIDE_E2E_THOROUGH: isThorough ? 'yes' : undefined,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
        timeout: 50 * 60_000,
      },
    );
    const { passed, failed } = await readFile(report, 'utf8').then(countTests, () => noTests);
    const failures = Math.max(failed, result.ok && passed > 0 ? 0 : 1);
    if (failures === 0) return { passed, failed: 0, details: '' };
    const said = shop.output().slice(opening);
    // The failures last: who prints only the end shows them.
    const details = `What the shop said:\n${said}\n${await shownPages()}\n${result.output}`;
    return { passed, failed: failures, details };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What the pages showed when their tests failed: who reads a report of CI has nothing else. */
async function shownPages(): Promise<string> {
  const shown: string[] = [];
  for await (const file of glob('storefront/test-results/*/error-context.md', { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8');
    const name = /^- Name: (.+)$/m.exec(text)?.[1];
    const page = /^```yaml\n(.*?)^```$/ms.exec(text)?.[1];
    shown.push(`The page of ${name}:\n${page ?? 'none\n'}`);
  }
  return shown.join('\n');
}

const noTests = { passed: 0, failed: 0 };

/** A test that passes only when repeated has failed. */
function countTests(report: string): { passed: number; failed: number } {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
