import { type ComponentPropsWithRef, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { control } from '../../internal/Field.css.ts';
import { Field, type FieldOwned, type FieldProps, useField } from '../../internal/Field.tsx';
import { fold } from '../../internal/fold.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { useSuggestions } from '../../internal/useSuggestions.ts';
import { IconChevronDown } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';

/** Milliseconds of rest after a keystroke before options are asked for. */
export const comboboxDelay = 250;

export interface ComboboxOption {
  /** What the form sends. */
  value: string;
  /** What is shown, and what typing looks for. */
  label: string;
}

export interface ComboboxProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, FieldOwned | 'role'> {
  /** What can be chosen; with `onQuery` the answers to the text typed last. */
  options: readonly ComboboxOption[];
  /** Chosen value (controlled); empty is none. */
  value?: string | undefined;
  /** Value chosen at first (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the chosen value, or with an empty text when the field was cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** For options from elsewhere: called 250 ms after the last keystroke. They are not filtered here. */
  onQuery?: ((text: string) => void) | undefined;
  /** Shows that options are being fetched. @default false */
  loading?: boolean | undefined;
  /** Words of the list and its button. */
  labels: {
    /** Name of the list. */
    list: string;
    /** Name of the button that opens and closes the list. */
    toggle: string;
    /** Said where nothing matches. */
    empty: string;
    /** Said while `loading`. */
    loading?: string | undefined;
    /** Read out when the list changes, such as "3 Treffer". */
    count: (count: number) => string;
  };
}

/** One of many values, found by typing. Needs a script; for few values, and before one runs, take `Select`. */
export function Combobox({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  invalid,
  options,
  value,
  defaultValue = '',
  onValueChange,
  onQuery,
  loading = false,
  labels,
  name,
  id,
  disabled,
  className,
  onChange,
  onClick,
  onFocus,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const field = useField({ id, hint, error, invalid, 'aria-describedby': describedBy });
  const [own, setOwn] = useState<ComboboxOption>({ value: defaultValue, label: '' });
  /** The text while it is being typed; otherwise the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const query = useDebounced((text: string) => onQuery?.(text), comboboxDelay);

  const current = value ?? own.value;
  // Answers change while one types, so what was chosen is remembered with its label.
  const chosen =
    options.find((option) => option.value === current) ??
    (own.value === current ? own : { value: current, label: '' });
  const text = typed?.trim() ?? '';
  const offered =
    onQuery || !text
      ? options
      : options.filter((option) => fold(option.label).includes(fold(text)));

  const suggestions = useSuggestions({
    count: offered.length,
    load: () => import('./ComboboxList.tsx'),
    onTextBefore: (before, hasFocus) => hasFocus && type(before),
  });
  const { parts, isOpen, shown, input } = suggestions;
  const choose = (option: ComboboxOption) => {
    query.cancel();
    setTyped(undefined);
    suggestions.close();
    setOwn(option);
    if (option.value !== current) onValueChange?.(option.value);
  };
  const open = () => {
    suggestions.load();
    suggestions.setOpen(true);
    suggestions.setActive(offered.findIndex((option) => option.value === current));
  };
  function type(next: string) {
    setTyped(next);
    suggestions.setOpen(true);
    // Options from elsewhere are still to come: none of the current ones is chosen by Enter.
    suggestions.setActive(next.trim() && !onQuery ? 0 : -1);
    if (onQuery) query.call(next.trim());
  }
  /** What was typed counts only if it is an option; nothing at all clears the field. */
  const leave = () => {
    const exact = offered.find((option) => fold(option.label) === fold(text));
    if (typed !== undefined && !text) choose({ value: '', label: '' });
    else if (typed !== undefined && exact) choose(exact);
    else {
      setTyped(undefined);
      suggestions.close();
    }
  };

  const message = loading ? labels.loading : offered.length === 0 && labels.empty;
  return (
    <Field {...{ label, labelHidden, optionalLabel, hint, error, field }}>
      <div ref={suggestions.frame} className={styles.frame}>
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          {...suggestions.field}
          type="text"
          disabled={disabled}
          data-typed={typed === undefined ? undefined : ''}
          value={typed ?? chosen.label}
          onChange={composeHandlers(onChange, (event) => type(event.currentTarget.value))}
          onClick={composeHandlers(onClick, () => isOpen || open())}
          onFocus={composeHandlers(onFocus, suggestions.load)}
          onBlur={composeHandlers(onBlur, leave)}
          onKeyDown={composeHandlers(onKeyDown, (event) => {
            if (isComposing(event)) return;
            if (!isOpen && /^Arrow(Up|Down)$/.test(event.key)) {
              event.preventDefault();
              open();
            } else if (suggestions.press(event)) {
              if (event.key === 'Escape') setTyped(undefined);
            } else if (event.key === 'Escape' && typed !== undefined) {
              // Nothing matches, so there is no list to close: what was typed goes all the same.
              event.preventDefault();
              setTyped(undefined);
              suggestions.close();
            }
          })}
          className={cx(control, styles.input, className)}
        />
        {name && <input type="hidden" name={name} value={current} disabled={disabled} />}
        <button
          type="button"
          // The arrow keys do it already.
          tabIndex={-1}
          aria-label={labels.toggle}
          aria-expanded={shown}
          disabled={disabled}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input()?.focus();
            if (isOpen) leave();
            else open();
          }}
          className={styles.toggle}
        >
          {loading ? <Spinner size="s" /> : <IconChevronDown size="s" />}
        </button>
        {parts && (
          <parts.ComboboxList
            of={suggestions}
            label={labels.list}
            options={offered}
            text={text}
            value={current}
            onPick={choose}
          />
        )}
        {/* Always there, or screen readers miss the first message. */}
        <div role="status">
          {parts &&
            isOpen &&
            (message && !shown ? (
              <parts.ComboboxMessage field={input}>{message}</parts.ComboboxMessage>
            ) : (
              <VisuallyHidden>{message || labels.count(offered.length)}</VisuallyHidden>
            ))}
        </div>
      </div>
    </Field>
  );
}
