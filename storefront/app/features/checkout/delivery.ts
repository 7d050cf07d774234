import type { StorefrontId } from '../../platform/domain.ts';

/** Where each storefront delivers, and how; the API holds the same and has the last word. */

export const countries = ['DE', 'AT', 'CH', 'LI', 'IT'] as const;
export type Country = (typeof countries)[number];

export const deliveryTypes = ['sameAsBilling', 'shippingAddress', 'packstation'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

interface Delivery {
  /** The first one is the home country (DEC-97). */
  readonly countries: readonly [Country, ...Country[]];
  /** Parcel stations exist in Germany only (DEC-98). */
  readonly packstation: boolean;
}

const table: Readonly<Record<StorefrontId, Delivery>> = {
  de: { countries: ['DE'], packstation: true },
  at: { countries: ['AT', 'IT'], packstation: false },
  ch: { countries: ['CH', 'LI'], packstation: false },
  b2b: { countries: ['DE', 'AT'], packstation: true },
};

export const deliveryOf = (storefront: StorefrontId): Delivery => table[storefront];

/** Bills may go to any country that the shop knows; the storefront's own stand first. */
export function billingCountries(storefront: StorefrontId): readonly Country[] {
  const own = table[storefront].countries;
  return [...own, ...countries.filter((country) => !own.includes(country))];
}

export interface ShipperOption {
  readonly code: string;
  readonly enabled: boolean;
  readonly info?: string | null | undefined;
  readonly selected: boolean;
}

/**
 * The shippers as they will stand once the form is saved: only DHL goes to parcel stations, and
 * DHL to Germany only (SHIP-06…08). Obstacles that the form has no say in stay.
 */
export function shippersFor<S extends ShipperOption>(
  shippers: readonly S[],
  { deliveryType, country }: { deliveryType: DeliveryType; country: string },
): S[] {
  return shippers.map((shipper) => {
    if (shipper.info === 'SPEDITION-ONLY') return shipper;
    const info =
      deliveryType === 'packstation' && shipper.code !== 'dhl'
        ? 'PACKSTATION-DHL-ONLY'
        : deliveryType !== 'packstation' && shipper.code === 'dhl' && country !== 'DE'
          ? 'DHL-GERMANY-ONLY'
          : null;
    return { ...shipper, info, enabled: info === null };
  });
}

/** The option that holds: the chosen one while it is possible, else the first that is. */
export function chosenShipper(
  shippers: readonly ShipperOption[],
  chosen: string | undefined,
): string | undefined {
  const possible = shippers.filter(({ enabled }) => enabled);
  return (
    possible.find(({ code }) => code === chosen) ??
    possible.find(({ selected }) => selected) ??
    possible[0]
  )?.code;
}
