import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Availability.css.ts';

export const availabilityStates = ['available', 'limited', 'later', 'unavailable'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

export interface AvailabilityProps extends ComponentPropsWithRef<'div'> {
  /** Whether it can be bought: decides colour and sign. */
  state: AvailabilityState;
  /** Second line, such as the delivery time. */
  detail?: ReactNode | undefined;
}

/** Whether something can be bought: a sign of its own per state and words, never colour alone. */
export function Availability({ state, detail, className, children, ...rest }: AvailabilityProps) {
  return (
    <div {...rest} className={cx(styles.states[state], className)}>
      {children}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
