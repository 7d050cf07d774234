import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { IconClose } from '../components/Icon/icons.ts';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from './cx.ts';
import * as styles from './overlay.css.ts';

/** What modal and flyout take alike. */
export interface OverlayProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Element that opens it, such as a `Button`. */
  trigger?: ReactNode | undefined;
  /** Its name. */
  title: string;
  /** Keeps the title for assistive technology only. @default false */
  titleHidden?: boolean | undefined;
  /** Said after the title when it opens. */
  description?: string | undefined;
  closeLabel: string;
  /** Always in view at the end, such as the buttons. */
  footer?: ReactNode | undefined;
  children?: ReactNode;
}

/** A dialog over the page: keeps focus and scroll inside, closes by Escape, scrim and button. */
export function Overlay({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  closeLabel,
  footer,
  className,
  children,
}: OverlayProps & { className?: string | undefined }) {
  // Radix leads the focus back to its own trigger only; without one it would be lost.
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root
      // Radix tells controlled from uncontrolled by the prop's presence.
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            if (trigger || !(opener.current instanceof HTMLElement)) return;
            event.preventDefault();
            opener.current.focus();
          }}
          className={cx(styles.surface, className)}
          // Escape first closes a field's list; Radix hears of the key before the field does.
          onEscapeKeyDown={(event) => {
            const target = event.target as Element;
            if (target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
          }}
          // A message that comes meanwhile lies above the dialog and can be answered.
          onInteractOutside={(event) => {
            if ((event.target as Element).closest('[data-toasts]')) event.preventDefault();
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel}>
                <IconClose />
              </IconButton>
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div tabIndex={0} className={styles.body}>
            {description && <Dialog.Description>{description}</Dialog.Description>}
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
