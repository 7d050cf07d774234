import { type ComponentPropsWithRef, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import {
  Field,
  type FieldOwned,
  type FieldProps,
  type TextValueProps,
  useField,
} from '../../internal/Field.tsx';
import { IconEye, IconEyeOff } from '../Icon/fieldIcons.ts';
import * as styles from './PasswordField.css.ts';
import { type PasswordStrength, passwordStrength, passwordStrengths } from './strength.ts';

export { type PasswordStrength, passwordStrength, passwordStrengths };

export interface PasswordFieldProps
  extends FieldProps,
    TextValueProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
  /**
   * Whether an existing password is entered or a new one chosen; password managers read it.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** For a new password: says how hard it is to guess while it is typed. */
  strength?: PasswordStrengthOptions | undefined;
}

export interface PasswordStrengthOptions {
  /** Label of the words, such as "Passwortstärke". */
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
  invalid,
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  strength,
  id,
  onChange,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(rest.defaultValue);
  const password = rest.value ?? typed ?? '';
  const toggleLabel = shown ? hideLabel : showLabel;
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div className={styles.frame}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          onChange={composeHandlers(onChange, ({ currentTarget }) => {
            setTyped(currentTarget.value);
            onValueChange?.(currentTarget.value);
          })}
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
