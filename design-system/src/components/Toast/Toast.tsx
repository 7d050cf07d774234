import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { activeElement } from '../../internal/activeElement.ts';
import { cx } from '../../internal/cx.ts';
import { useExpiry } from '../../internal/useExpiry.ts';
import { type AlertTone, alertIcons } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';

/** Milliseconds a toast stays by default (UI-10), and how many are open at most (UI-11). */
export const toastDefaults = { duration: 10_000, limit: 20 } as const;

export interface ToastMessage {
  /** A second toast with an id that is shown already is dropped (UI-12). */
  id?: string | undefined;
  /** How serious it is: decides colour and sign. */
  tone: AlertTone;
  /** What happened, in a few words. */
  title?: ReactNode | undefined;
  /** What happened. */
  message: ReactNode;
  /** One thing to do about it, such as undo; closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds until it closes; `Infinity` waits to be closed. @default 10000 */
  duration?: number | undefined;
  /** Reads it out; not where the page says the same as loudly. @default true */
  live?: boolean | undefined;
  /** Called when it closes, for whatever reason. */
  onClose?: (() => void) | undefined;
}

export interface Toasts {
  /** Shows a toast; answers with its id. */
  show: (toast: ToastMessage) => string;
  /** Closes the toast of that id. */
  close: (id: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows and closes toasts. Throws outside of a `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts outside of ToastProvider');
  return toasts;
}

/**
 * An open dialog listens on the document for focus that leaves it, and would take it back from a
 * toast.
 */
const leaveToToasts = (event: FocusEvent) => event.stopImmediatePropagation();

type OpenToast = ToastMessage & { id: string };

export interface ToastProviderProps
  extends Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'aria-keyshortcuts'> {
  /** Name of the region, such as "Mitteilungen". */
  label: string;
  /** Name of the button that closes a toast. */
  closeLabel: string;
  /** Everything that may show a toast. */
  children: ReactNode;
}

/**
 * Holds the toasts of the page, at the end of its top below the header, or below what has the focus
 * there. All of them wait while one is hovered or focused; F8 goes to the newest, Escape closes the one
 * that has the focus.
 */
export function ToastProvider({
  label,
  closeLabel,
  className,
  children,
  ...rest
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly OpenToast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const prefix = useId();
  const count = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const shown = useRef(toasts);

  const close = useCallback((id: string) => {
    setToasts((open) => open.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: ToastMessage) => {
      const id = toast.id ?? `${prefix}${count.current++}`;
      setToasts((open) =>
        open.some((other) => other.id === id)
          ? open
          : // The oldest one makes room (DEC-151).
            [...open, { ...toast, id }].slice(-toastDefaults.limit),
      );
      return id;
    },
    [prefix],
  );
  const value = useMemo(() => ({ show, close }), [show, close]);

  useEffect(() => {
    const gone = shown.current.filter((toast) => !toasts.includes(toast));
    shown.current = toasts;
    for (const { onClose } of gone) onClose?.();
    // Focus that is lost with a removed toast fires no event; without this check the others would
    // wait for ever.
    if (focused && !list.current?.contains(activeElement())) {
      setFocused(false);
      if (activeElement() === document.body) cameFrom.current?.focus();
    }
  }, [toasts, focused]);

  useEffect(() => {
    const region = list.current?.parentElement;
    if (!region || toasts.length === 0) return;
    const reach = ({ key }: KeyboardEvent) => {
      if (key === 'F8') list.current?.lastElementChild?.querySelector('button')?.focus();
    };
    // Below what has the focus, where they would cover its middle (WCAG 2.4.11).
    const stepAside = () => {
      const focused = activeElement();
      if (!focused || region.contains(focused)) return;
      region.style.top = '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (region.contains(seen) && bottom + region.offsetHeight < innerHeight) {
        region.style.top = `${bottom + 8}px`;
      }
    };
    stepAside();
    document.addEventListener('keydown', reach);
    document.addEventListener('focusin', stepAside);
    return () => {
      document.removeEventListener('keydown', reach);
      document.removeEventListener('focusin', stepAside);
    };
  }, [toasts]);

  return (
    <ToastContext value={value}>
      {children}
      {/* Rendered from the beginning: a live region that is inserted with its text may not be
          announced. One region reads each toast once, faults at once. */}
      <section
        {...rest}
        aria-label={label}
        aria-keyshortcuts="F8"
        data-toasts=""
        className={cx(styles.region, className)}
      >
        <ol
          ref={list}
          aria-live={toasts.at(-1)?.tone === 'danger' ? 'assertive' : 'polite'}
          aria-relevant="additions"
          className={styles.list}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={({ currentTarget, relatedTarget, nativeEvent }) => {
            leaveToToasts(nativeEvent);
            if (!currentTarget.contains(relatedTarget)) {
              cameFrom.current = relatedTarget as HTMLElement | null;
            }
            setFocused(true);
          }}
          onBlur={({ currentTarget, relatedTarget, nativeEvent }) => {
            leaveToToasts(nativeEvent);
            setFocused(currentTarget.contains(relatedTarget));
          }}
        >
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              waiting={hovered || focused}
              closeLabel={closeLabel}
              onClose={close}
            />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}

function ToastItem({
  toast,
  waiting,
  closeLabel,
  onClose,
}: {
  toast: OpenToast;
  waiting: boolean;
  closeLabel: string;
  onClose: (id: string) => void;
}) {
  const { id, tone, title, message, action, duration = toastDefaults.duration, live } = toast;
  useExpiry(duration, waiting, () => onClose(id));
  const Icon = alertIcons[tone];
  return (
    <li
      aria-live={live === false ? 'off' : undefined}
      className={cx(styles.toast, styles.tones[tone])}
      onKeyDown={({ key }) => key === 'Escape' && onClose(id)}
    >
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{message}</div>
        {action && (
          <Button
            tone="link"
            onClick={() => {
              action.onAction();
              onClose(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} size="s" onClick={() => onClose(id)}>
        <IconClose size="s" />
      </IconButton>
    </li>
  );
}
