import type { Variables } from 'relay-runtime';

/** A payload as JSON text, and the promise of the one after it. */
export interface RoutePart {
  readonly payload: string;
  readonly next: Promise<RoutePart | null> | null;
}

/**
 * How a route's query travels from its loader to its component. What the server's loader returns is
 * serialisable and carries the payloads; the browser's loader returns one that is only known to
 * the environment that started it. Hand it on as it is; look into neither.
 */
export interface RouteQuery {
  readonly queryName: string;
  readonly variables: Variables;
  /** Null when the query was started in the browser. */
  readonly part: RoutePart | null;
}
