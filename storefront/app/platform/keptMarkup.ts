/** What all pages of a storefront in one language share. */
export type LayoutPart = 'header' | 'footer';

/** A part: one of the layout's, or a product in one presentation. */
export type Slot =
  | { readonly layout: LayoutPart }
  | {
      readonly product: string;
      /** Derived by `reused` from all props of the part. */
      readonly cacheKey: string;
    };

/**
 * Markup that was rendered for earlier pages, as seen by one rendering
 * (docs/decisions/007-rendering.md).
 */
export interface KeptMarkup {
  /** In UTF-8, as it is sent. */
  get(slot: Slot): Buffer | undefined;
  keep(slot: Slot, markup: string): void;
  /**
   * How this page differs in a part of the layout: as other pages with the same text do, or as no
   * other page does (null), so that the part is neither reused nor kept.
   */
  readonly layoutKeys: Map<LayoutPart, string | null>;
  /** Further data that belong to the layout's markup, by names that their readers choose. */
  readonly facts: Map<string, unknown>;
}

/** For answers that have no markup to share. */
export const nothingKept = (): KeptMarkup => ({
  get: () => undefined,
  keep() {},
  layoutKeys: new Map(),
  facts: new Map(),
});
