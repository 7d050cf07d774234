import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { activeElement } from '../../internal/activeElement.ts';
import { cx } from '../../internal/cx.ts';
import { Container } from '../Container/Container.tsx';
import { IconSearch } from '../Icon/icons.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Header.css.ts';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Line above the bar: a list of selling points, and from tablet up links beside it. */
  top?: ReactNode | undefined;
  /** Opens the navigation below laptop width. */
  menu?: ReactNode | undefined;
  /** A `Logo`. */
  logo: ReactNode;
  /** Where the logo leads. @default '/' */
  logoHref?: string | undefined;
  /** A `SearchField`: the widest thing in the bar, a row of its own below laptop width. */
  search?: ReactNode | undefined;
  /** Name of the button that opens and closes the search on phones; without one it stays open. */
  searchLabel?: string | undefined;
  /** Id of the current page: the search closes when it changes. */
  page?: string | undefined;
  /** `HeaderAction`s. */
  actions?: ReactNode | undefined;
  /** `NavigationTabs`: a row from laptop up, else what `menu` opens. */
  tabs?: ReactNode | undefined;
}

/** Hides the header while the reader scrolls down and shows it again on scrolling up (phones). */
function useAwayWhileScrollingDown() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const moved = scrollY - last;
      // Smaller moves come from unsteady fingers or a collapsing browser bar.
      if (Math.abs(moved) < 8) return;
      last = scrollY;
      header.current?.toggleAttribute(
        'data-away',
        moved > 0 && scrollY > 160 && !header.current.contains(activeElement()),
      );
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return header;
}

/** The shop's head: one calm bar, the subjects below it. */
export function Header({
  top,
  menu,
  logo,
  logoHref = '/',
  search,
  searchLabel,
  page,
  actions,
  tabs,
  className,
  ref,
  ...rest
}: HeaderProps) {
  const header = useAwayWhileScrollingDown();
  useImperativeHandle(ref, () => header.current as HTMLElement, [header]);
  const searchId = useId();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [shownPage, setShownPage] = useState(page);
  if (shownPage !== page) {
    setShownPage(page);
    setSearchOpen(false);
  }
  useEffect(() => {
    if (isSearchOpen) document.getElementById(searchId)?.querySelector('input')?.focus();
  }, [isSearchOpen, searchId]);
  return (
    <header {...rest} ref={header} className={cx(styles.root, className)}>
      {top && (
        <div className={styles.top}>
          <Container className={styles.topInner}>{top}</Container>
        </div>
      )}
      <Container>
        <div className={styles.bar}>
          {menu && (
            // biome-ignore lint/a11y/noStaticElementInteractions: listens to the menu's own button
            // biome-ignore lint/a11y/useKeyWithClickEvents: a button clicks by keyboard as well
            <div className={styles.menu} onClick={() => setSearchOpen(false)}>
              {menu}
            </div>
          )}
          <BareLink href={logoHref} className={styles.logo}>
            {logo}
          </BareLink>
          {search && (
            <div
              id={searchId}
              className={cx(styles.search, searchLabel && !isSearchOpen && styles.closedSearch)}
            >
              {search}
            </div>
          )}
          {actions && (
            <div className={styles.actions}>
              {search && searchLabel && (
                <HeaderButton
                  icon={<IconSearch size="l" />}
                  label={searchLabel}
                  aria-expanded={isSearchOpen}
                  aria-controls={searchId}
                  className={styles.searchOpener}
                  onClick={() => setSearchOpen(!isSearchOpen)}
                />
              )}
              {actions}
            </div>
          )}
        </div>
      </Container>
      {tabs}
    </header>
  );
}

export interface CompactHeaderProps extends ComponentPropsWithRef<'header'> {
  /** A small `Logo`. */
  logo: ReactNode;
  /** Where the logo leads. @default '/' */
  logoHref?: string | undefined;
}

/** Head of pages that should lead nowhere else, such as the checkout; children stand at its end. */
export function CompactHeader({
  logo,
  logoHref = '/',
  className,
  children,
  ...rest
}: CompactHeaderProps) {
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <Container className={styles.compactBar}>
        <BareLink href={logoHref} className={styles.logo}>
          {logo}
        </BareLink>
        {children}
      </Container>
    </header>
  );
}

interface HeaderActionContent {
  /** The sign above the label. */
  icon: ReactNode;
  /** Shown under the icon from laptop up; always its name. */
  label: string;
  /** Number on the icon; none is shown for 0. @default 0 */
  count?: number | undefined;
  /** The number in words, such as "3 Artikel". */
  countLabel?: string | undefined;
  /** Shown in the label's place at every width, such as a `Countdown`. */
  status?: ReactNode | undefined;
}

function ActionContent({ icon, label, count = 0, countLabel, status }: HeaderActionContent) {
  return (
    <>
      <span className={styles.actionIcon}>
        {icon}
        {count > 0 && (
          <span className={styles.actionCount} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={cx(styles.actionLabel, status && styles.actionReplaced)}>{label}</span>
      {status && <span className={styles.actionStatus}>{status}</span>}
      {count > 0 && countLabel && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
    </>
  );
}

export interface HeaderActionProps
  extends HeaderActionContent,
    Omit<LinkComponentProps, 'children'> {}

/** A shortcut of the header that leads to a page: account, lists, cart. */
export function HeaderAction({
  icon,
  label,
  count,
  countLabel,
  status,
  className,
  ...rest
}: HeaderActionProps) {
  return (
    <BareLink {...rest} className={cx(styles.action, className)}>
      <ActionContent {...{ icon, label, count, countLabel, status }} />
    </BareLink>
  );
}

export interface HeaderButtonProps
  extends HeaderActionContent,
    Omit<ComponentPropsWithRef<'button'>, 'children'> {}

/** A shortcut of the header that opens something. */
export function HeaderButton({
  icon,
  label,
  count,
  countLabel,
  status,
  className,
  ...rest
}: HeaderButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles.action, className)}>
      <ActionContent {...{ icon, label, count, countLabel, status }} />
    </button>
  );
}
