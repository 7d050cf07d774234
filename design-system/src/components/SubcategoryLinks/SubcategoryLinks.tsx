import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './SubcategoryLinks.css.ts';

export interface SubcategoryLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation, such as "Unterkategorien". */
  label: string;
  /** In the shop's order. */
  links: readonly { label: string; href: string }[];
}

/** Ways into the parts of a category, above its goods: on phones one row that scrolls sideways. */
export function SubcategoryLinks({ label, links, className, ...rest }: SubcategoryLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={cx(styles.chips, styles.oneRow)}>
        {links.map((link) => (
          <li key={link.href}>
            <BareLink href={link.href} className={cx(styles.chip, styles.link)}>
              {link.label}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
