import { cookieNames, readCookie, setCookie } from './cookies.ts';

/** A message that the server wants shown after the next page load (UI-13). */
export interface QueuedToast {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly messageKey: string;
  /** Arguments of the message. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** UI-11; also keeps the cookie within the browsers' limit. */
const limit = 20;

const tones: readonly unknown[] = ['info', 'success', 'warning', 'danger'];

function isToast(entry: unknown): entry is QueuedToast {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'tone' in entry &&
    tones.includes(entry.tone) &&
    'messageKey' in entry &&
    typeof entry.messageKey === 'string'
  );
}

/** The queued messages of the cookie; an invalid cookie counts as empty. */
export function queuedToasts(cookies: string | null | undefined): readonly QueuedToast[] {
  try {
    const queue: unknown = JSON.parse(readCookie(cookies, cookieNames.toasts) ?? '[]');
    return Array.isArray(queue) ? queue.filter(isToast).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** The Set-Cookie value that adds a message to the queued ones. A message is queued once. */
export function queueToast(
  cookies: string | null | undefined,
  toast: QueuedToast,
  isSecure: boolean,
): string {
  const queue = queuedToasts(cookies);
  const isKnown = queue.some(({ messageKey }) => messageKey === toast.messageKey);
  return setCookie(
    cookieNames.toasts,
    JSON.stringify(isKnown ? queue : [...queue, toast].slice(-limit)),
    { isReadable: true, isSecure },
  );
}

type Listener = (toast: QueuedToast) => void;

const listeners = new Set<Listener>();

/** ERR-24: whether failures are only logged. */
export const keepsSilent = (): boolean =>
  readCookie(document.cookie, cookieNames.silentErrors) === 'true';

/** Shows a message from outside of components, such as the network layer's (ERR-19). */
export function announce(toast: QueuedToast): void {
  if (toast.tone === 'danger' && keepsSilent()) return;
  for (const listener of listeners) listener(toast);
}

/** @returns unsubscribes */
export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
