import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './DescriptionList.css.ts';

export const descriptionListLayouts = ['rows', 'columns'] as const;

export interface Description {
  /** Name of the fact. */
  term: string;
  /** Language of both, where it is another than the page's. */
  lang?: string | undefined;
  /** Value of the fact. */
  details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** In the order in which they are read. */
  items: readonly Description[];
  /** Rows, or two columns of them where there is room. @default 'rows' */
  layout?: (typeof descriptionListLayouts)[number] | undefined;
}

/** Facts by name: features of a product, data of an order. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <div className={styles.frame}>
      <dl {...rest} className={cx(styles.root, styles.layouts[layout], className)}>
        {items.map(({ term, lang, details }) => (
          <div key={term} lang={lang} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.details}>{details}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
