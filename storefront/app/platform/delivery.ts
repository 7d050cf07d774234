import type { KeptMarkup } from './keptMarkup.ts';

/** A page whose kept parts are still marks, so that what is done to it is done to little text. */
export interface RenderedPage {
  readonly html: string;
  /** Puts the kept parts in; call it once. In UTF-8. */
  complete(html: string): Buffer;
}

/**
 * How a page gets to its visitors. Stored pages are rendered to the end and are the same bytes for
 * everyone; the others stream. Scripts that the renderer writes bear the nonce: streamed pages are
 * sent with it, for stored ones it tells them from any others, and is taken off (ruling 1).
 */
export type Delivery =
  | {
      readonly kind: 'stored';
      readonly nonce: string;
      /** Takes the page as text, which spares it the way through a response's bytes. */
      take(page: RenderedPage): void;
      readonly kept: KeptMarkup;
    }
  | { readonly kind: 'streamed'; readonly nonce: string };
