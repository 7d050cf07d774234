/** Goods of a teaser's list as the shopper takes them over. */
export interface TakenEntry {
  /** The entry as it was delivered. */
  readonly externalId: string;
  readonly productId: string;
  /** Null: none is chosen. With the suffix of a lightning deal while one runs (DEC-62). */
  readonly itemId: string | null;
  readonly quantity: number;
  readonly name: string;
}

export interface AddedGoods {
  readonly itemId: string;
  readonly name: string;
  readonly requested: number;
  /** Now in the cart. */
  readonly quantity: number;
}

export interface LimitedGoods {
  readonly itemId: string;
  readonly name: string;
  readonly requested?: number;
  readonly quantity: number;
  readonly messageKey?: string | null | undefined;
  /** The limit. */
  readonly amount?: number | null | undefined;
}

/** WISH-33: what became of the goods of a list; each group that is not empty has its dialog. */
export interface Outcome {
  readonly variants: readonly TakenEntry[];
  readonly changed: readonly (LimitedGoods & AddedGoods)[];
  readonly max: readonly LimitedGoods[];
  readonly added: readonly AddedGoods[];
}

export type Step = 'variants' | 'changed' | 'max';

/** The dialog whose turn it is; undefined: all have been seen. */
export const stepOf = ({ variants, changed, max }: Outcome): Step | undefined =>
  variants.length > 0
    ? 'variants'
    : changed.length > 0
      ? 'changed'
      : max.length > 0
        ? 'max'
        : undefined;

/** What is left once a dialog was seen, with what it added. */
export const after = (outcome: Outcome, step: Step, more?: Outcome): Outcome => ({
  variants: step === 'variants' ? [] : outcome.variants,
  changed: [...(step === 'changed' ? [] : outcome.changed), ...(more?.changed ?? [])],
  max: [...(step === 'max' ? [] : outcome.max), ...(more?.max ?? [])],
  added: [...outcome.added, ...(more?.added ?? [])],
});
