import type { ReactNode } from 'react';
import { ListPopup } from '../../internal/ListPopup.tsx';
import { Marked } from '../../internal/Marked.tsx';
import {
  type LabelledOption,
  SuggestionList,
  type SuggestionListProps,
} from '../../internal/SuggestionList.tsx';
import { IconCheck } from '../Icon/icons.ts';
import * as styles from './ComboboxList.css.ts';

interface ComboboxListProps
  extends Pick<SuggestionListProps<LabelledOption>, 'of' | 'label' | 'options' | 'onPick'> {
  /** The typed part. */
  text: string;
  /** The chosen value. */
  value: string;
}

/** What can be chosen; fetched with the field's first focus. */
export function ComboboxList({ text, value, ...list }: ComboboxListProps) {
  return (
    <SuggestionList {...list} className={styles.list}>
      {(option) => (
        <>
          <span className={styles.label}>
            <Marked text={option.label} typed={text} />
          </span>
          {option.value === value && <IconCheck size="s" className={styles.check} />}
        </>
      )}
    </SuggestionList>
  );
}

/** What is said in the place of the list. */
export function ComboboxMessage({
  field,
  children,
}: {
  field: () => HTMLElement | null;
  children: ReactNode;
}) {
  return (
    <ListPopup field={field}>
      <p className={styles.message}>{children}</p>
    </ListPopup>
  );
}
