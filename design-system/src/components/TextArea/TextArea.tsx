import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'aria-invalid' | 'aria-describedby'> {}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  id,
  rows = 4,
  className,
  ...rest
}: TextAreaProps) {
  const field = useField({ id, hint, error });
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <textarea
        {...rest}
        {...field.control}
        rows={rows}
        className={cx(control, styles.root, className)}
      />
    </Field>
  );
}
