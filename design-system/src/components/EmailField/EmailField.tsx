import { type ComponentPropsWithRef, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { enterText } from '../../internal/enterText.ts';
import { control } from '../../internal/Field.css.ts';
import {
  Field,
  type FieldOwned,
  type FieldProps,
  type TextValueProps,
  useField,
} from '../../internal/Field.tsx';
import { useSuggestions } from '../../internal/useSuggestions.ts';
import { Button } from '../Button/Button.tsx';
import { completeAddress, correctAddress } from './domains.ts';
import * as styles from './EmailField.css.ts';

export interface EmailFieldProps
  extends FieldProps,
    TextValueProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned | 'role'> {
  /** Domains to suggest, likely ones first, such as "gmx.de". */
  domains: readonly string[];
  /** Words of what is offered. */
  labels: {
    /** Name of the list of completions. */
    suggestions: string;
    /** Button that mends a typing error, such as "Meinten Sie anna@gmail.com?". */
    correction: (address: string) => string;
  };
}

/** An e-mail address: completes known domains and asks about what looks like a typing error. */
export function EmailField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  domains,
  labels,
  id,
  onChange,
  onValueChange,
  onFocus,
  onBlur,
  onKeyDown,
  className,
  'aria-describedby': describedBy,
  ...rest
}: EmailFieldProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const [typed, setTyped] = useState(rest.defaultValue);
  const text = rest.value ?? typed ?? '';
  const offered = completeAddress(text, domains).map((value) => ({ value }));
  const correction = correctAddress(text, domains);

  const tell = (next: string) => {
    setTyped(next);
    onValueChange?.(next);
  };
  const suggestions = useSuggestions({
    count: offered.length,
    load: () => import('./EmailCompletions.tsx'),
    onTextBefore: tell,
  });
  const { parts, input, close } = suggestions;
  const take = (address: string) => {
    const control = input();
    if (!control) return;
    enterText(control, address);
    control.focus();
    close();
  };

  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div ref={suggestions.frame} className={styles.frame}>
        <input
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          {...suggestions.field}
          type="email"
          onChange={composeHandlers(onChange, ({ currentTarget }) => {
            suggestions.setActive(-1);
            suggestions.setOpen(true);
            tell(currentTarget.value);
          })}
          onFocus={composeHandlers(onFocus, suggestions.load)}
          onBlur={composeHandlers(onBlur, close)}
          onKeyDown={composeHandlers(onKeyDown, suggestions.press)}
          className={cx(control, className)}
        />
        {parts && (
          <parts.EmailCompletions
            of={suggestions}
            label={labels.suggestions}
            options={offered}
            text={text.trim()}
            onPick={({ value }) => take(value)}
          />
        )}
        {/* Always there, or screen readers miss the question. */}
        <div role="status" className={styles.correction}>
          {correction && (
            <Button tone="link" onClick={() => take(correction)} className={styles.question}>
              {labels.correction(correction)}
            </Button>
          )}
        </div>
      </div>
    </Field>
  );
}
