import type { ComponentPropsWithRef, ReactNode } from 'react';
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
import * as styles from './TextField.css.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'number'] as const;

export interface TextFieldProps
  extends FieldProps,
    TextValueProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned | 'prefix'> {
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number] | undefined;
  /** Icon or short sign inside, before the value. */
  prefix?: ReactNode | undefined;
  /** Icon, unit or sign inside, after the value. */
  suffix?: ReactNode | undefined;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  type = 'text',
  prefix,
  suffix,
  id,
  onChange,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const input = (
    <input
      {...rest}
      {...field.control}
      type={type}
      onChange={composeValueChange(onChange, onValueChange)}
      className={cx(
        control,
        prefix && styles.afterPrefix,
        suffix && styles.beforeSuffix,
        className,
      )}
    />
  );
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      {prefix || suffix ? (
        <div className={styles.affixed}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          {input}
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
