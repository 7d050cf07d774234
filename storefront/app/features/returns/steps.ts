/** The steps of a return and where each leads (ROUTE-16). */

export const returnSteps = ['productselection', 'regulations', 'carrier', 'confirm'] as const;
export type ReturnStep = (typeof returnSteps)[number];

export const returnsStart = '/myaccount/returns';

/** @param hash of the order; the first step needs it */
export const returnPath = (step: ReturnStep, hash?: string): string =>
  `${returnsStart}/${step}${hash === undefined ? '' : `?order=${encodeURIComponent(hash)}`}`;

/** The labels of a return that was announced, as PDF. */
export const labelPath = (hash: string, rma: string): string =>
  `/api/return-label?${new URLSearchParams({ order: hash, rma })}`;

/** What the guards ask of what was entered. */
export interface DraftState {
  readonly hash: string;
  readonly items: readonly unknown[];
  readonly selectedRegulation?: string | null | undefined;
  readonly selectedCarrier?: string | null | undefined;
  /** Once it was submitted. */
  readonly rma?: string | null | undefined;
}

/** RET-07…09: where a step leads that cannot be shown yet, or any more; undefined: it is shown. */
export function detourFrom(
  step: Exclude<ReturnStep, 'productselection'>,
  draft: DraftState | null | undefined,
): string | undefined {
  if (!draft) return returnsStart;
  if (draft.rma) return step === 'confirm' ? undefined : returnPath('confirm');
  const isReady = {
    regulations: draft.items.length > 0,
    carrier: draft.items.length > 0 && Boolean(draft.selectedRegulation),
    confirm: Boolean(draft.selectedCarrier),
  }[step];
  if (!isReady) return returnPath('productselection', draft.hash);
  return step === 'confirm' ? returnPath('carrier') : undefined;
}
