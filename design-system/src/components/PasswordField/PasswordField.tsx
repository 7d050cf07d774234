import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { IconEye, IconEyeOff } from '../Icon/icons.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-invalid' | 'aria-describedby'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
  /** Whether the password exists or is being chosen; password managers read it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password that can be shown while it is typed. */
export function PasswordField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const field = useField({ id, hint, error });
  const [shown, setShown] = useState(false);
  const toggleLabel = shown ? hideLabel : showLabel;
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div className={styles.frame}>
        <input
          {...rest}
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          className={cx(control, styles.input, className)}
        />
        <button
          type="button"
          aria-label={toggleLabel}
          title={toggleLabel}
          aria-controls={field.controlId}
          onClick={() => setShown(!shown)}
          className={styles.toggle}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </button>
      </div>
    </Field>
  );
}
