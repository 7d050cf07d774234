import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { composeCheckedChange } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import * as fieldStyles from '../../internal/Field.css.ts';
import { FieldError, useField } from '../../internal/Field.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'aria-invalid'> {
  /** What is switched on or off. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong, such as a setting that could not be saved. */
  error?: ReactNode | undefined;
  /** Marks it invalid where what is wrong stands elsewhere. @default false */
  invalid?: boolean | undefined;
  /** Called with each change, with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** On or off, effective at once; what a form submits is a `Checkbox`. */
export function Switch({
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
}: SwitchProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  return (
    <div className={fieldStyles.root}>
      <label className={choice.row}>
        <input
          {...rest}
          {...field.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
          role="switch"
          onChange={composeCheckedChange(onChange, onCheckedChange)}
          className={cx(styles.track, className)}
        />
        <span className={choice.text}>{label}</span>
      </label>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && (
        <p id={field.hintId} className={cx(fieldStyles.note, styles.indented)}>
          {hint}
        </p>
      )}
    </div>
  );
}
