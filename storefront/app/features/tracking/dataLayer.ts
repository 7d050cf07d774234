import { maxEventsAtOnce } from '@kreide/server/contract';
import { getRequest } from 'relay-runtime';
import { consentSeconds } from '../../platform/consent.ts';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import { randomId } from '../../platform/randomId.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import type { TrackingEvent } from '../../platform/tracking.ts';
import type { AddTrackingEventsMutation } from './__generated__/AddTrackingEventsMutation.graphql';
import { addTrackingEventsMutation } from './AddTrackingEventsMutation.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

export interface DataLayer {
  push(event: TrackingEvent): void;
  /** Sends the queued events and removes `window.dataLayer`. */
  close(): void;
}

/** How long events are collected before they are sent together. */
const pauseMs = 3000;

/**
 * DEC-58: the random id for statistics, kept as long as the consent; created here, so never before
 * consent.
 */
export function statisticsId(): string {
  const known = readCookie(document.cookie, cookieNames.statistics);
  if (known) return known;
  const fresh = randomId();
  writeCookie(cookieNames.statistics, fresh, consentSeconds);
  return fresh;
}

/** `window.dataLayer` for a tag container, and a queue to the shop's own statistics. */
export function openDataLayer(): DataLayer {
  window.dataLayer ??= [];
  const visitor = statisticsId();
  let waiting: AddTrackingEventsMutation['variables']['events'][number][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const { name, id } = getRequest(addTrackingEventsMutation).params;
    while (waiting.length > 0) {
      const events = waiting.slice(0, maxEventsAtOnce);
      waiting = waiting.slice(maxEventsAtOnce);
      // `keepalive` lets it finish while the page is left; the answer is not needed.
      fetch('/graphql/', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationName: name, id, variables: { events } }),
      }).catch(() => {});
    }
  }

  const sendBeforeLeaving = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', sendBeforeLeaving);

  return {
    push(event) {
      window.dataLayer?.push(event);
      const { event: name, ...data } = event;
      waiting.push({ event: name, data: JSON.stringify(data), visitor });
      timer ??= setTimeout(send, pauseMs);
    },
    close() {
      document.removeEventListener('visibilitychange', sendBeforeLeaving);
      send();
      delete window.dataLayer;
    },
  };
}
