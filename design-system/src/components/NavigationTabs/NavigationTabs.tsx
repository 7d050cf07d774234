import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { activeElement } from '../../internal/activeElement.ts';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { holdOpenSheet } from '../../internal/sheet.ts';
import { Container } from '../Container/Container.tsx';
import { IconClose, IconMenu } from '../Icon/icons.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import type { NavigationMenuProps } from './NavigationMenu.tsx';
import { MoreMark, moreId, type NavigationTab, TabLink } from './NavigationTab.tsx';
import * as styles from './NavigationTabs.css.ts';

export type { NavigationTab } from './NavigationTab.tsx';

export interface NavigationTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Joins it to its `NavigationSheetOpener`; one per page. */
  id: string;
  /** Name of the navigation, and the title of the sheet that it is below laptop width. */
  label: string;
  /** Name of the button that closes the sheet. */
  closeLabel: string;
  /** What opens the tabs that have no room, such as "Mehr". */
  moreLabel: string;
  /** In the order in which they stand. */
  tabs: readonly NavigationTab[];
  /** Name of the button that opens a tab's flyout, such as "Deutsch: Untermenü". */
  openLabel?: ((tab: string) => string) | undefined;
  /** Called when pointer or focus reach a tab: the time to fetch what its flyout needs. */
  onIntent?: ((id: string) => void) | undefined;
  /** Below the tabs in the sheet. */
  foot?: ReactNode | undefined;
}

/** Everything that can have the focus, in the same order before and after the menu takes over. */
const focusables = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a, button, summary'),
];

/**
 * The top categories, each with the spine of its subject: a row under the bar, and a sheet below laptop
 * width. Plain links until pointer, finger or focus reach them; then a `NavigationMenu` on Radix takes
 * their place, whose code is fetched for it. Tabs that have no room stand under "more", at first by
 * styles alone.
 */
export function NavigationTabs({
  label,
  closeLabel,
  moreLabel,
  tabs,
  openLabel = (tab) => tab,
  onIntent,
  foot,
  onFocus,
  onToggle,
  onPointerOver,
  onPointerDown,
  className,
  ...rest
}: NavigationTabsProps) {
  const { frame, menu, take, press } = useTakeover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what reaches its links
    <div
      {...rest}
      popover="auto"
      className={cx(styles.root, className)}
      onPointerOver={composeHandlers(onPointerOver, () => take())}
      onPointerDown={composeHandlers(onPointerDown, press)}
      onFocus={composeHandlers(onFocus, () => take())}
      onToggle={composeHandlers(onToggle, (event) => holdOpenSheet(event, label))}
    >
      <div className={styles.head}>
        {label}
        <IconButton label={closeLabel} popoverTarget={rest.id} popoverTargetAction="hide">
          <IconClose />
        </IconButton>
      </div>
      <nav aria-label={label}>
        <Container ref={frame} className={styles.frame}>
          {menu ? (
            <menu.Menu
              {...{ tabs, moreLabel, openLabel, onIntent }}
              opened={menu.opened}
              hovered={menu.at < 0 ? undefined : tabs[menu.at]?.id}
            />
          ) : (
            <div className={styles.clip}>
              <div className={styles.rows}>
                <ul className={styles.list}>
                  {tabs.map((tab) => (
                    <li
                      key={tab.id}
                      data-current={tab.current || undefined}
                      data-last={tab === tabs.at(-1) || undefined}
                    >
                      <div className={cx(styles.entry, tab.subject && styles.spines[tab.subject])}>
                        <TabLink tab={tab} />
                        {tab.panel && (
                          <button
                            type="button"
                            aria-label={openLabel(tab.label)}
                            aria-expanded={false}
                            className={styles.panelOpener}
                            onClick={() => take(tab.id)}
                          />
                        )}
                      </div>
                    </li>
                  ))}
                </ul>
                <details>
                  <summary className={cx(styles.tab, styles.more)}>
                    <MoreMark label={moreLabel} />
                  </summary>
                </details>
              </div>
            </div>
          )}
        </Container>
      </nav>
      {foot && <div className={styles.sheetOnly}>{foot}</div>}
    </div>
  );
}

/**
 * Puts the menu in the place of the plain links: once its code is there, and never under a finger or a
 * mouse button that is down, whose click would be lost.
 */
function useTakeover() {
  const frame = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const wanted = useRef<string>(undefined);
  const focused = useRef(-1);
  const [menu, setMenu] = useState<{
    Menu: ComponentType<NavigationMenuProps>;
    opened: string | undefined;
    /** Place of the tab on which the pointer rests; -1: on none. */
    at: number;
  }>();

  useLayoutEffect(() => {
    if (!menu || !frame.current || focused.current < 0) return;
    focusables(frame.current)[focused.current]?.focus({ preventScroll: true });
  }, [menu]);

  /** @param id the tab whose flyout is to be open then */
  const take = (id?: string) => {
    if (menu) return;
    wanted.current = id ?? wanted.current;
    import('./NavigationMenu.tsx').then(
      ({ NavigationMenu: Menu }) => {
        const links = frame.current;
        if (isPressed.current || !links) return;
        focused.current = focusables(links).indexOf(activeElement() as HTMLElement);
        const opened =
          wanted.current ?? (links.querySelector('details[open]') ? moreId : undefined);
        const isSheet = links.closest(':popover-open') !== null;
        const items = isSheet ? [] : [...links.querySelectorAll('li')];
        const at = items.findIndex((item) => item.matches(':hover'));
        // At once, or the focus could move on meanwhile, to a link that then goes.
        flushSync(() => setMenu((before) => before ?? { Menu, opened, at }));
      },
      () => {
        // The links work; the next touch tries again.
      },
    );
  };
  const press = () => {
    if (menu || isPressed.current) return;
    isPressed.current = true;
    const ends = ['click', 'pointercancel'] as const;
    const release = () => {
      isPressed.current = false;
      for (const end of ends) removeEventListener(end, release);
      take();
    };
    for (const end of ends) addEventListener(end, release);
  };
  return { frame, menu, take, press };
}

export interface NavigationSheetOpenerProps
  extends Omit<IconButtonProps, 'children' | 'popoverTarget'> {
  /** `id` of the `NavigationTabs`. */
  sheet: string;
  /** Name of the button, such as "Menü". */
  label: string;
}

/** Opens the navigation as a sheet; hidden from laptop up, where it is a row. */
export function NavigationSheetOpener({ sheet, className, ...rest }: NavigationSheetOpenerProps) {
  return (
    <IconButton {...rest} popoverTarget={sheet} className={cx(styles.opener, className)}>
      <IconMenu size="l" />
    </IconButton>
  );
}
