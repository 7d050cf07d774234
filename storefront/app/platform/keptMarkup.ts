/** What all pages of a storefront in one language share. */
export type LayoutPart = 'header' | 'footer';

/** Which part: one of the layout's, or what a product looks like in one way. */
export type Slot =
  | { readonly layout: LayoutPart }
  | {
      readonly product: string;
      /** All that the part was given, as `reused` derives it. */
      readonly cacheKey: string;
    };

/**
 * Markup that was rendered for an earlier page, as one rendering sees it
 * (docs/decisions/007-rendering.md).
 */
export interface KeptMarkup {
  /** In UTF-8, as it is sent. */
  get(slot: Slot): Buffer | undefined;
  keep(slot: Slot, markup: string): void;
  /**
   * How this page differs in a part of the layout: in the same way as others with the same text, or
   * as no other page does (null), so that the part is neither taken nor kept.
   */
  readonly layoutKeys: Map<LayoutPart, string | null>;
  /** What belongs to the layout's markup without being any, by names of its readers. */
  readonly facts: Map<string, unknown>;
}
