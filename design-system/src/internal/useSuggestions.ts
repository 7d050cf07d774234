import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface SuggestionsOptions<Parts> {
  /** How many options there are now. */
  count: number;
  /** Fetches the code of the list. */
  load: () => Promise<Parts>;
  /** Takes a text that was typed, or that the browser brought back, before React ran. */
  onTextBefore: (text: string, hasFocus: boolean) => void;
}

/**
 * A text field that offers options below, after ARIA's combobox pattern: the field keeps the focus, and
 * arrow keys make an option active. It is a plain field until it first has the focus; the list and its
 * keys come then, beside it, so that text, caret and focus stay (docs/decisions/062-suggestions.md).
 */
export function useSuggestions<Parts>({ count, load, onTextBefore }: SuggestionsOptions<Parts>) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** Handles a key once the list's code is there. @returns whether it did */
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined);
  const [parts, setParts] = useState<Parts>();
  const [isOpen, setOpen] = useState(false);
  const [at, setActive] = useState(-1);
  const shown = parts !== undefined && isOpen && count > 0;
  const active = shown && at < count ? at : -1;

  const input = () => frame.current?.querySelector('input') ?? null;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const fetchParts = () => {
    if (parts) return;
    load().then(
      (loaded) => setParts(() => loaded),
      () => {
        // The field works as a plain one; the next focus tries again.
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was before is there once
  useEffect(() => {
    const field = input();
    if (!field) return;
    const hasFocus = field.matches(':focus');
    if (field.value !== field.defaultValue) onTextBefore(field.value, hasFocus);
    if (hasFocus) fetchParts();
  }, []);

  return {
    id,
    /** The list's code, once it is there. */
    parts,
    /** Whether it was opened. */
    isOpen,
    /** Whether it is opened and has options. */
    shown,
    /** Index of the active option; -1 is the typed text itself. */
    active,
    setOpen,
    setActive,
    close,
    load: fetchParts,
    /** @returns whether the list handled the key */
    press: (event: KeyboardEvent): boolean => {
      if (keys.current) return keys.current(event);
      if (event.key === 'Escape') close();
      return false;
    },
    keys,
    /** Belongs to an element around the field. */
    frame,
    input,
    /** Props of the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? `${id}-list` : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    },
  } as const;
}

export type Suggestions = Omit<ReturnType<typeof useSuggestions>, 'parts'>;
