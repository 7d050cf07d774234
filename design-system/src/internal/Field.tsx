import { type ReactNode, useId } from 'react';
import { IconError } from '../components/Icon/icons.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
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
}

/** Ids and ARIA wiring between a control and its label, hint and error. */
export function useField({
  id,
  hint,
  error,
  describedBy: elsewhere,
}: {
  id?: string | undefined;
  /** Ids of texts that stand elsewhere. */
  describedBy?: string | undefined;
} & Pick<FieldProps, 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId, elsewhere].filter(Boolean).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** A blank text only marks the control; what is wrong stands elsewhere (AUTH-12). */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      {children !== ' ' && <IconError size="s" className={styles.errorIcon} />}
      <span>{children}</span>
    </p>
  );
}

interface FieldFrameProps extends FieldProps {
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
