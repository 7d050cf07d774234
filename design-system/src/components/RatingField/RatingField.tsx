import { useState } from 'react';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingField.css.ts';

/** What can be given: whole stars. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export interface RatingFieldProps extends Omit<FieldsetProps, 'children' | 'defaultValue'> {
  /** Name of the form field. */
  name: string;
  /** Each rating in words, such as "4 Sterne: gut"; shown while it is chosen. */
  ratingLabel: (rating: Rating) => string;
  /** Chosen rating (controlled). */
  value?: Rating | undefined;
  /** Rating chosen at first (uncontrolled). */
  defaultValue?: Rating | undefined;
  /** Called with the chosen rating. */
  onValueChange?: ((rating: Rating) => void) | undefined;
  /** Marks the stars invalid where what is wrong stands elsewhere. @default false */
  invalid?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
}

/** One to five stars to give, as a group of radios: arrow keys choose. */
export function RatingField({
  name,
  ratingLabel,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled,
  error,
  invalid = false,
  ...fieldset
}: RatingFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  return (
    <Fieldset {...fieldset} error={error} disabled={disabled}>
      <div className={styles.root}>
        <span className={styles.stars}>
          {ratings.map((rating) => (
            <label key={rating} className={styles.star}>
              <input
                type="radio"
                name={name}
                value={rating}
                required={required}
                aria-invalid={error || invalid ? true : undefined}
                {...(value === undefined
                  ? { defaultChecked: rating === defaultValue }
                  : { checked: rating === value })}
                onChange={() => {
                  setOwn(rating);
                  onValueChange?.(rating);
                }}
                className={styles.input}
              />
              <VisuallyHidden>{ratingLabel(rating)}</VisuallyHidden>
            </label>
          ))}
        </span>
        {chosen && (
          // The radio announces it already.
          <span aria-hidden className={styles.words}>
            {ratingLabel(chosen)}
          </span>
        )}
      </div>
    </Fieldset>
  );
}
