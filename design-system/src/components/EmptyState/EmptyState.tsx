import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export const emptyStateDrawings = ['cart', 'search', 'list', 'lost', 'broken', 'done'] as const;

/** Chalk drawings on a field of 148 by 112. */
const drawings: Record<(typeof emptyStateDrawings)[number], string> = {
  // A satchel, open and empty.
  cart: 'M34 46c0-8 5-13 13-13h54c8 0 13 5 13 13v46c0 5-3 8-8 8H42c-5 0-8-3-8-8V46Zm0 12c14 12 66 12 80 0M60 33v-8c0-4 3-7 7-7h14c4 0 7 3 7 7v8M66 64h16v12H66V64ZM22 60h12m80 0h12',
  // A magnifying glass over ruled lines.
  search:
    'M20 30h46M20 48h28M20 66h24M20 84h34m32-54a28 28 0 1 0 0 56 28 28 0 0 0 0-56Zm20 48 22 22M74 58c0-8 5-13 12-14',
  // A list with one tick and a pencil.
  list: 'M36 16h60v80H36V16Zm14 20 5 5 9-10m8 5h14M50 58h36M50 76h24m30 14 22-44 9 5-22 44-10 6 1-11Z',
  // A paper plane that went its own way.
  lost: 'M92 26 132 14 112 52 102 42 92 26Zm10 16 30-28M16 92c18 8 30-2 26-14s-20-6-14 8 34 16 50-4 12-30 20-36',
  // A pencil whose tip broke off.
  broken:
    'M26 84 84 26l14 14-58 58-18 4 4-18Zm50-50 14 14M26 84l14 14m62-14 8-4 4 8m8-16 6 2m-22 22 2 8',
  // A tick under good work.
  done: 'M34 18h66v78H34V18Zm14 18h38M48 52h38M48 68h18m14 8 12 12 32-44',
};

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is drawn above the title. */
  drawing: (typeof emptyStateDrawings)[number];
  /** What there is not, or what happened. */
  title: string;
  /** Level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The one way on. */
  actions?: ReactNode | undefined;
}

/**
 * Shown instead of missing content or after an error: a drawing, one sentence (children), one
 * action.
 */
export function EmptyState({
  drawing,
  title,
  headingLevel = 2,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <svg aria-hidden viewBox="0 0 148 112" className={styles.drawing}>
        <path d={drawings[drawing]} />
      </svg>
      <Heading level={headingLevel} size="h2">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
