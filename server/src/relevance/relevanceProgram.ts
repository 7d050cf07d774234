/**
 * `npm run relevance`: how well the judged queries (server/relevance) are answered by the
 * shop's search and, beside it, by others, over the demo catalogue (docs/search.md).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDemoDatabase } from './demoDatabase.ts';
import { loadGoods } from './goods.ts';
import { type JudgedQuery, judgementFiles, parseJudgements } from './judgements.ts';
import { figuresOf, type Ranking, scoreAll } from './measure.ts';
import { openMiniSearchRanking } from './miniSearchRanking.ts';
import { openPostgresRanking } from './postgresRanking.ts';
import { formatQueries, formatTable } from './report.ts';
import { openShopRankings } from './shopRanking.ts';

const help = `npm run relevance [-- options]

  --queries       also lists the queries that are answered badly, with what was found
  --held-out      with the queries that are kept aside while the search is improved
  --kind KIND     only queries of this kind
  --write         writes the figures that the tests hold the search to
  --help          prints this`;

const { values } = parseArgs({
  options: {
    queries: { type: 'boolean' },
    'held-out': { type: 'boolean' },
    kind: { type: 'string' },
    write: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

const relevance = new URL('../../relevance/', import.meta.url);

if (values.help) console.log(help);
else await measure();

async function measure(): Promise<void> {
  const all: JudgedQuery[] = [];
  for (const file of judgementFiles) {
    all.push(...parseJudgements(await readFile(new URL(file, relevance), 'utf8')));
  }
  const isWanted = (kind: string) => values.kind === undefined || values.kind === kind;
  const queries = all.filter(({ part, kind }) => {
    const isOpen = part === 'open' || part === 'tasks' || part === 'daily';
    return (isOpen || values['held-out'] || values.write) && isWanted(kind);
  });
  await using demo = await openDemoDatabase();
  const goods = await loadGoods(demo.database);
  await using shop = await openShopRankings(demo.database);
  const rankings: Ranking[] = [
    shop.linked,
    shop.submitted,
    await openPostgresRanking(demo.database),
    openMiniSearchRanking(goods),
  ];
  const results = [];
  for (const ranking of rankings) {
    results.push({ name: ranking.name, scores: await scoreAll(ranking, queries, goods) });
  }
  console.log(formatTable(results));
  const [own, submitted] = results;
  if (own && values.queries) console.log(formatQueries(own.scores));
  if (own && submitted && values.write) {
    const figures = figuresOf(own.scores, submitted.scores);
    const round = (_: string, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(3)) : value;
    await writeFile(new URL('figures.json', relevance), `${JSON.stringify(figures, round, 2)}\n`);
  }
}
