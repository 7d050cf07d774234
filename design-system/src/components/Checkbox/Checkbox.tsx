import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { composeCheckedChange } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import * as fieldStyles from '../../internal/Field.css.ts';
import { FieldError, useField } from '../../internal/Field.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-invalid'> {
  /** Text beside the box; may hold links. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong; marks the box invalid. */
  error?: ReactNode | undefined;
  /** Marks it invalid where what is wrong stands elsewhere. @default false */
  invalid?: boolean | undefined;
  /** Called with each change, with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Yes or no. */
export function Checkbox({
  label,
  hint,
  error,
  invalid,
  id,
  onChange,
  onCheckedChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  return (
    <div className={fieldStyles.root}>
      <label className={choice.row}>
        <input
          {...rest}
          {...field.control}
          type="checkbox"
          onChange={composeCheckedChange(onChange, onCheckedChange)}
          className={cx(styles.box, className)}
        />
        <span className={choice.text}>{label}</span>
      </label>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && (
        <p id={field.hintId} className={cx(fieldStyles.note, choice.indented)}>
          {hint}
        </p>
      )}
    </div>
  );
}
