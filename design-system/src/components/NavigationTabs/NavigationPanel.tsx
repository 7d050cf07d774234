import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconChevronRight } from '../Icon/icons.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationPanel.css.ts';
import { hoverTimes } from './useHoverIntent.ts';

export interface NavigationLink {
  /** Name of the category. */
  label: string;
  /** Its page. */
  href: string;
}

export interface NavigationGroup extends NavigationLink {
  /** Third level. */
  children?: readonly NavigationLink[] | undefined;
}

export interface NavigationPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Second level. */
  groups: readonly NavigationGroup[];
  /** Link to the whole tab, first in the rail, such as "Alles in Deutsch". */
  overview?: NavigationLink | undefined;
  /** Title over a group's links, such as "Alles in Hefte". */
  groupLabel: (group: string) => string;
}

/**
 * Columns for a group's links: one unless the group has more than 8 links and more than 1.34 times
 * as many as its parent has groups; three from 24 links on (NAV-04, NAV-05, DEC-21).
 */
export function navigationColumns(links: number, siblings: number): 1 | 2 | 3 {
  if (links <= 8 || links / siblings <= 1.34) return 1;
  return links >= 24 ? 3 : 2;
}

/** Second and third level of the navigation: a rail of groups, the links of one beside it. */
export function NavigationPanel({
  groups,
  overview,
  groupLabel,
  className,
  ...rest
}: NavigationPanelProps) {
  const id = useId();
  const [active, setActive] = useState(() => groups.find((group) => group.children?.length)?.href);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unfolds = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div {...rest} className={cx(styles.flyout, className)}>
      <ul className={styles.rail}>
        {overview && (
          <li>
            <BareLink href={overview.href} className={styles.railLink}>
              {overview.label}
            </BareLink>
          </li>
        )}
        {groups.map(({ label, href, children = [] }, index) => (
          <li
            key={href}
            onPointerEnter={({ pointerType }) => {
              clearTimeout(timer.current);
              if (pointerType !== 'mouse') return;
              timer.current = setTimeout(() => setActive(href), hoverTimes.submenu);
            }}
            onPointerLeave={() => clearTimeout(timer.current)}
            // A finger's first tap opens the submenu, its second follows the link (UI-20).
            onPointerDown={({ pointerType }) => {
              unfolds.current = pointerType !== 'mouse' && active !== href && children.length > 0;
            }}
            onFocus={() => setActive(href)}
          >
            <BareLink
              id={`${id}-${index}`}
              href={href}
              onClick={(event) => {
                if (unfolds.current) event.preventDefault();
                unfolds.current = false;
                setActive(href);
              }}
              data-active={(active === href && children.length > 0) || undefined}
              className={styles.railLink}
            >
              {label}
              {children.length > 0 && <IconChevronRight size="s" />}
            </BareLink>
            {active === href && children.length > 0 && (
              <div className={styles.submenu}>
                <BareLink href={href} className={styles.submenuTitle}>
                  {groupLabel(label)}
                </BareLink>
                <ul
                  aria-labelledby={`${id}-${index}`}
                  className={cx(
                    styles.submenuList,
                    styles.columns[navigationColumns(children.length, groups.length)],
                  )}
                >
                  {children.map((link) => (
                    <li key={link.href}>
                      <BareLink href={link.href} className={styles.submenuLink}>
                        {link.label}
                      </BareLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
