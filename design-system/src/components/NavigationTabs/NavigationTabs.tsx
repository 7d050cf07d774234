import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import type { Subject } from '../../themes/tokens.ts';
import { Container } from '../Container/Container.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationTabs.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface NavigationTab {
  /** Tells it from the others. */
  id: string;
  /** Name of the category. */
  label: string;
  /** Its page. */
  href: string;
  /** Whose colour the spine takes. */
  subject?: Subject | undefined;
  /** Above the label. */
  icon?: ReactNode | undefined;
  /** Whether the page belongs to this tab. @default false */
  current?: boolean | undefined;
  /** Makes the flyout, a `NavigationPanel` as a rule; called only while it is open. */
  panel?: (() => ReactNode) | undefined;
}

export interface NavigationTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  /** In the order in which they stand. */
  tabs: readonly NavigationTab[];
  /** Name of the button that opens a tab's flyout, such as "Deutsch: Untermenü". */
  openLabel?: ((tab: string) => string) | undefined;
  /** Called when pointer or focus reach a tab: the time to fetch what its flyout needs. */
  onIntent?: ((id: string) => void) | undefined;
}

/** The top categories, each with the spine of its subject. Plain links until scripts run. */
export function NavigationTabs({
  label,
  tabs,
  openLabel = (tab) => tab,
  onIntent,
  onBlur,
  className,
  ...rest
}: NavigationTabsProps) {
  const id = useId();
  const hover = useHoverIntent();
  const { set } = hover;
  const opened = tabs.find((tab) => tab.id === hover.open && tab.panel);
  const isOpen = opened !== undefined;
  const panelId = `${id}-panel`;
  const openerId = `${id}-opener`;
  const firstLink = () => document.getElementById(panelId)?.querySelector('a');

  // On the document, since a flyout that opened by hovering closes by Escape wherever the focus is.
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const panel = document.getElementById(panelId);
      if (panel?.contains(target as Node)) document.getElementById(openerId)?.focus();
      set(undefined);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen, panelId, openerId, set]);

  // The flyout follows all tabs in the document; the Tab key goes there from its own tab.
  const goInto = (event: KeyboardEvent) => {
    const link = firstLink();
    if (!link || event.shiftKey || (event.key !== 'Tab' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    link.focus();
  };
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== firstLink()) return;
    event.preventDefault();
    document.getElementById(openerId)?.focus();
  };

  return (
    <nav
      {...rest}
      aria-label={label}
      className={cx(styles.root, className)}
      onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }) => {
        if (opened && relatedTarget && !currentTarget.contains(relatedTarget)) set(undefined);
      })}
    >
      <Container>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li
              key={tab.id}
              data-open={tab === opened || undefined}
              data-current={tab.current || undefined}
              className={cx(styles.item, tab.subject && styles.spines[tab.subject])}
              // A finger does not hover: touch opens by the button.
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
                className={cx(
                  styles.tab,
                  tab.icon && styles.withIcon,
                  tab.panel && styles.withPanel,
                )}
              >
                {tab.icon}
                {tab.label}
              </BareLink>
              {tab.panel && (
                <button
                  type="button"
                  id={tab === opened ? openerId : undefined}
                  aria-label={openLabel(tab.label)}
                  aria-expanded={tab === opened}
                  aria-controls={panelId}
                  className={styles.opener}
                  onClick={() => set(tab === opened ? undefined : tab.id)}
                  onKeyDown={tab === opened ? goInto : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </Container>
      {opened?.panel && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it open; keys and touch have the tab's button
        <div
          key={opened.id}
          id={panelId}
          className={styles.panel}
          onPointerEnter={() => hover.enter(opened.id)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hover.leave(opened.id)}
          // Following a link of the panel closes it.
          onClick={(event) => {
            if (!event.defaultPrevented && (event.target as Element).closest('a')) set(undefined);
          }}
          onKeyDown={goBack}
        >
          <Container>{opened.panel()}</Container>
        </div>
      )}
    </nav>
  );
}
