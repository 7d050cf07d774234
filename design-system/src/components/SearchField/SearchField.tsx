import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { popup } from '../../internal/Listbox.css.ts';
import { Listbox, useListbox } from '../../internal/Listbox.tsx';
import { Marked } from '../../internal/Marked.tsx';
import { useDebounced } from '../../internal/useDebounced.ts';
import { IconClose, IconSearch } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

/** Milliseconds of rest after a keystroke before suggestions are asked for (SEARCH-01). */
export const suggestDelay = 250;

export interface SearchSuggestion {
  /** What is searched. */
  value: string;
  /** What is shown. */
  label: string;
}

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'defaultValue'> {
  /** Where the form leads. @default '/search' */
  action?: string | undefined;
  /** Name of the query parameter. @default 'q' */
  name?: string | undefined;
  /** The text as it stands outside (controlled). */
  value?: string | undefined;
  /** The text at first (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How many characters can be typed. */
  maxLength?: number | undefined;
  /** Name of the field. */
  label: string;
  /** Example of a search. */
  placeholder?: string | undefined;
  /** Name of the button that searches. */
  submitLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Answers for the text typed last; none closes the list. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Name of the list of suggestions. */
  suggestionsLabel: string;
  /** Links beside the suggestions, such as to goods; following one closes them. */
  beside?: ReactNode | undefined;
  /** Searches offered while the field is empty. */
  popular?: { heading: string; terms: readonly string[] } | undefined;
  /** Called 250 ms after the last keystroke, and with an empty text at once. */
  onQuery?: ((text: string) => void) | undefined;
  /**
   * Replaces the form's submit. `suggestion` is set when one was chosen instead of the typed text.
   */
  onSearch?: ((text: string, suggestion?: SearchSuggestion) => void) | undefined;
}

/** The shop's search: a plain GET form that offers suggestions once scripts run. */
export function SearchField({
  action = '/search',
  name = 'q',
  value: outside,
  defaultValue = '',
  onValueChange,
  maxLength,
  label,
  placeholder,
  submitLabel,
  clearLabel,
  suggestions = [],
  suggestionsLabel,
  beside,
  popular,
  onQuery,
  onSearch,
  onBlur,
  onSubmit,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const typed = outside ?? own;
  const query = useDebounced((text: string) => onQuery?.(text), suggestDelay);

  const text = typed.trim();
  const offered: readonly SearchSuggestion[] = text
    ? suggestions
    : (popular?.terms ?? []).map((term) => ({ value: term, label: term }));
  const listbox = useListbox({ count: offered.length, label: suggestionsLabel });
  const { shown, close } = listbox;
  const chosen = offered[listbox.active];

  const enter = (value: string) => {
    setOwn(value);
    if (value !== typed) onValueChange?.(value);
  };
  const type = (value: string) => {
    enter(value);
    listbox.setActive(-1);
    listbox.setOpen(value.trim() !== '');
    if (value.trim()) query.call(value.trim());
    else {
      query.cancel();
      onQuery?.('');
    }
  };
  const search = (value: string, suggestion?: SearchSuggestion) => {
    query.cancel();
    close();
    enter(value);
    onSearch?.(value.trim(), suggestion);
  };
  const submit = composeHandlers(onSubmit, (event) => {
    if (onSearch) event.preventDefault();
    // The field shows the chosen suggestion, so a plain submit sends it as well (SEARCH-05).
    search(chosen?.value ?? typed, chosen);
  });
  const choose = (suggestion: SearchSuggestion) => {
    if (onSearch) search(suggestion.value, suggestion);
    else if (input.current) {
      input.current.value = suggestion.value;
      input.current.form?.requestSubmit();
    }
  };

  return (
    <search className={styles.root}>
      {shown && <div className={styles.overlay} onPointerDown={close} />}
      <form
        {...rest}
        action={action}
        onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        })}
        onSubmit={submit}
        className={cx(styles.form, shown && styles.formOpen, className)}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          value={chosen?.value ?? typed}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...listbox.field}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => listbox.setOpen(true)}
          onKeyDown={listbox.press}
          className={styles.input}
        />
        <span className={styles.buttons}>
          {typed && (
            <button
              type="button"
              aria-label={clearLabel}
              title={clearLabel}
              className={styles.clear}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <IconClose size="s" />
            </button>
          )}
          <button
            type="submit"
            aria-label={submitLabel}
            title={submitLabel}
            className={styles.submit}
          >
            <IconSearch />
          </button>
        </span>
        {shown && (
          <div className={cx(popup, text && beside && styles.withBeside)}>
            <div>
              {!text && popular && <p className={styles.heading}>{popular.heading}</p>}
              <Listbox of={listbox} options={offered} onPick={choose}>
                {({ label: offer }) => (
                  <>
                    <IconSearch size="s" className={styles.optionIcon} />
                    <span className={styles.optionLabel}>
                      <Marked text={offer} typed={text} />
                    </span>
                  </>
                )}
              </Listbox>
            </div>
            {text && beside && (
              // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside
              // biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks by keyboard as well
              <div
                onClick={(event) => {
                  if ((event.target as Element).closest('a')) close();
                }}
              >
                {beside}
              </div>
            )}
          </div>
        )}
      </form>
    </search>
  );
}
