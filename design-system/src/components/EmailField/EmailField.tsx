import { type ComponentPropsWithRef, useRef, useState } from 'react';
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
import { popup } from '../../internal/Listbox.css.ts';
import { Listbox, useListbox } from '../../internal/Listbox.tsx';
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
  onBlur,
  onKeyDown,
  className,
  'aria-describedby': describedBy,
  ...rest
}: EmailFieldProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(rest.defaultValue);
  const text = rest.value ?? typed ?? '';
  const offered = completeAddress(text, domains).map((value) => ({ value }));
  const correction = correctAddress(text, domains);

  const take = (address: string) => {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    enterText(input, address);
    input.focus();
    listbox.close();
  };
  const listbox = useListbox({
    count: offered.length,
    label: labels.suggestions,
    onPick: (index) => take(offered[index]?.value ?? text),
  });

  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div ref={frame} className={styles.frame}>
        <input
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          {...listbox.field}
          type="email"
          onChange={composeHandlers(onChange, ({ currentTarget }) => {
            setTyped(currentTarget.value);
            listbox.setActive(-1);
            listbox.setOpen(true);
            onValueChange?.(currentTarget.value);
          })}
          onBlur={composeHandlers(onBlur, listbox.close)}
          onKeyDown={composeHandlers(onKeyDown, listbox.press)}
          className={cx(control, className)}
        />
        {listbox.shown && (
          <div className={popup}>
            <Listbox of={listbox} options={offered} onPick={({ value }) => take(value)}>
              {({ value }) => (
                <span className={styles.address}>
                  <span className={styles.typed}>{value.slice(0, text.trim().length)}</span>
                  {value.slice(text.trim().length)}
                </span>
              )}
            </Listbox>
          </div>
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
