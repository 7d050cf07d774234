import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { IconMenu } from '../Icon/icons.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationTabs.css.ts';

export interface NavigationTab {
  /** Tells it from the others. */
  id: string;
  /** Name of the category. */
  label: string;
  /** Its page. */
  href: string;
  /** Whose colour the spine takes. */
  subject?: Subject | undefined;
  /** Above the label; before it in the sheet. */
  icon?: ReactNode | undefined;
  /** Whether the page belongs to this tab. @default false */
  current?: boolean | undefined;
  /** Makes the flyout, a `NavigationPanel` as a rule; called only while it is open. */
  panel?: (() => ReactNode) | undefined;
}

/** Stands for "more" among the ids of tabs, and becomes part of an element's id: without spaces. */
export const moreId = '__more';

/** A tab's link, plain or of the menu. */
export function TabLink({ tab, ...rest }: { tab: NavigationTab } & ComponentPropsWithRef<'a'>) {
  return (
    <BareLink
      {...rest}
      href={tab.href}
      aria-current={tab.current ? 'true' : undefined}
      className={cx(styles.tab, tab.panel && styles.withPanel)}
    >
      {tab.icon}
      {tab.label}
    </BareLink>
  );
}

/** What the button of the tabs without room shows. */
export function MoreMark({ label }: { label: string }) {
  return (
    <>
      <IconMenu />
      <span className={styles.moreMark}>{label}</span>
    </>
  );
}
