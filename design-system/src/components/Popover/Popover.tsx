import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { usePortal } from '../../internal/portalContainer.ts';
import * as styles from './Popover.css.ts';

export const popoverSides = ['bottom', 'top', 'left', 'right'] as const;
export const popoverAligns = ['center', 'start', 'end'] as const;

export interface PopoverProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Element that opens it. */
  trigger: ReactElement;
  /** Its name. */
  label: string;
  /** @default 'bottom' */
  side?: (typeof popoverSides)[number] | undefined;
  /** @default 'center' */
  align?: (typeof popoverAligns)[number] | undefined;
  /** What it shows. */
  children: ReactNode;
}

/** Further content beside the element that opens it; the page stays usable. */
export function Popover({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  className,
  children,
  ...rest
}: PopoverProps) {
  return (
    <RadixPopover.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal {...usePortal()}>
        <RadixPopover.Content
          {...rest}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className={cx(styles.root, className)}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
