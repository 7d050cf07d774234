import {
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
import { cx } from '../../internal/cx.ts';
import { type AlertKind, alertIcons } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { IconClose } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';

/** Milliseconds a toast stays unless told otherwise (UI-10), and how many are open at most (UI-11). */
export const toastDefaults = { duration: 10_000, limit: 20 } as const;

export interface ToastMessage {
  /** A second toast with an id that is shown already is dropped (UI-12). */
  id?: string | undefined;
  kind: AlertKind;
  title?: ReactNode | undefined;
  message: ReactNode;
  /** One thing to do about it, such as undo; closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds until it goes; `Infinity` waits to be closed. @default 10000 */
  duration?: number | undefined;
  /** Called when it goes, by whatever way. */
  onClose?: (() => void) | undefined;
}

export interface Toasts {
  /** Shows a toast; answers with its id. */
  show: (toast: ToastMessage) => string;
  close: (id: string) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows and closes toasts. Throws outside of a `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}

type OpenToast = ToastMessage & { id: string };

export interface ToastProviderProps {
  /** Name of the region, such as "Mitteilungen". */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Holds the toasts of the page, top right. All of them wait while one is hovered or focused. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly OpenToast[]>([]);
  const [waiting, setWaiting] = useState(false);
  const prefix = useId();
  const count = useRef(0);

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

  return (
    <ToastContext value={value}>
      {children}
      {/* The region is there from the beginning: one that arrives with its text may go unread. */}
      <section aria-label={label} className={styles.region}>
        <ol
          aria-live="polite"
          aria-relevant="additions"
          className={styles.list}
          onPointerEnter={() => setWaiting(true)}
          onPointerLeave={() => setWaiting(false)}
          onFocus={() => setWaiting(true)}
          onBlur={({ currentTarget, relatedTarget }) =>
            setWaiting(currentTarget.contains(relatedTarget))
          }
        >
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              waiting={waiting}
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
  const { id, kind, title, message, action, duration = toastDefaults.duration } = toast;
  const left = useRef(duration);
  useEffect(() => {
    if (waiting || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => onClose(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [waiting, id, onClose]);

  const closed = useRef(toast.onClose);
  useEffect(() => {
    const told = closed;
    return () => told.current?.();
  }, []);

  const Icon = alertIcons[kind];
  return (
    <li className={cx(styles.toast, styles.kinds[kind])}>
      <Icon className={styles.icon} />
      <div role={kind === 'danger' ? 'alert' : undefined} className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{message}</div>
        {action && (
          <Button
            scheme="link"
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
