import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { useDirection } from '../../internal/useDirection.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  /** Tells it from the others. */
  id: string;
  /** What the tab is called. */
  label: ReactNode;
  /** Number beside the label, such as of reviews. */
  count?: number | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** What the tab shows. */
  content: ReactNode;
}

export interface TabsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the row of tabs. */
  label: string;
  /** From the start of the row to its end. */
  tabs: readonly Tab[];
  /** Id of the tab that is shown (controlled). */
  value?: string | undefined;
  /** Id of the tab that is shown at first (uncontrolled). @default the first one's */
  defaultValue?: string | undefined;
  /** Called with the id of the chosen tab. */
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * Views of one thing, one at a time; arrow keys change them. What should be read without scripts, or
 * found by the browser's search, stands in an `Accordion` instead.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.id,
  onValueChange,
  className,
  dir,
  ...rest
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <RadixTabs.Root
      asChild
      dir={useDirection(list)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      {/* Radix would say its own `dir`, which before hydration is always from left to right. */}
      <div {...rest} dir={dir} className={cx(styles.root, className)}>
        <RadixTabs.List ref={list} aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.id}
              value={tab.id}
              disabled={tab.disabled ?? false}
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && ' '}
              {tab.count !== undefined && <span className={styles.count}>({tab.count})</span>}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {tabs.map((tab) => (
          <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel}>
            {tab.content}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  );
}
