import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { useSuggestions } from '../../internal/useSuggestions.ts';
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
  const [own, setOwn] = useState(defaultValue);
  const typed = outside ?? own;
  const query = useDebounced((text: string) => onQuery?.(text), suggestDelay);

  const text = typed.trim();
  const offered: readonly SearchSuggestion[] = text
    ? suggestions
    : (popular?.terms ?? []).map((term) => ({ value: term, label: term }));
  const suggested = useSuggestions({
    count: offered.length,
    load: () => import('./SearchSuggestions.tsx'),
    onTextBefore: (before, hasFocus) => (hasFocus ? type : enter)(before),
  });
  const { parts, shown, input, close } = suggested;
  const chosen = offered[suggested.active];

  function enter(value: string) {
    setOwn(value);
    if (value !== typed) onValueChange?.(value);
  }
  function type(value: string) {
    enter(value);
    suggested.setActive(-1);
    suggested.setOpen(value.trim() !== '');
    if (value.trim()) query.call(value.trim());
    else {
      query.cancel();
      onQuery?.('');
    }
  }
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
    else {
      const control = input();
      if (!control) return;
      control.value = suggestion.value;
      control.form?.requestSubmit();
    }
  };

  return (
    <search ref={suggested.frame} className={styles.root}>
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
          {...suggested.field}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => {
            suggested.load();
            suggested.setOpen(true);
          }}
          // Enter is the form's, which knows what is chosen.
          onKeyDown={(event) => event.key === 'Enter' || suggested.press(event)}
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
                input()?.focus();
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
        {parts && (
          <parts.SearchSuggestions
            of={suggested}
            label={suggestionsLabel}
            options={offered}
            text={text}
            heading={text ? undefined : popular?.heading}
            beside={text && beside}
            onPick={choose}
          />
        )}
      </form>
    </search>
  );
}
