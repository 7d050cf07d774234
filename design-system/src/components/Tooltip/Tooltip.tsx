import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { usePortal } from '../../internal/portalContainer.ts';
import * as styles from './Tooltip.css.ts';

export const tooltipSides = ['top', 'bottom', 'left', 'right'] as const;

/** Milliseconds of rest before a tooltip opens; by keyboard it opens at once. */
export const tooltipDelay = 400;

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'children'> {
  /** What it says: short, and no link or button in it. */
  content: ReactNode;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'top' */
  side?: (typeof tooltipSides)[number] | undefined;
  /** What it explains: one element that takes the focus and has a name without it. */
  children: ReactElement;
}

/**
 * A short explanation of a control while the pointer rests on it or it has the focus. Touch never
 * shows it: essential text belongs on the page or in a `Popover`.
 */
export function Tooltip({
  content,
  open,
  defaultOpen,
  onOpenChange,
  side = 'top',
  className,
  children,
  ...rest
}: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelay}>
      <RadixTooltip.Root
        {...(open === undefined ? {} : { open })}
        {...(defaultOpen === undefined ? {} : { defaultOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal {...usePortal()}>
          <RadixTooltip.Content
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx(styles.root, className)}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
