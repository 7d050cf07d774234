import type { KeptMarkup } from './keptMarkup.ts';

/** A page whose kept parts are still marks, so that further processing handles little text. */
export interface RenderedPage {
  readonly html: string;
  /** Inserts the kept parts; call it once. In UTF-8. */
  complete(html: string): Buffer;
}

/**
 * How a page is sent. Stored pages are rendered completely and are the same bytes for everyone; the
 * others stream. Scripts that the renderer writes bear the nonce: streamed pages are sent with it;
 * in stored ones it identifies them, and is removed (ruling 1).
 */
export type Delivery =
  | {
      readonly kind: 'stored';
      readonly nonce: string;
      /** Receives the page as text, without the detour through a response's bytes. */
      take(page: RenderedPage): void;
      readonly kept: KeptMarkup;
    }
  | { readonly kind: 'streamed'; readonly nonce: string };
