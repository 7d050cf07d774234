// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones takes the roles away in Safari
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  /** Tells it from the others. */
  id: string;
  /** Head of the column. */
  label: string;
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode;
  /** Lines figures up at the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Names the row: at most one column. @default false */
  rowHeader?: boolean | undefined;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the table shows. */
  caption: string;
  /** Keeps the caption for assistive technology only. @default false */
  captionHidden?: boolean | undefined;
  /** From the start of a row to its end. */
  columns: readonly TableColumn<Row>[];
  /** Data of the rows, from top to bottom. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
}

/** Rows of data; on a phone each row is a card. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  className,
  ...rest
}: TableProps<Row>) {
  return (
    <table {...rest} role="table" className={cx(styles.root, className)}>
      <caption className={cx(!captionHidden && styles.caption)}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={cx(styles.head, column.align === 'end' && styles.end)}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ id, label, cell, align, rowHeader }) => {
              const Cell = rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  role={rowHeader ? 'rowheader' : 'cell'}
                  scope={rowHeader ? 'row' : undefined}
                  data-label={label}
                  className={cx(
                    styles.cell,
                    align === 'end' && styles.end,
                    rowHeader ? styles.rowHead : styles.card,
                  )}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
