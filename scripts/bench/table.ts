/** One line of the table: what was measured, beside the limit of the machine in the same run. */
export interface Row {
  readonly work: string;
  readonly requestsPerSecond?: number;
  readonly p50?: number;
  readonly p95?: number;
  /** Requests per second of the limit, and what that is. */
  readonly limit?: { readonly what: string; readonly requestsPerSecond: number };
  /** A figure that is no rate: bytes, milliseconds. */
  readonly figure?: string;
  readonly target: string;
  readonly isMet: boolean;
}

const head = ['work', 'req/s', 'p50 ms', 'p95 ms', 'limit req/s', 'ratio', 'target', ''];

/** The rows as a Markdown table, which can be put into the README as it is. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [
    head,
    ...rows.map(({ work, requestsPerSecond, p50, p95, limit, figure, target, isMet }) => [
      work,
      figure ?? whole(requestsPerSecond),
      decimal(p50),
      decimal(p95),
      limit ? `${whole(limit.requestsPerSecond)} (${limit.what})` : '',
      limit && requestsPerSecond !== undefined
        ? `${Math.round((100 * requestsPerSecond) / limit.requestsPerSecond)} %`
        : '',
      target,
      isMet ? 'met' : 'missed',
    ]),
  ];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join(
    '\n',
  );
}

const whole = (value: number | undefined) =>
  value === undefined ? '' : Math.round(value).toLocaleString('en');

const decimal = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));
