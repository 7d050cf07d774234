import type { ReactNode } from 'react';
import { Marked } from '../../internal/Marked.tsx';
import {
  type LabelledOption,
  SuggestionList,
  type SuggestionListProps,
} from '../../internal/SuggestionList.tsx';
import { IconSearch } from '../Icon/icons.ts';
import * as styles from './SearchSuggestions.css.ts';

interface SearchSuggestionsProps
  extends Pick<SuggestionListProps<LabelledOption>, 'of' | 'label' | 'options' | 'onPick'> {
  /** The typed part. */
  text: string;
  heading: string | undefined;
  beside: ReactNode;
}

/** What a search field offers; fetched with its first focus. */
export function SearchSuggestions({ text, heading, beside, ...list }: SearchSuggestionsProps) {
  const { close } = list.of;
  return (
    <SuggestionList
      {...list}
      className={beside ? styles.withBeside : undefined}
      above={heading && <p className={styles.heading}>{heading}</p>}
      beside={
        beside && (
          // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks by keyboard as well
          <div
            onClick={(event) => {
              if ((event.target as Element).closest('a')) close();
            }}
          >
            {beside}
          </div>
        )
      }
    >
      {({ label }) => (
        <>
          <IconSearch size="s" className={styles.optionIcon} />
          <span className={styles.optionLabel}>
            <Marked text={label} typed={text} />
          </span>
        </>
      )}
    </SuggestionList>
  );
}
