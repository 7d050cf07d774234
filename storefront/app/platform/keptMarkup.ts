/**
 * Markup of products that was rendered for an earlier page (docs/decisions/007-rendering.md), and of
 * what all pages share, by a name of its own.
 */
export interface KeptMarkup {
  /** @param look everything but the product that the markup depends on */
  get(product: string, look: string): string | undefined;
  keep(product: string, look: string, markup: string): void;
}
