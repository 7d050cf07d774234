import { isListed, type Part, parts } from './judgements.ts';
import { type Score, summaryOf } from './measure.ts';

interface Result {
  readonly name: string;
  readonly scores: readonly Score[];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** NDCG@10 by kind of query, a column for each way to search, and the shares that found nothing. */
export function formatTable(results: readonly Result[]): string {
  const kinds = [...new Set(results[0]?.scores.map(({ query }) => query.kind))];
  const rows = [
    ['', 'queries', ...results.map(({ name }) => name)],
    ...kinds.map((kind) => {
      const own = results.map(({ scores }) =>
        summaryOf(scores.filter(({ query }) => query.kind === kind)),
      );
      const isNonsense = !results[0]?.scores.some(
        ({ query, isAnswerable }) => query.kind === kind && isAnswerable,
      );
      return [
        kind,
        String(own[0]?.queries ?? 0),
        ...own.map(({ ndcg, refused }) => (isNonsense ? percent(refused) : ndcg.toFixed(3))),
      ];
    }),
    ...[undefined, ...parts].flatMap((part) => summaryLines(results, part)),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Of one part of the queries, or of all. */
function summaryLines(results: readonly Result[], part: Part | undefined): string[][] {
  const own = results.map(({ name, scores }) => ({
    name,
    scores: part === undefined ? scores : scores.filter(({ query }) => query.part === part),
  }));
  if (own[0]?.scores.length === 0) return [];
  const label = part === undefined ? '' : `${part}: `;
  return [
    line(`${label}NDCG@10`, own, ({ ndcg }) => ndcg.toFixed(3)),
    line(`${label}answerable, nothing found`, own, ({ zeroResults }) => percent(zeroResults)),
    line(`${label}nonsense, nothing found`, own, ({ refused }) => percent(refused)),
  ];
}

const line = (
  label: string,
  results: readonly Result[],
  cell: (summary: ReturnType<typeof summaryOf>) => string,
) => [
  label,
  String(results[0]?.scores.length ?? 0),
  ...results.map(({ scores }) => cell(summaryOf(scores))),
];

/** Below this a query is worth a look. */
const good = 0.9;

/** The badly answered queries, the worst first, with the products found and their grades. */
export function formatQueries(scores: readonly Score[]): string {
  return scores
    .filter(({ query, ndcg }) => ndcg < good && isListed(query.part))
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .map(
      ({ query, term, ndcg, found }) =>
        `\n${ndcg.toFixed(2)}  ${term}  (${query.kind})\n${found
          .map(({ id, grade }) => `      ${grade}  ${id}`)
          .join('\n')}`,
    )
    .join('\n');
}
