import * as Dialog from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { IconClose } from '../components/Icon/icons.ts';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import './besideDialogs.css.ts';
import { activeElement } from './activeElement.ts';
import { composeHandlers } from './composeHandlers.ts';
import { cx } from './cx.ts';
import * as styles from './overlay.css.ts';
import { usePortal } from './portalContainer.ts';

/** The common props of modal and flyout. */
export interface OverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Element that opens it, such as a `Button`. */
  trigger?: ReactElement | undefined;
  /** Its name. */
  title: string;
  /** Keeps the title for assistive technology only. @default false */
  titleHidden?: boolean | undefined;
  /** Said after the title when it opens. */
  description?: string | undefined;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Always in view at the end, such as the buttons. */
  footer?: ReactNode | undefined;
  /** Gets the focus when it opens. @default its first control, which closes it */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Gets the focus when it closes. @default what had it before */
  returnFocus?: (() => HTMLElement | null) | undefined;
  /** What it shows; scrolls where it is long. */
  children?: ReactNode;
}

/** The button of the menu that has the focus, if one has. */
function openerOfMenu(): Element | null {
  // On the server nothing has.
  if (typeof document === 'undefined') return null;
  const menu = activeElement()?.closest('[role="menu"]');
  const tree = menu?.getRootNode() as Document | ShadowRoot | undefined;
  return tree?.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? null;
}

const holdingEscape = '[role="combobox"]:is([aria-expanded="true"], [data-typed])';
const isToast = (element: Element) => element.closest('[data-toasts]') !== null;

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
  initialFocus,
  returnFocus,
  onBlur,
  className,
  children,
  ...rest
}: OverlayProps) {
  // Radix returns the focus to its own trigger only; without one the focus would be lost.
  const opener = useRef<Element>(null);
  // A menu whose item opens this is gone when it has opened, and the focus with it.
  const menuButton = useMemo(() => (open ? openerOfMenu() : null), [open]);
  return (
    <Dialog.Root
      // Radix takes the prop's presence for controlled.
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal {...usePortal()}>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          {...rest}
          onOpenAutoFocus={(event) => {
            opener.current = menuButton ?? activeElement();
            const first = initialFocus?.();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            const target = returnFocus?.() ?? (trigger ? undefined : opener.current);
            if (!(target instanceof HTMLElement)) return;
            event.preventDefault();
            target.focus();
          }}
          className={cx(styles.surface, className)}
          // Escape first ends an input method's composition, closes a field's list, or takes back what was
          // typed into it; Radix receives the key before the field does.
          onEscapeKeyDown={(event) => {
            const target = event.target as Element;
            if (event.isComposing || target.matches(holdingEscape) || isToast(target)) {
              event.preventDefault();
            }
          }}
          // A toast over the dialog can be used: by pointer, and by keyboard, since Radix, which traps
          // the focus inside, does not receive the focus' leaving.
          onInteractOutside={(event) => {
            if (isToast(event.target as Element)) event.preventDefault();
          }}
          onBlur={composeHandlers(onBlur, ({ relatedTarget, nativeEvent }) => {
            if (relatedTarget && isToast(relatedTarget)) nativeEvent.stopImmediatePropagation();
          })}
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
          {/* What scrolls must be reachable by keyboard; without a name all of its text would be read. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <div role="group" aria-label={title} tabIndex={0} className={styles.body}>
            {description && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
