import type { ComponentPropsWithRef } from 'react';
import { IconChevronLeft, IconChevronRight } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbItem {
  /** Name of the level. */
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation, such as "Sie sind hier". */
  label: string;
  /** From the home page to the current page. */
  items: readonly BreadcrumbItem[];
}

/** Where the page stands in the shop; on a phone the one step back. */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  const parent = items.findLastIndex((item) => item.href !== undefined);
  return (
    <nav {...rest} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category may be named like the one above it
          <li key={index} className={styles.item} data-parent={index === parent || undefined}>
            {index > 0 && <IconChevronRight size="s" className={styles.separator} />}
            {index === parent && <IconChevronLeft size="s" className={styles.back} />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href} tone="inherit">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
