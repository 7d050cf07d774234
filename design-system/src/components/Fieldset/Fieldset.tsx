import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { FieldError } from '../../internal/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Fieldset.css.ts';

export const legendSizes = ['m', 'l'] as const;

export interface FieldsetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'aria-invalid'> {
  /** Name of the group. */
  legend: ReactNode;
  /** The legend like a field's label, or like a heading of a form's part. @default 'm' */
  legendSize?: (typeof legendSizes)[number] | undefined;
  /** Keeps the legend for assistive technology only. @default false */
  legendHidden?: boolean | undefined;
  /** Help for the whole group. */
  hint?: ReactNode | undefined;
  /** What is wrong with the group as a whole. */
  error?: ReactNode | undefined;
}

/** Fields that belong together, evenly spaced. */
export function Fieldset({
  legend,
  legendSize = 'm',
  legendHidden = false,
  hint,
  error,
  children,
  'aria-describedby': elsewhere,
  ...rest
}: FieldsetProps) {
  const id = useId();
  return (
    <fieldset
      {...rest}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`, elsewhere)}
    >
      <legend
        className={cx(!legendHidden && styles.legend, legendSize === 'l' && styles.legendLarge)}
      >
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.fields}>
        {children}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}

export interface FieldRowProps extends ComponentPropsWithRef<'div'> {
  /** Share of the width of each field, such as `[3, 1]` for street and number. */
  weights: readonly number[];
}

/** Fields on one line, such as postcode and town; below each other where it is narrow. */
export function FieldRow({ weights, children, className, ...rest }: FieldRowProps) {
  // However small a share, an error has room for its words below the field.
  const columns = weights.map((weight) => `minmax(6.5rem, ${weight}fr)`).join(' ');
  return (
    <div {...rest} className={cx(styles.rowFrame, className)}>
      <div
        className={cx(styles.row, styles.rows[weights.length > 2 ? 'more' : 'pair'])}
        style={{ '--k-columns': columns } as React.CSSProperties}
      >
        {children}
      </div>
    </div>
  );
}
