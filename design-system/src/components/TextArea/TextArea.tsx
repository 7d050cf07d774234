import type { ComponentPropsWithRef } from 'react';
import { composeValueChange } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import {
  Field,
  type FieldOwned,
  type FieldProps,
  type TextValueProps,
  useField,
} from '../../internal/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    TextValueProps,
    Omit<ComponentPropsWithRef<'textarea'>, FieldOwned> {}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  id,
  rows = 4,
  onChange,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <textarea
        {...rest}
        {...field.control}
        rows={rows}
        onChange={composeValueChange(onChange, onValueChange)}
        className={cx(control, styles.root, className)}
      />
    </Field>
  );
}
