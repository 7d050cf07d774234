import { type ReactNode, useId } from 'react';
import { IconError } from '../components/Icon/icons.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';
import * as styles from './Field.css.ts';

/** What every labelled control takes. */
export interface FieldProps {
  /** Visible name of the field. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  labelHidden?: boolean | undefined;
  /** Word that marks the field as optional, such as "optional". */
  optionalLabel?: string | undefined;
  /** Help under the field. */
  hint?: ReactNode | undefined;
  /** What is wrong; marks the field invalid. */
  error?: ReactNode | undefined;
  /** Marks the field invalid where the error is shown elsewhere. @default false */
  invalid?: boolean | undefined;
}

/** Value of a control that holds a text. */
export interface TextValueProps {
  /** Text (controlled). */
  value?: string | undefined;
  /** Text at first (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** What a labelled control takes over from its element's own attributes. */
export type FieldOwned = 'type' | 'value' | 'defaultValue' | 'aria-invalid';

/** Ids and ARIA wiring between a control and its label, hint and error. */
export function useField({
  id,
  hint,
  error,
  invalid = false,
  'aria-describedby': elsewhere,
}: {
  id?: string | undefined;
  /** Ids of further describing texts. */
  'aria-describedby'?: string | undefined;
} & Pick<FieldProps, 'hint' | 'error' | 'invalid'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-invalid': error || invalid ? (true as const) : undefined,
      'aria-describedby': cx(error && errorId, hint && hintId, elsewhere),
    },
  };
}

/** What is wrong, with its sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <IconError size="s" className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

interface FieldFrameProps extends Omit<FieldProps, 'invalid'> {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** Label above, control, then error and hint below. */
export function Field({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  field,
  children,
}: FieldFrameProps) {
  const text = (
    <label htmlFor={field.controlId} className={styles.label}>
      {label}
      {optionalLabel && ' '}
      {optionalLabel && <span className={styles.optional}>({optionalLabel})</span>}
    </label>
  );
  return (
    <div className={styles.root}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && (
        <p id={field.hintId} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  );
}
