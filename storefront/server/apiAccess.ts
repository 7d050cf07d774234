export interface Change {
  readonly kind: string;
  readonly key: string;
}

/** The shop's API as the storefront sees it: in this process, or elsewhere. */
export interface ApiAccess {
  fetch(request: Request): Promise<Response>;
  /** A bearer token of the storefront's own client, fresh enough to use. */
  authorization(): Promise<string>;
  /** A bearer token of scope `browser`, to hand out; `expiresIn` in seconds. */
  browserToken(): Promise<{ readonly token: string; readonly expiresIn: number }>;
  /** Whether a login token is valid for the storefront now. */
  verifySession(loginToken: string, storefront: string): Promise<boolean>;
  /**
   * Grows with every change of what pages show; a page carries the value from before its rendering.
   */
  generation(): number;
  /** Calls back for every change of what pages show, when the generation has grown. */
  subscribe(handler: (changes: readonly Change[]) => void): void;
  /** When the next price, deal or "new" mark starts or ends; milliseconds since the epoch. */
  nextBoundary(now: number): number;
}
