import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { IconEye, IconEyeOff } from '../Icon/icons.ts';
import * as styles from './PasswordField.css.ts';
import { type PasswordStrength, passwordStrength, passwordStrengths } from './strength.ts';

export { type PasswordStrength, passwordStrength, passwordStrengths };

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-invalid' | 'aria-describedby'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
  /** Whether the password exists or is being chosen; password managers read it. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** For a new password: says how hard it is to guess while it is typed. */
  strength?: PasswordStrengthOptions | undefined;
}

export interface PasswordStrengthOptions {
  /** What the words tell, such as "Passwortstärke". */
  label: string;
  /** Each strength in a word, such as "schwach". */
  words: Record<PasswordStrength, string>;
  /** @default passwordStrength, by length and variety */
  estimate?: ((password: string) => PasswordStrength) | undefined;
}

/** Bars for the eye, words for everyone; read out when the word changes. */
function StrengthMeter({
  password,
  label,
  words,
  estimate = passwordStrength,
}: PasswordStrengthOptions & { password: string }) {
  const strength = estimate(password);
  const level = passwordStrengths.indexOf(strength);
  return (
    <>
      <span aria-hidden data-strength={strength} className={styles.meter}>
        {passwordStrengths.map((step, index) => (
          <span key={step} data-filled={index <= level || undefined} className={styles.step} />
        ))}
      </span>
      <span className={styles.words}>{`${label}: ${words[strength]}`}</span>
    </>
  );
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
  strength,
  id,
  onChange,
  className,
  ...rest
}: PasswordFieldProps) {
  const field = useField({ id, hint, error });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(rest.defaultValue);
  const password = String(rest.value ?? typed ?? '');
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
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange?.(event);
          }}
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
      {strength && (
        <div role="status" className={styles.strength}>
          {password && <StrengthMeter {...strength} password={password} />}
        </div>
      )}
    </Field>
  );
}
