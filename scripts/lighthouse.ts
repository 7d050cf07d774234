import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { categories, goals, measurePage, type Score } from './lighthouse/measure.ts';
import { endCommands, onStop, root } from './process.ts';
import { step } from './progress.ts';
import { startShop } from './testing/shopProcess.ts';

const help = `npm run lighthouse [-- options]

Lighthouse on home, listing, product and search of the demo shop, as a phone, and the scores beside
their goals. Of several visits the one with the middle performance counts. Reports: .kreide/lighthouse.

  --visits N    to each page (3)
  --help        prints this`;

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '3' }, help: { type: 'boolean', short: 'h' } },
});
const visits = Number(values.visits);

if (values.help) {
  console.log(help);
} else if (!Number.isInteger(visits) || visits < 1) {
  console.error(`--visits is a whole number from 1 up.\n\n${help}`);
  process.exitCode = 2;
} else {
  onStop(() => {
    endCommands();
    process.exit(130);
  });
  await measure();
}

async function measure(): Promise<void> {
  const directory = path.join(root, '.kreide/lighthouse');
  await mkdir(directory, { recursive: true });
  const chromium = await findChromium();
  await using shop = await step('Opening the demo shop', () =>
    startShop({ dataDirectory: path.join(directory, 'data') }),
  );
  const origin = `http://localhost:${shop.port}`;
  const listing = await firstLink(`${origin}/`, '/cat/');
  const product = await firstLink(`${origin}${listing}`, '/prod/');
  const pages = [
    { name: 'home', path: '/' },
    { name: 'listing', path: listing },
    { name: 'product', path: product },
    // Search must not be indexed (SEO-01), which Lighthouse takes for a fault.
    { name: 'search', path: '/search?q=heft', skippedAudits: ['is-crawlable'] },
  ];
  for (const { name, path: page, skippedAudits = [] } of pages) {
    const results: Score[] = [];
    await step(name, async () => {
      for (let visit = 0; visit < visits; visit += 1) {
        const file = path.join(directory, name);
        results.push(await measurePage(origin + page, file, { chromium, skippedAudits }));
      }
    });
    results.sort((a, b) => a.scores.performance - b.scores.performance);
    const middle = results[results.length >> 1];
    if (middle) tell(name, middle);
  }
}

function tell(name: string, { scores, faults }: Score): void {
  const isMet = categories.every((id) => scores[id] >= goals[id]);
  const figures = categories.map((id) => `${id} ${scores[id]} (≥ ${goals[id]})`);
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name}: ${figures.join(', ')}`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (!isMet) process.exitCode = 1;
}

/** @returns path of the first link on the page that begins so */
async function firstLink(page: string, start: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const found = new RegExp(`href="(${start}[^"?#]+)`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${page} has no link to ${start}…`);
  return found;
}
