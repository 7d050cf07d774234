import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { Container } from '../Container/Container.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationTabs.css.ts';

export interface NavigationTab {
  id: string;
  label: string;
  href: string;
  /** Whose colour the spine takes. */
  subject?: Subject | undefined;
  icon?: ReactNode | undefined;
  /** Whether the page belongs to this tab. */
  current?: boolean | undefined;
}

export interface NavigationTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  tabs: readonly NavigationTab[];
}

/** The top categories, each with the spine of its subject. */
export function NavigationTabs({ label, tabs, className, ...rest }: NavigationTabsProps) {
  return (
    <nav {...rest} aria-label={label} className={cx(styles.root, className)}>
      <Container>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.id} className={styles.item}>
              <BareLink
                href={tab.href}
                aria-current={tab.current ? 'true' : undefined}
                className={cx(styles.tab, tab.subject && styles.spines[tab.subject])}
              >
                {tab.icon}
                {tab.label}
              </BareLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
