import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Listbox.css.ts';

interface ListboxOptions {
  /** How many options there are now. */
  count: number;
  /** Name of the list. */
  label: string;
  /** Takes the active option by Enter; without it Enter stays with the form. */
  onPick?: ((index: number) => void) | undefined;
}

/**
 * A text field with a list of options below, after ARIA's combobox pattern: the field keeps the
 * focus, and arrow keys make an option active. After the last option comes the typed text itself
 * (-1).
 */
export function useListbox({ count, label, onPick }: ListboxOptions) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setActive] = useState(-1);
  const shown = isOpen && count > 0;
  const active = shown && at < count ? at : -1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** @returns whether the list handled the key */
  const press = (event: KeyboardEvent): boolean => {
    const places: Record<string, number> = {
      // One position more than there are options.
      ArrowDown: ((active + 2) % (count + 1)) - 1,
      ArrowUp: ((active + count + 1) % (count + 1)) - 1,
      // Without an active option these keys move the caret.
      ...(active >= 0 && { Home: 0, End: count - 1 }),
    };
    const place = places[event.key];
    if (place !== undefined && count > 0) {
      setOpen(true);
      setActive(place);
    } else if (event.key === 'Escape' && shown) close();
    else if (event.key === 'Enter' && active >= 0 && onPick) onPick(active);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    /** Whether it was opened. */
    isOpen,
    /** Whether it is opened and has options. */
    shown,
    /** Index of the active option, or -1. */
    active,
    setOpen,
    setActive,
    close,
    press,
    /** Props of the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? `${id}-list` : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    },
    id,
    label,
  } as const;
}

interface ListboxProps<Option extends { value: string }> {
  of: ReturnType<typeof useListbox>;
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Content of an option. */
  children: (option: Option) => ReactNode;
}

/** The list below the field. */
export function Listbox<Option extends { value: string }>({
  of: { id, label, active },
  options,
  onPick,
  children,
}: ListboxProps<Option>) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the field, which keeps the focus
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus, so the list stays until the click has landed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
