import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
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
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** Where the form leads. @default '/search' */
  action?: string | undefined;
  /** Name of the query parameter. @default 'q' */
  name?: string | undefined;
  defaultValue?: string | undefined;
  label: string;
  placeholder?: string | undefined;
  submitLabel: string;
  clearLabel: string;
  /** Answers for the text typed last; none closes the list. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Name of the list of suggestions. */
  suggestionsLabel: string;
  /** Searches offered while the field is empty. */
  popular?: { heading: string; terms: readonly string[] } | undefined;
  /** Called 250 ms after the last keystroke, and with an empty text at once. */
  onQuery?: ((text: string) => void) | undefined;
  /** Takes over from the form. `suggestion` is set when one was chosen instead of the typed text. */
  onSearch?: ((text: string, suggestion?: SearchSuggestion) => void) | undefined;
}

/** The typed part of a suggestion, marked (SEARCH-03). */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed ? text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.match}>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}

/** The shop's search: a plain GET form that offers suggestions once scripts run. */
export function SearchField({
  action = '/search',
  name = 'q',
  defaultValue = '',
  label,
  placeholder,
  submitLabel,
  clearLabel,
  suggestions = [],
  suggestionsLabel,
  popular,
  onQuery,
  onSearch,
  className,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = useDebounced((text: string) => onQuery?.(text), suggestDelay);

  const text = typed.trim();
  const offered: readonly SearchSuggestion[] = text
    ? suggestions
    : (popular?.terms ?? []).map((term) => ({ value: term, label: term }));
  const shown = open && offered.length > 0;
  const chosen = shown ? offered[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setOpen(value.trim() !== '');
    if (value.trim()) query.call(value.trim());
    else {
      query.cancel();
      onQuery?.('');
    }
  };
  const search = (value: string, suggestion?: SearchSuggestion) => {
    query.cancel();
    close();
    setTyped(value);
    onSearch?.(value.trim(), suggestion);
  };
  const submit = (event: FormEvent) => {
    if (onSearch) event.preventDefault();
    // The field shows the chosen suggestion, so a plain submit sends it as well (SEARCH-05).
    search(chosen?.value ?? typed, chosen);
  };
  const choose = (suggestion: SearchSuggestion) => {
    if (onSearch) search(suggestion.value, suggestion);
    else if (input.current) {
      input.current.value = suggestion.value;
      input.current.form?.requestSubmit();
    }
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && offered.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are suggestions: the typed text itself.
      setActive((at) => ((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };

  return (
    <search className={styles.root}>
      {shown && <div className={styles.overlay} onPointerDown={close} />}
      <form
        {...rest}
        action={action}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
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
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${active}`}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
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
          <div className={styles.popup}>
            {!text && popular && <p className={styles.heading}>{popular.heading}</p>}
            <div id={`${id}-list`} role="listbox" aria-label={suggestionsLabel}>
              {offered.map((suggestion, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the field, which keeps the focus
                <div
                  key={suggestion.value}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  // The field keeps the focus, so the list stays until the click has landed.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  <IconSearch size="s" className={styles.optionIcon} />
                  <span>
                    <Marked text={suggestion.label} typed={text} />
                  </span>
                </div>
              ))}
            </div>
          </div>
        )}
      </form>
    </search>
  );
}
