import type { ComponentPropsWithRef, ReactNode } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { IconClose, IconMenu } from '../Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationSheet.css.ts';

export interface NavigationSheetProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** Joins the sheet to its opener; one per page. */
  id: string;
  /** What stands at its head, and its name. */
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
}

/** The navigation of small screens, as a sheet; children are `NavigationTree`s and whatever follows. */
export function NavigationSheet({
  id,
  title,
  closeLabel,
  onBlur,
  className,
  children,
  ...rest
}: NavigationSheetProps) {
  return (
    <nav
      {...rest}
      id={id}
      popover="auto"
      aria-label={title}
      className={cx(styles.root, className)}
      // The page behind is covered: the sheet closes when the focus moves there. Its opener toggles
      // it itself.
      onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }) => {
        const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
        if (isOutside && relatedTarget.getAttribute('popovertarget') !== id) {
          currentTarget.hidePopover();
        }
      })}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
          <IconClose />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </nav>
  );
}

export interface NavigationSheetOpenerProps
  extends Omit<IconButtonProps, 'children' | 'popoverTarget'> {
  /** `id` of the sheet. */
  sheet: string;
  /** Name of the button, such as "Sortiment". */
  label: string;
}

/** Opens the sheet; hidden from laptop up, where the tabs are. */
export function NavigationSheetOpener({ sheet, className, ...rest }: NavigationSheetOpenerProps) {
  return (
    <IconButton {...rest} popoverTarget={sheet} className={cx(styles.opener, className)}>
      <IconMenu size="l" />
    </IconButton>
  );
}

export interface NavigationTreeItem {
  /** Name of the category. */
  label: string;
  /** Its page. */
  href: string;
  /** Whose colour the spine takes. */
  subject?: Subject | undefined;
  /** Whether the page belongs to it. @default false */
  current?: boolean | undefined;
  /** Up to two further levels. */
  children?: readonly NavigationTreeItem[] | undefined;
  /** Instead of `children`: the content that unfolds. Null until it is unfolded. */
  content?: ReactNode | undefined;
}

export interface NavigationTreeProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Entries of one level. */
  items: readonly NavigationTreeItem[];
  /** Link to an unfolded entry itself, such as "Alles in Deutsch". */
  overviewLabel: (label: string) => string;
  /** Called when an entry unfolds. */
  onUnfold?: ((item: NavigationTreeItem) => void) | undefined;
}

/** Categories that unfold below each other, by the browser's own means. */
export function NavigationTree({
  items,
  overviewLabel,
  onUnfold,
  className,
  ...rest
}: NavigationTreeProps) {
  return (
    <ul {...rest} className={cx(className)}>
      {items.map((item) => {
        const look = cx(
          styles.entry,
          item.subject && styles.topEntry,
          item.subject && styles.spines[item.subject],
        );
        if (!item.children?.length && item.content === undefined) {
          return (
            <li key={item.href}>
              <BareLink
                href={item.href}
                aria-current={item.current ? 'true' : undefined}
                className={look}
              >
                {item.label}
              </BareLink>
            </li>
          );
        }
        return (
          <li key={item.href}>
            <details onToggle={(event) => event.currentTarget.open && onUnfold?.(item)}>
              <summary className={look}>{item.label}</summary>
              <div className={styles.level}>
                <BareLink href={item.href} className={styles.entry}>
                  {overviewLabel(item.label)}
                </BareLink>
                {item.content === undefined ? (
                  <NavigationTree
                    items={item.children ?? []}
                    overviewLabel={overviewLabel}
                    onUnfold={onUnfold}
                  />
                ) : (
                  item.content
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
