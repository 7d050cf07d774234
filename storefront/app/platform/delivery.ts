import type { KeptMarkup } from './keptMarkup.ts';

/** A page whose kept parts are still marks, so that further processing handles little text. */
export interface RenderedPage {
  readonly html: string;
  /** Inserts the kept parts; call it once. In UTF-8. */
  complete(html: string): Buffer;
  /** A part of it could not be rendered, and shows an error or nothing instead. */
  readonly hasFailed: boolean;
}

/** What the renderer of a page gets from the HTTP front, and where it leaves the page. */
export interface Delivery {
  /**
   * Borne by the scripts that the renderer writes. A page for one visitor is sent with it; in a
   * stored one it identifies them, and is removed (ruling 1).
   */
  readonly nonce: string;
  readonly kept: KeptMarkup;
  /** Receives the page as text, without the detour through a response's bytes. */
  take(page: RenderedPage): void;
}
