import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromiumSwitches } from '../chromium.ts';
import { run } from '../process.ts';

/** Installed on demand: neither running nor building the shop needs its 80 packages. */
const lighthouse = 'lighthouse@13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Least scores, of 100. */
export const goals: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface Score {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points, the worst first. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; displayValue?: string }>
  >;
}

/**
 * One visit to a page as Lighthouse makes it: a phone whose processor and net are simulated to be
 * slow.
 *
 * @param file where the report lies afterwards, `.report.html` and `.report.json` appended
 * @throws with what Lighthouse said when it could not finish
 */
export async function measurePage(
  url: string,
  file: string,
  { chromium, skippedAudits }: { chromium: string; skippedAudits: readonly string[] },
): Promise<Score> {
  const visit = () =>
    run(
      'npm',
      [
        ...['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url],
        ...['--output=json', '--output=html', `--output-path=${file}`],
        ...['--quiet', '--no-enable-error-reporting'],
        `--only-categories=${categories.join(',')}`,
        ...(skippedAudits.length > 0 ? [`--skip-audits=${skippedAudits.join(',')}`] : []),
        `--chrome-flags=--headless=new ${chromiumSwitches.join(' ')}`,
      ],
      {
        env: {
          CHROME_PATH: chromium,
          // It needs a newer Node than npm may have been started by.
          PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
        },
        timeout: 3 * 60_000,
      },
    );
  let { ok, output } = await visit();
  // Chromium lost the recording of the visit, now and then: it is no measurement, good or bad.
  if (!ok && output.includes('NO_NAVSTART')) ({ ok, output } = await visit());
  if (!ok) throw new Error(`Lighthouse could not measure ${url}:\n${output}`);
  return scoreOf(JSON.parse(await readFile(`${file}.report.json`, 'utf8')) as Report);
}

function scoreOf({ categories: found, audits }: Report): Score {
  const scores = Object.fromEntries(
    categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const faults = categories
    .flatMap((id) => found[id]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: audits[id], cost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ audit }) => [audit?.title, audit?.displayValue].filter(Boolean).join(': '));
  return { scores, faults };
}
