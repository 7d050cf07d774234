import type { Variables } from 'relay-runtime';

/** One payload of a query, and the promise of the one after it. */
export interface RoutePart {
  /** JSON text; or, as a number, its place among the payloads in the document. */
  readonly payload: string | number;
  /** Resolves with null when nothing more comes. */
  readonly next: Promise<RoutePart | null> | null;
}

/**
 * How a route's query travels from its loader to its component. What the server's loader returns is
 * serialisable and carries the payloads; what the browser's loader returns is known to the
 * environment that started it. Hand it on as it is; look into neither.
 */
export interface RouteQuery {
  readonly queryName: string;
  readonly variables: Variables;
  /** Null when the query was started in the browser. */
  readonly part: RoutePart | null;
}
