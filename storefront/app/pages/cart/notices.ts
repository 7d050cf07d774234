/** What the page says above the cart. */
export interface CartNotice {
  /** Of the goods that it is about, where they are not the only ones. */
  readonly name?: string | undefined;
  /** Of their page, where something is to be done there. */
  readonly path?: string;
  readonly messageKey: string;
  readonly values: Readonly<Record<string, number>>;
}

export type CartAnswer = Response | { readonly notices: readonly CartNotice[] };
