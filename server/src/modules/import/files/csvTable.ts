import type { Problem } from '../format/rules.ts';
import type { Cell } from './cells.ts';
import { readCsv } from './csv.ts';
import { type RawLine, UnusableFileError } from './source.ts';

/** A row whose cells are asked for by their columns' names, whatever the names' case. */
export interface TableRow {
  readonly line: number;
  /** The cell under the first of these names that the header has; empty where there is none. */
  cell(names: readonly string[]): string;
}

/** Rows that stand together and have the same key, such as the variants of one product. */
export interface RowGroup {
  readonly key: string;
  readonly line: number;
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

const maxRowsOfGroup = 3000;

/** The names of a header's columns, in lower case. */
export function columnsOf(cells: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const name = cell.normalize('NFC').toLowerCase();
    if (name !== '' && !columns.has(name)) columns.set(name, index);
  }
  return columns;
}

/**
 * Reads a table whose first row is its header. Rows that can't be read belong to the group that
 * their key tells, so that a product is never taken without one of its variants.
 */
export async function* readGroups(
  lines: AsyncIterable<RawLine>,
  delimiter: string,
  keyOf: (row: TableRow) => string,
  onHeader: (columns: ReadonlyMap<string, number>, line: number) => void,
): AsyncGenerator<RowGroup> {
  let columns: Map<string, number> | undefined;
  let width = 0;
  let group: { key: string; line: number; rows: TableRow[]; problems: Problem[] } | undefined;
  for await (const row of readCsv(lines, delimiter)) {
    const { line, cells } = row;
    if (columns === undefined) {
      if ('reason' in row) throw new UnusableFileError(`The header ${row.reason}`);
      columns = columnsOf(cells);
      width = cells.length;
      onHeader(columns, line);
      continue;
    }
    const read = tableRow(line, cells, columns);
    let reason = 'reason' in row ? row.reason : undefined;
    if (cells.slice(width).some((cell) => cell !== '')) {
      reason ??= `has more cells (${cells.length}) than the header has columns (${width})`;
    }
    const key = keyOf(read);
    if (group === undefined || group.key !== key || key === '') {
      if (group) yield group;
      group = { key, line, rows: [], problems: [] };
    }
    if (group.rows.length >= maxRowsOfGroup) reason ??= 'is one row too many for a product';
    if (reason === undefined) group.rows.push(read);
    else if (group.problems.length < 10) {
      group.problems.push({ path: '', reason, place: { line, field: '' } });
    }
  }
  if (group) yield group;
}

function tableRow(
  line: number,
  cells: readonly string[],
  columns: ReadonlyMap<string, number>,
): TableRow {
  return {
    line,
    cell(names) {
      const index = names
        .map((name) => columns.get(name.toLowerCase()))
        .find((at) => at !== undefined);
      return index === undefined ? '' : (cells[index] ?? '');
    },
  };
}

/** Reads cells and collects what is wrong with them, each with its line and column. */
export class CellReader {
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];

  /** Nothing for an empty cell, and for one that can't be read. */
  read<T>(row: TableRow, names: readonly string[], how: (cell: string) => Cell<T>): T | undefined {
    const cell = row.cell(names);
    if (cell === '') return undefined;
    const result = how(cell);
    if ('value' in result) return result.value;
    this.refuse(row, names, result.reason);
    return undefined;
  }

  refuse(row: TableRow, names: readonly string[], reason: string): void {
    const place = { line: row.line, field: names[0] ?? '' };
    this.problems.push({ path: '', reason, place });
  }

  warn(row: TableRow, names: readonly string[], reason: string): void {
    const place = { line: row.line, field: names[0] ?? '' };
    this.warnings.push({ path: '', reason, place });
  }
}
