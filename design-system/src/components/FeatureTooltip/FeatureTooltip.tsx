import * as RadixTooltip from '@radix-ui/react-tooltip';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { activeElement } from '../../internal/activeElement.ts';
import { cx } from '../../internal/cx.ts';
import { useExpiry } from '../../internal/useExpiry.ts';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FeatureTooltip.css.ts';
import { claimFirstShow } from './session.ts';

export const featureTooltipSides = ['bottom', 'top', 'left', 'right'] as const;

/** Milliseconds a feature tooltip stays by default (UI-18). */
export const featureTooltipDuration = 6_000;

export interface FeatureTooltipProps
  extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'content' | 'children' | 'aria-label'> {
  /** Id of the feature: each is shown once per session. */
  id: string;
  /** What is new, in a sentence. */
  content: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Milliseconds until it goes; `Infinity` waits to be closed. @default 6000 */
  duration?: number | undefined;
  /** @default 'bottom' */
  side?: (typeof featureTooltipSides)[number] | undefined;
  /** Called when it goes, by whatever way. */
  onClose?: (() => void) | undefined;
  /** What it points at: one element. */
  children: ReactElement;
}

/**
 * Points at something new, once per session, and goes by itself. It takes no focus, but waits while
 * it is hovered or has it; in the tab order it follows what it points at.
 */
export function FeatureTooltip({
  id,
  content,
  closeLabel,
  duration = featureTooltipDuration,
  side = 'bottom',
  onClose,
  className,
  children,
  ...rest
}: FeatureTooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  // The server knows no session storage, so it stays closed until the page is hydrated.
  useEffect(() => {
    if (claimFirstShow(id)) setOpen(true);
  }, [id]);
  const close = () => {
    if (note.current?.contains(activeElement())) anchor.current?.focus();
    setOpen(false);
    onClose?.();
  };
  return (
    <RadixTooltip.Provider>
      {/* Controlled: Radix then neither opens nor closes it by hovering and pressing. */}
      <RadixTooltip.Root open={open}>
        <RadixTooltip.Trigger asChild ref={anchor}>
          {children}
        </RadixTooltip.Trigger>
        {/* Rendered from the beginning: a live region that is inserted with its text may not be
            announced. */}
        <div role="status" className={styles.region}>
          <RadixTooltip.Content
            {...rest}
            aria-label={content}
            side={side}
            sideOffset={10}
            collisionPadding={8}
            className={cx(styles.root, className)}
            onEscapeKeyDown={close}
          >
            <Note ref={note} duration={duration} closeLabel={closeLabel} onClose={close}>
              {content}
            </Note>
            <RadixTooltip.Arrow width={16} height={8} className={styles.arrow} />
          </RadixTooltip.Content>
        </div>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** Counts while it is shown: mounted and unmounted with the tooltip. */
function Note({
  ref,
  duration,
  closeLabel,
  onClose,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  duration: number;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useExpiry(duration, hovered || focused, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only keep it
    <div
      ref={ref}
      className={styles.note}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* Read once, from the text that describes what it points at. */}
      <div aria-hidden className={styles.text}>
        {children}
      </div>
      <IconButton label={closeLabel} size="s" className={styles.close} onClick={onClose}>
        <IconClose size="s" />
      </IconButton>
    </div>
  );
}
