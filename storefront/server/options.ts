import type { Currencies, StorefrontId, TrackingSettings } from '@kreide/server/contract';
import type { HostEntry } from '../app/platform/domain.ts';
import type { ApiAccess } from './apiAccess.ts';

export interface FrontOptions {
  readonly api: ApiAccess;
  /** Folder with `client/` and `server/` of the storefront's build. */
  readonly buildDirectory: string;
  readonly hosts?: readonly HostEntry[] | undefined;
  /** What storefronts sell in that do not sell in euro: the same as the API is told. */
  readonly currencies?: Currencies | undefined;
  /** How many proxies stand in front, each of which sets X-Forwarded-*; 0: none is believed. */
  readonly trustedProxies: number;
  /** What storefronts measure beyond the shop's own statistics. */
  readonly tracking?: Readonly<Partial<Record<StorefrontId, TrackingSettings>>> | undefined;
  /** ERR-03: message and stack on the error page; never in production (ruling 6). */
  readonly showsErrors: boolean;
  /** Answers /dev/*: the mailbox of the demo. Absent in production. */
  readonly development?: ((request: Request) => Promise<Response>) | undefined;
  readonly log: Pick<Console, 'info' | 'warn' | 'error'>;
  /** Bytes that stored pages may take. */
  readonly cacheBytes?: number;
  readonly now?: () => number;
}

/** Of every front, wherever its build comes from. */
export type SharedOptions = Omit<FrontOptions, 'buildDirectory'>;
