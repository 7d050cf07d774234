import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import * as styles from './PageError.css.ts';

export interface PageErrorProps extends Omit<EmptyStateProps, 'drawing' | 'headingLevel'> {
  /** @default 'broken' */
  drawing?: EmptyStateProps['drawing'] | undefined;
  /** Number by which the operator finds the error in the log, with its label. */
  reference?: ReactNode | undefined;
  /** The error itself, for developers. */
  details?: string | undefined;
}

/** Shown instead of a page: what happened in one sentence (children), and what to do next. */
export function PageError({
  drawing = 'broken',
  title,
  actions,
  reference,
  details,
  className,
  children,
  ...rest
}: PageErrorProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <EmptyState drawing={drawing} title={title} headingLevel={1} actions={actions}>
        {children}
        {reference && <p className={styles.reference}>{reference}</p>}
      </EmptyState>
      {details && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0} className={styles.details}>
          {details}
        </pre>
      )}
    </div>
  );
}
