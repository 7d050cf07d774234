import type { ComponentPropsWithRef } from 'react';
import { composeValueChange } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldOwned, type FieldProps, useField } from '../../internal/Field.tsx';
import { IconChevronDown } from '../Icon/icons.ts';
import * as styles from './Select.css.ts';

export const selectSizes = ['m', 's'] as const;

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What is shown. */
  label: string;
  /** Cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, FieldOwned | 'size' | 'multiple'> {
  /** Chosen value (controlled). */
  value?: string | undefined;
  /** Value chosen at first (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What can be chosen; `children` (`<optgroup>` …) may stand instead. */
  options?: readonly SelectOption[] | undefined;
  /** First entry with an empty value, such as "Bitte wählen". */
  placeholder?: string | undefined;
  /** @default 'm' */
  size?: (typeof selectSizes)[number] | undefined;
}

/** One of several values, by the system's own list. */
export function Select({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  options,
  placeholder,
  size = 'm',
  id,
  onChange,
  onValueChange,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...field.control}
          onChange={composeValueChange(onChange, onValueChange)}
          className={cx(control, styles.root, styles.sizes[size], className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <IconChevronDown size="s" className={styles.chevron} />
      </div>
    </Field>
  );
}
