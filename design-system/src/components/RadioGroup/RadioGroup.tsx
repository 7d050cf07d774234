import type { ReactNode } from 'react';
import * as choice from '../../internal/choice.css.ts';
import { cx } from '../../internal/cx.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import * as styles from './RadioGroup.css.ts';

export const radioGroupKinds = ['plain', 'cards'] as const;

export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What is chosen. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** Cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Why it can't be chosen. */
  disabledReason?: ReactNode | undefined;
  /** Cards: sign of the option. */
  icon?: ReactNode | undefined;
  /** Cards: at the end of the line, such as a price. */
  end?: ReactNode | undefined;
  /** Cards: what belongs to the option, shown while it is chosen. */
  content?: ReactNode | undefined;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'children' | 'defaultValue'> {
  /** Name of the form field. */
  name: string;
  /** What can be chosen. */
  options: readonly RadioOption[];
  /** Short lines, or cards for choices that need thought (delivery, payment). @default 'plain' */
  kind?: (typeof radioGroupKinds)[number] | undefined;
  /** Chosen value (controlled). */
  value?: string | undefined;
  /** Value chosen at first (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Marks the options invalid where what is wrong stands elsewhere. @default false */
  invalid?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
}

/** Exactly one of a few. */
export function RadioGroup({
  name,
  options,
  kind = 'plain',
  value,
  defaultValue,
  onValueChange,
  required,
  error,
  invalid = false,
  ...fieldset
}: RadioGroupProps) {
  const card = kind === 'cards';
  return (
    <Fieldset {...fieldset} error={error}>
      <div className={card ? styles.cards : styles.list}>
        {options.map((option) => (
          <div
            key={option.value}
            className={cx(card && styles.card)}
            data-disabled={option.disabled || undefined}
          >
            <label className={card ? styles.cardRow : choice.row}>
              <input
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                required={required}
                aria-invalid={error || invalid ? true : undefined}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={({ currentTarget }) => onValueChange?.(currentTarget.value)}
                className={styles.dot}
              />
              {card && option.icon && <span className={styles.cardIcon}>{option.icon}</span>}
              <span className={card ? styles.cardLabel : choice.text}>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
                {option.disabled && option.disabledReason && (
                  <span className={styles.disabledText}>{option.disabledReason}</span>
                )}
              </span>
              {card && option.end && <span className={styles.cardEnd}>{option.end}</span>}
            </label>
            {card && option.content && <div className={styles.cardContent}>{option.content}</div>}
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
