import { SuggestionList, type SuggestionListProps } from '../../internal/SuggestionList.tsx';
import * as styles from './EmailCompletions.css.ts';

interface EmailCompletionsProps
  extends Pick<SuggestionListProps<{ value: string }>, 'of' | 'label' | 'options' | 'onPick'> {
  /** The typed part. */
  text: string;
}

/** Addresses that a typed part can become; fetched with the field's first focus. */
export function EmailCompletions({ text, ...list }: EmailCompletionsProps) {
  return (
    <SuggestionList {...list}>
      {({ value }) => (
        <span className={styles.address}>
          <span className={styles.typed}>{value.slice(0, text.length)}</span>
          {value.slice(text.length)}
        </span>
      )}
    </SuggestionList>
  );
}
