import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconCheck, IconClock, IconWarning } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

export const timelineStates = ['done', 'current', 'upcoming', 'problem'] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineStep {
  /** What happens, such as "An DHL übergeben". */
  title: string;
  /** How far it is: decides colour and sign. */
  state: TimelineState;
  /** When, as it is to be shown. */
  date?: string | undefined;
  /** When, for machines, such as `2026-11-21T14:05`. */
  dateTime?: string | undefined;
  /** More about it, such as the tracking number as a link. */
  detail?: ReactNode | undefined;
  /** A small icon of its own instead of the state's. */
  icon?: ReactNode | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Name of the whole, such as "Sendung 1 von 2". */
  label: string;
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
  /** Read after each step: its sign in words. */
  stateLabels: Record<TimelineState, string>;
}

const signs: Record<TimelineState, ReactNode> = {
  done: <IconCheck size="s" />,
  current: <IconClock size="s" />,
  upcoming: undefined,
  problem: <IconWarning size="s" />,
};

/** How far a shipment or a return is: each step with its sign, the current one marked. */
export function Timeline({ label, steps, stateLabels, className, ...rest }: TimelineProps) {
  // All steps before the last one reached are passed, whether or not there was a problem.
  const reached = steps.findLastIndex(({ state }) => state !== 'upcoming');
  return (
    <ol {...rest} aria-label={label} className={cx(styles.root, className)}>
      {steps.map(({ title, state, date, dateTime, detail, icon }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, such as a try to deliver
          key={index}
          aria-current={state === 'current' ? 'step' : undefined}
          data-passed={index < reached || undefined}
          className={styles.step}
        >
          <span aria-hidden className={cx(styles.marker, styles.markers[state])}>
            {icon ?? signs[state]}
          </span>
          <div className={styles.content}>
            <span className={cx(styles.title, styles.titles[state])}>
              {title}
              <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
            </span>
            {date && (
              <time dateTime={dateTime} className={styles.date}>
                {date}
              </time>
            )}
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
