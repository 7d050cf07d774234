import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** What is under way. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  labelHidden?: boolean | undefined;
  /** How far it is, of `max`; left out while that is unknown. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** How far it is in words, such as "3 von 12"; shown, and read instead of the percentage. */
  valueText?: string | undefined;
}

/** The progress of something; without a value it runs for an unknown time. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  id,
  className,
  ...rest
}: ProgressProps) {
  const generated = useId();
  const barId = id ?? generated;
  const name = (
    <label htmlFor={barId} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {valueText && (
          <span aria-hidden className={styles.value}>
            {valueText}
          </span>
        )}
      </div>
      <progress
        {...rest}
        id={barId}
        max={max}
        value={value}
        aria-valuetext={valueText}
        className={cx(styles.bar, className)}
      />
    </div>
  );
}
