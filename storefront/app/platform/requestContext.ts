import type { IEnvironment } from '@kreide/relay';
import type { HostEntry, TrackingSettings } from '@kreide/server/contract';
import { createContext } from 'react-router';
import type { Delivery } from './delivery.ts';
import type { Domain } from './domain.ts';
import type { PageFacts } from './pageFacts.ts';

/** What the HTTP front passes on to the router about a request. */
export interface RequestContext {
  readonly domain: Domain;
  /** Whether the visitor uses https: cookies are then sent over https only. */
  readonly isSecure: boolean;
  /** Every host of the shop. */
  readonly hosts: readonly HostEntry[];
  /** The router's own request for a page's data, not for its document. */
  readonly isDataRequest: boolean;
  /** The API's handler, in process or over the network; adds the visitor's headers itself. */
  readonly apiFetch: typeof fetch;
  readonly delivery: Delivery;
  /** Files of the first screenful that the router's manifest does not know. */
  readonly preloads: readonly string[];
  /** The visitor's new ids, for the rest of this request. */
  identify(ids: { readonly userId: string; readonly loginToken?: string | null }): void;
  /** A bearer token for the browser, with a narrower scope than the storefront's own. */
  browserToken(): Promise<{ readonly token: string; readonly expiresIn: number }>;
  /** Collects tags of what the page shows, by which changes drop it from the page cache. */
  readonly tags: Set<string>;
  /** Collects facts for crawlers; the front writes them into the head. */
  readonly facts: PageFacts;
  /** The operator's settings for consent and statistics on this storefront. */
  readonly tracking: TrackingSettings;
  /** Message shown in the debug box outside production (ERR-03). */
  readonly showsErrors: boolean;
}

export const requestContext = createContext<RequestContext>();

/** One Relay environment per request on the server, one for all in the browser. */
export const relayContext = createContext<IEnvironment>();
