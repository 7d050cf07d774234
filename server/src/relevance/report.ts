import type { Language } from '../modules/storefront/storefront.ts';
import { isListed, type Part, parts } from './judgements.ts';
import { type Score, summaryOf } from './measure.ts';

interface Result {
  readonly name: string;
  readonly scores: readonly Score[];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const languages: readonly Language[] = ['de', 'en'];

const kindOf = ({ query: { kind, language } }: Score) => `${kind} ${language}`;

/** NDCG@10 by kind of query, a column for each way to search, and the shares that found nothing. */
export function formatTable(results: readonly Result[]): string {
  const kinds = [...new Set(results[0]?.scores.map(kindOf))].sort();
  const rows = [
    ['', 'queries', ...results.map(({ name }) => name)],
    ...kinds.map((kind) => {
      const own = results.map(({ scores }) =>
        summaryOf(scores.filter((score) => kindOf(score) === kind)),
      );
      const isNonsense = !results[0]?.scores.some(
        (score) => kindOf(score) === kind && score.isAnswerable,
      );
      return [
        kind,
        String(own[0]?.queries ?? 0),
        ...own.map(({ ndcg, refused }) => (isNonsense ? percent(refused) : ndcg.toFixed(3))),
      ];
    }),
    ...[undefined, ...parts].flatMap((part) => summaryLines(results, part)),
    ...parts
      .filter((part) => part === 'fresh' || part.startsWith('tasks'))
      .flatMap((part) => languages.flatMap((own) => summaryLines(results, part, own))),
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

/** Of one part of the queries in one language, or of all. */
function summaryLines(
  results: readonly Result[],
  part: Part | undefined,
  language?: Language,
): string[][] {
  const own = results.map(({ name, scores }) => ({
    name,
    scores: scores.filter(
      ({ query }) =>
        (part === undefined || query.part === part) &&
        (language === undefined || query.language === language),
    ),
  }));
  if (own[0]?.scores.length === 0) return [];
  const label = part === undefined ? '' : `${[part, language].filter(Boolean).join(' ')}: `;
  return [
    line(`${label}NDCG@10`, own, ({ ndcg }) => ndcg.toFixed(3)),
    line(`${label}answerable, nothing found`, own, ({ zeroResults }) => percent(zeroResults)),
    ...(own[0]?.scores.some(({ isAnswerable }) => !isAnswerable)
      ? [line(`${label}nonsense, nothing found`, own, ({ refused }) => percent(refused))]
      : []),
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
