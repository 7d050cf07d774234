import { type DeliveryType, shipperObstacle } from '@kreide/server/contract';

export interface ShipperOption {
  readonly code: string;
  readonly enabled: boolean;
  readonly info?: string | null | undefined;
  readonly selected: boolean;
}

/** The shippers for the values of the form (SHIP-06…08). */
export function shippersFor<S extends ShipperOption>(
  shippers: readonly S[],
  { deliveryType, country }: { deliveryType: DeliveryType; country: string },
): S[] {
  const situation = {
    country,
    isPackstation: deliveryType === 'packstation',
    // Spedition is offered for bulky goods only (DEC-70).
    isBulky: shippers.some(({ code }) => code === 'spedition'),
  };
  return shippers.map((shipper) => {
    const info = shipperObstacle(shipper.code, situation);
    return { ...shipper, info, enabled: info === null };
  });
}

/** The selected option: the chosen one while it is possible, else the first possible one. */
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
