import type {
  GraphQLResponse,
  IEnvironment,
  Observable,
  OperationDescriptor,
  Subscription,
} from 'relay-runtime';
import { type GraphQLRequestError, pageFailure } from '../network/errors.ts';
import { type RootFragment, rootFragment } from './relayInternals.ts';
import type { RouteQuery } from './routeQuery.ts';

/** One run of a route's query: what the hook reads, how it goes, and what keeps its data. */
export class RouteQueryEntry {
  readonly operation: OperationDescriptor;
  readonly root: RootFragment;
  readonly routeQuery: RouteQuery;
  readonly #environment: IEnvironment;
  readonly #listeners = new Set<() => void>();
  #subscription: Subscription | undefined;
  #retention: { dispose(): void } | undefined;
  #pending = true;
  #failure: GraphQLRequestError | undefined;
  /** When the critical data came, in milliseconds since 1970. */
  #loadedAt: number | undefined;

  constructor(environment: IEnvironment, operation: OperationDescriptor, routeQuery: RouteQuery) {
    this.#environment = environment;
    this.operation = operation;
    this.routeQuery = routeQuery;
    this.root = rootFragment(operation);
  }

  /** Follows the run and keeps its data until `release`. */
  follow(run: Observable<GraphQLResponse>): void {
    this.#retention = this.#environment.retain(this.operation);
    run.subscribe({
      start: (subscription) => {
        this.#subscription = subscription;
      },
      next: () => {
        this.#loadedAt ??= Date.now();
        this.#notify();
      },
      error: (error: Error) => {
        this.#pending = false;
        this.#failure = pageFailure(error, this.routeQuery.queryName);
        this.#notify();
      },
      complete: () => {
        this.#pending = false;
        this.#notify();
      },
    });
  }

  /** Cancels a run that has no observer, and lets the store drop its data. */
  release(): void {
    this.#subscription?.unsubscribe();
    this.#retention?.dispose();
  }

  /**
   * Why there is nothing to show: the critical data failed and the store has no older ones. A
   * failure after the critical data is the deferred fragments' matter.
   */
  get failure(): GraphQLRequestError | undefined {
    if (!this.#failure || this.#loadedAt !== undefined) return undefined;
    return this.#isAvailable() ? undefined : this.#failure;
  }

  /** True when a navigation needs no request: on its way, or whole and younger than `maxAge`. */
  isFresh(maxAge: number): boolean {
    if (this.#failure) return false;
    if (this.#pending) return true;
    return (
      this.#loadedAt !== undefined && Date.now() - this.#loadedAt < maxAge && this.#isAvailable()
    );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** True while the critical data are still to come. */
  get isWaiting(): boolean {
    return this.#pending && this.#loadedAt === undefined;
  }

  #isAvailable(): boolean {
    return this.#environment.check(this.operation).status === 'available';
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
