import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, queuedToasts, queueToast, subscribeToAnnouncements } from './toasts.ts';

const expired = { tone: 'warning', messageKey: 'vue.checkout.message.sessionExpired' } as const;
const loggedOut = { tone: 'success', messageKey: 'vue.user.logout.message' } as const;

/** The Cookie header that a browser sends after this Set-Cookie. */
const sent = (setCookie: string) => setCookie.split(';', 1)[0];

it('queues messages for after the page load, in their order (UI-13)', () => {
  const first = sent(queueToast(null, expired, false));
  const both = sent(queueToast(first, { ...loggedOut, values: { name: 'Änne; Müller' } }, false));
  expect(queuedToasts(both)).toEqual([expired, { ...loggedOut, values: { name: 'Änne; Müller' } }]);
});

it('does not queue a message again that is queued already (UI-13)', () => {
  const first = sent(queueToast(null, expired, false));
  expect(queuedToasts(sent(queueToast(first, expired, false)))).toEqual([expired]);
});

it('lets scripts read the queue, and no more than twenty messages into it (UI-11, UI-13)', () => {
  let cookie: string | undefined;
  for (let index = 0; index < 25; index += 1) {
    const setCookie = queueToast(cookie, { tone: 'info', messageKey: `key.${index}` }, true);
    expect(setCookie).not.toContain('HttpOnly');
    cookie = sent(setCookie);
  }
  const queue = queuedToasts(cookie);
  expect(queue).toHaveLength(20);
  expect(queue.at(-1)?.messageKey).toBe('key.24');
});

it.each(['serverToasts=%7B', 'serverToasts=1', 'serverToasts=[{"kind":"loud"}]', 'other=1'])(
  'takes a cookie that somebody wrote by hand for an empty queue: %s',
  (cookie) => {
    expect(queuedToasts(cookie)).toEqual([]);
  },
);

describe('what is announced', () => {
  const listener = vi.fn();
  const failure = { tone: 'danger', messageKey: 'error.internal' } as const;
  let end: () => void;

  beforeEach(() => {
    vi.stubGlobal('document', { cookie: '' });
    end = subscribeToAnnouncements(listener.mockReset());
  });

  afterEach(() => {
    end();
  });

  it('reaches its listener', () => {
    announce(failure);
    expect(listener).toHaveBeenCalledWith(failure);
  });

  it('ERR-24 DEC-117 keeps failures back under the silent policy, and nothing else', () => {
    vi.stubGlobal('document', { cookie: 'a=1; silentErrorPolicy=true' });
    announce(failure);
    expect(listener).not.toHaveBeenCalled();
    announce(expired);
    expect(listener).toHaveBeenCalledWith(expired);
    vi.stubGlobal('document', { cookie: 'silentErrorPolicy=false' });
    announce(failure);
    expect(listener).toHaveBeenCalledWith(failure);
  });
});
