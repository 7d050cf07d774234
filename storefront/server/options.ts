import type {
  Currencies,
  HostEntry,
  StorefrontId,
  TrackingSettings,
} from '@kreide/server/contract';
import type { ApiAccess } from './apiAccess.ts';

export interface FrontOptions {
  readonly api: ApiAccess;
  /** Folder with `client/` and `server/` of the storefront's build. */
  readonly buildDirectory: string;
  readonly hosts?: readonly HostEntry[] | undefined;
  /** Currencies of storefronts that do not sell in euro; the same as the API's setting. */
  readonly currencies?: Currencies | undefined;
  /**
   * How many proxies are in front, each of which sets X-Forwarded-*; 0: the headers are ignored.
   */
  readonly trustedProxies: number;
  /** Third-party measurement by storefront, beyond the shop's own statistics. */
  readonly tracking?: Readonly<Partial<Record<StorefrontId, TrackingSettings>>> | undefined;
  /** Payment providers that forms may be posted to; nobody else's page takes one. */
  readonly paymentOrigins?: readonly string[] | undefined;
  /** The script of Amazon Pay's button, for the one page that loads it. @default none may */
  readonly amazonPayScript?: string | undefined;
  /** ERR-03: message and stack on the error page; never in production (ruling 6). */
  readonly showsErrors: boolean;
  /** Answers /dev/*: the mailbox of the demo. Absent in production. */
  readonly development?: ((request: Request) => Promise<Response>) | undefined;
  readonly log: Pick<Console, 'info' | 'warn' | 'error'>;
  /** Maximum of bytes for stored pages. */
  readonly cacheBytes?: number;
  readonly now?: () => number;
}

/** The options of every front, whether built or in development. */
export type SharedOptions = Omit<FrontOptions, 'buildDirectory'>;
