import type { ComponentPropsWithRef } from 'react';
import { composeValueChange } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldOwned, type FieldProps, useField } from '../../internal/Field.tsx';
import * as styles from './DateField.css.ts';

export interface DateFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned | 'min' | 'max'> {
  /** The day, such as `2026-12-24`; an empty text is none (controlled). */
  value?: string | undefined;
  /** The day at first, such as `2026-12-24` (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the day at each change; with an empty text while it is incomplete. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Earliest day that the calendar offers. Typing passes it: the server checks as well. */
  min?: string | undefined;
  /** Latest day that the calendar offers. */
  max?: string | undefined;
}

/**
 * A day, by the browser's own calendar: in the reader's own order of day and month, typed part by
 * part or chosen, and on a phone by the system's wheels.
 */
export function DateField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  id,
  onChange,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <input
        {...rest}
        {...field.control}
        type="date"
        onChange={composeValueChange(onChange, onValueChange)}
        className={cx(control, styles.root, className)}
      />
    </Field>
  );
}
