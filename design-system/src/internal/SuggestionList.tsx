import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { isComposing } from './isComposing.ts';
import { ListPopup } from './ListPopup.tsx';
import * as styles from './SuggestionList.css.ts';
import type { Suggestions } from './useSuggestions.ts';

const { InputKeyDownArrowDown, InputKeyDownArrowUp } = useCombobox.stateChangeTypes;

// It would close the list by presses elsewhere, which are none to it in a shadow tree. The focus tells.
const environment = {
  addEventListener: () => {},
  removeEventListener: () => {},
  get document() {
    return document;
  },
  get Node() {
    return Node;
  },
};
const withoutRef = { suppressRefError: true };

/** An option that is shown by other words than it stands for. */
export interface LabelledOption {
  value: string;
  label: string;
}

export interface SuggestionListProps<Option> {
  of: Suggestions;
  /** Name of the list. */
  label: string;
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** What stands above the options. */
  above?: ReactNode | undefined;
  /** What stands beside them. */
  beside?: ReactNode | undefined;
  className?: string | undefined;
  /** Content of an option. */
  children: (option: Option) => ReactNode;
}

/** The list of a field's options and the keys that work it. */
export function SuggestionList<Option extends { value: string }>({
  of,
  label,
  options,
  onPick,
  above,
  beside,
  className,
  children,
}: SuggestionListProps<Option>) {
  const { id, shown, active, keys } = of;
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: [...options],
    isOpen: shown,
    highlightedIndex: active,
    // The field holds its text itself.
    inputValue: '',
    selectedItem: null,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    itemToString: (option) => option?.value ?? '',
    environment,
    scrollIntoView: (node) => node.scrollIntoView({ block: 'nearest' }),
    // Between the last option and the first comes the typed text itself.
    stateReducer: ({ isOpen, highlightedIndex }, { type, changes }) => {
      const isLeaving =
        isOpen &&
        ((type === InputKeyDownArrowDown && highlightedIndex === options.length - 1) ||
          (type === InputKeyDownArrowUp && highlightedIndex === 0));
      return isLeaving ? { ...changes, highlightedIndex: -1 } : changes;
    },
    onStateChange: ({ selectedItem, isOpen, highlightedIndex }) => {
      if (selectedItem) return onPick(selectedItem);
      if (isOpen !== undefined) of.setOpen(isOpen);
      if (highlightedIndex !== undefined) of.setActive(highlightedIndex);
    },
  });
  const { onKeyDown } = getInputProps({}, withoutRef);
  const menu = getMenuProps({ 'aria-label': label }, withoutRef);

  useLayoutEffect(() => {
    keys.current = (event) => {
      const isTaken = takes(event, { shown, active, count: options.length });
      if (isTaken) onKeyDown?.(event);
      return isTaken;
    };
  });

  if (!shown) return null;
  return (
    <ListPopup field={of.input} className={className}>
      <div>
        {above}
        <div {...menu} onMouseLeave={undefined}>
          {options.map((option, index) => (
            <div
              key={option.value}
              tabIndex={-1}
              {...getItemProps({ item: option, index })}
              // A pointer that passes makes nothing active, since the field may show what is.
              onMouseMove={undefined}
              className={styles.option}
            >
              {children(option)}
            </div>
          ))}
        </div>
      </div>
      {beside}
    </ListPopup>
  );
}

/** Whether a key is the list's; others are the field's, its form's or the dialog's around it. */
function takes(
  event: KeyboardEvent,
  { shown, active, count }: { shown: boolean; active: number; count: number },
): boolean {
  // With these keys held, others select text or belong to the browser.
  if (isComposing(event) || event.shiftKey || event.ctrlKey || event.metaKey) return false;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return count > 0;
    case 'Escape':
      return shown;
    // Without an active option the first two move the caret, and the third submits.
    case 'Home':
    case 'End':
    case 'Enter':
      return active >= 0;
    default:
      return false;
  }
}
