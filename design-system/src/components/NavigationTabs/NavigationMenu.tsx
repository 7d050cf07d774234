import * as Radix from '@radix-ui/react-navigation-menu';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useDirection } from '../../internal/useDirection.ts';
import { Container } from '../Container/Container.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import * as styles from './NavigationMenu.css.ts';
import { MoreMark, moreId, type NavigationTab, TabLink } from './NavigationTab.tsx';
import * as tabStyles from './NavigationTabs.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';

export interface NavigationMenuProps {
  tabs: readonly NavigationTab[];
  moreLabel: string;
  openLabel: (tab: string) => string;
  onIntent: ((id: string) => void) | undefined;
  /** Id of the tab, or of "more", that is open at first. */
  opened: string | undefined;
  /** Id of the tab on which the pointer rests already. */
  hovered: string | undefined;
}

/**
 * The tabs with their flyouts. Radix has the keys, the focus and the dismissal; when the pointer opens
 * and closes is said by `hoverTimes`, which Radix's own delays cannot say.
 */
export function NavigationMenu({
  tabs,
  moreLabel,
  openLabel,
  onIntent,
  opened,
  hovered,
}: NavigationMenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hover = useHoverIntent(opened);
  const fitting = useFitting(list, tabs.length);
  const hidden = tabs.slice(fitting);
  const { enter } = hover;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it takes over
  useEffect(() => {
    const tab = tabs.find(({ id }) => id === hovered);
    if (!tab) return;
    onIntent?.(tab.id);
    enter(tab.id, tab.panel !== undefined);
  }, []);

  /** A finger does not hover, and in the sheet nothing opens by itself. */
  const hovering = (id: string, opens: boolean) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isInSheet(event.currentTarget)) return;
      onIntent?.(id);
      enter(id, opens);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isInSheet(event.currentTarget)) hover.leave(id);
    },
  });

  return (
    <Radix.Root
      asChild
      dir={useDirection(frame)}
      // Not by hovering: that is `hover`'s.
      activationMode="manual"
      value={hover.open ?? ''}
      onValueChange={(id) => hover.set(id || undefined)}
      aria-label={undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link clicks by keyboard as well */}
      <div
        ref={frame}
        // Radix would say its own, and it would be read here.
        dir={undefined}
        className={tabStyles.clip}
        // Following a link closes its flyout.
        onClick={(event) => {
          if (!event.defaultPrevented && (event.target as Element).closest('a')) {
            hover.set(undefined);
          }
        }}
      >
        <Radix.List ref={list} className={tabStyles.list}>
          {tabs.map((tab, place) => (
            <Radix.Item
              key={tab.id}
              value={tab.id}
              data-current={tab.current || undefined}
              data-open={hover.open === tab.id || undefined}
              data-last={tab === tabs.at(-1) || undefined}
              data-hidden={place >= fitting || undefined}
              onFocus={() => onIntent?.(tab.id)}
              {...hovering(tab.id, tab.panel !== undefined)}
            >
              <div className={cx(tabStyles.entry, tab.subject && tabStyles.spines[tab.subject])}>
                <Radix.Link asChild>
                  <TabLink tab={tab} />
                </Radix.Link>
                {tab.panel && (
                  <Radix.Trigger
                    aria-label={openLabel(tab.label)}
                    className={tabStyles.panelOpener}
                  />
                )}
              </div>
              {tab.panel && (
                <Radix.Content className={styles.panel}>
                  <Container>{tab.panel()}</Container>
                </Radix.Content>
              )}
            </Radix.Item>
          ))}
          {hidden.length > 0 && (
            <Radix.Item
              value={moreId}
              data-open={hover.open === moreId || undefined}
              {...hovering(moreId, true)}
            >
              <Radix.Trigger className={cx(tabStyles.tab, styles.more)}>
                <MoreMark label={moreLabel} />
              </Radix.Trigger>
              <Radix.Content className={styles.panel}>
                <Container>
                  <ul className={styles.rest}>
                    {hidden.map((tab) => (
                      <li key={tab.id}>
                        <BareLink
                          href={tab.href}
                          aria-current={tab.current ? 'true' : undefined}
                          className={cx(
                            styles.restLink,
                            tab.subject && tabStyles.spines[tab.subject],
                          )}
                        >
                          {tab.icon}
                          {tab.label}
                        </BareLink>
                      </li>
                    ))}
                  </ul>
                </Container>
              </Radix.Content>
            </Radix.Item>
          )}
        </Radix.List>
      </div>
    </Radix.Root>
  );
}

const isInSheet = (element: Element | null) => element?.closest(':popover-open') != null;

/** How many of the list's first items stand in its first row; all of them in the sheet. */
function useFitting(list: RefObject<HTMLUListElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const items = [...element.children].slice(0, count);
      const isRow = getComputedStyle(element).display === 'flex';
      const top = items[0]?.getBoundingClientRect().top ?? 0;
      const cut = items.findIndex((item) => item.getBoundingClientRect().top > top + 1);
      setFitting(isRow && cut > 0 ? cut : count);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [list, count]);
  return fitting;
}
