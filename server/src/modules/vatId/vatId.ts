import { isInEu } from '../pricing/pricing.ts';
import type { Country } from '../storefront/storefront.ts';

/** What VIES said of a VAT ID, kept with what was sold by it (UStG § 6a, § 18e). */
export interface VatProof {
  readonly vatId: string;
  /** The shop's own VAT ID, in whose name VIES was asked. */
  readonly requester: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  /** VIES' number of the consultation. */
  readonly consultationNumber: string | null;
  /** As far as the country tells. */
  readonly name: string | null;
  readonly address: string | null;
}

export interface VatCheck extends VatProof {
  readonly isValid: boolean;
}

/** A customer's VAT ID and what VIES said of it last; null: nothing. */
export interface KnownVatId {
  readonly vatId: string;
  readonly check: VatCheck | null;
}

/**
 * What becomes of the VAT when a business has goods sent to another member state of the EU. All but
 * `exempt` are taxed as every delivery there is.
 */
export type SupplyAbroad =
  | { readonly status: 'exempt'; readonly vatId: string; readonly proof: VatProof }
  /** VIES says that there is none of this number, or none that may be used. */
  | { readonly status: 'invalid'; readonly vatId: string }
  /** VIES gave no answer that is young enough. */
  | { readonly status: 'unchecked'; readonly vatId: string }
  /** It has none of the state that it is delivered to. */
  | { readonly status: 'noVatId'; readonly vatId: null };

/**
 * A customer's VAT ID in one way of writing it, however it was entered: `atu 123.456-78` is
 * ATU12345678. Undefined: there is none, or nothing that could be one.
 */
export function vatIdOf({
  vatRegistrationNo,
}: {
  readonly vatRegistrationNo: string | null;
}): string | undefined {
  const written = vatRegistrationNo?.toUpperCase().replace(/[\s.\-/]/g, '') ?? '';
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(written) ? written : undefined;
}

/**
 * Whether a delivery is one that a VAT ID can free of VAT, and the ID is of the right state: the one
 * that the goods go to, not only another than the shop's (decision 042).
 */
export const mayFree = (vatId: string | undefined, from: Country, to: Country): boolean =>
  isAbroad(from, to) && vatId?.slice(0, 2) === to;

const isAbroad = (from: Country, to: Country): boolean => from !== to && isInEu(from) && isInEu(to);

const dayMs = 86_400_000;

/**
 * The rule of UStG § 6a, of where goods come from, where they go to and the buyer's VAT ID.
 *
 * @param days how long an answer of VIES counts
 * @returns null where nothing of it applies: at home, and outside the EU
 */
export function supplyAbroad(
  known: KnownVatId | undefined,
  {
    from,
    to,
    now,
    days,
  }: { readonly from: Country; readonly to: Country; readonly now: Date; readonly days: number },
): SupplyAbroad | null {
  if (!isAbroad(from, to)) return null;
  if (known === undefined || !mayFree(known.vatId, from, to)) {
    return { status: 'noVatId', vatId: null };
  }
  const { vatId, check } = known;
  if (check === null || now.getTime() - Date.parse(check.checkedAt) > days * dayMs) {
    return { status: 'unchecked', vatId };
  }
  const { isValid, ...proof } = check;
  return isValid ? { status: 'exempt', vatId, proof } : { status: 'invalid', vatId };
}
