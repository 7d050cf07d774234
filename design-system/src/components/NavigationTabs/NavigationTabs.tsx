import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { Container } from '../Container/Container.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationTabs.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface NavigationTab {
  id: string;
  label: string;
  href: string;
  /** Whose colour the spine takes. */
  subject?: Subject | undefined;
  icon?: ReactNode | undefined;
  /** Whether the page belongs to this tab. @default false */
  current?: boolean | undefined;
  /** Makes the flyout, a `NavigationPanel` as a rule; called only while it is open. */
  panel?: (() => ReactNode) | undefined;
}

export interface NavigationTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  tabs: readonly NavigationTab[];
  /** Name of the button that opens a tab's flyout, such as "Deutsch: Untermenü". */
  openLabel?: ((tab: string) => string) | undefined;
  /** Pointer or focus came to a tab: time to fetch what its flyout needs. */
  onIntent?: ((id: string) => void) | undefined;
}

/** The top categories, each with the spine of its subject. Plain links until scripts run. */
export function NavigationTabs({
  label,
  tabs,
  openLabel = (tab) => tab,
  onIntent,
  className,
  ...rest
}: NavigationTabsProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const hover = useHoverIntent();
  const opened = tabs.find((tab) => tab.id === hover.open && tab.panel);

  return (
    <nav
      {...rest}
      ref={nav}
      aria-label={label}
      className={cx(styles.root, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !opened) return;
        nav.current?.querySelector<HTMLElement>(`[aria-expanded="true"]`)?.focus();
        hover.set(undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (opened && relatedTarget && !currentTarget.contains(relatedTarget)) hover.set(undefined);
      }}
    >
      <Container>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li
              key={tab.id}
              data-open={tab === opened || undefined}
              data-current={tab.current || undefined}
              className={cx(styles.item, tab.subject && styles.spines[tab.subject])}
              // A finger has no rest: touch goes by the button.
              onPointerEnter={({ pointerType }) => {
                if (pointerType !== 'mouse') return;
                onIntent?.(tab.id);
                hover.enter(tab.id, tab.panel !== undefined);
              }}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hover.leave(tab.id)}
              onFocus={() => onIntent?.(tab.id)}
            >
              <BareLink
                href={tab.href}
                aria-current={tab.current ? 'true' : undefined}
                className={cx(styles.tab, tab.panel && styles.withPanel)}
              >
                {tab.icon}
                {tab.label}
              </BareLink>
              {tab.panel && (
                <button
                  type="button"
                  aria-label={openLabel(tab.label)}
                  aria-expanded={tab === opened}
                  aria-controls={`${id}-panel`}
                  className={styles.opener}
                  onClick={() => hover.set(tab === opened ? undefined : tab.id)}
                />
              )}
            </li>
          ))}
        </ul>
      </Container>
      {opened?.panel && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a click that bubbles from a link; Enter on the link is one, too
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it open; keys and touch have the tab's button
        <div
          key={opened.id}
          id={`${id}-panel`}
          className={styles.panel}
          onPointerEnter={() => hover.enter(opened.id)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hover.leave(opened.id)}
          // Following a link of the panel leaves it behind.
          onClick={(event) => {
            if ((event.target as Element).closest('a')) hover.set(undefined);
          }}
        >
          <Container>{opened.panel()}</Container>
        </div>
      )}
    </nav>
  );
}
