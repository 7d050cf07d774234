import { deliveryOf, type ShipperObstacle, shipperObstacle } from '../../../contract/index.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Country, Storefront } from '../storefront/storefront.ts';

const shipperCodes = ['dpd', 'gls', 'dhl', 'swisspost', 'spedition'] as const;
export type ShipperCode = (typeof shipperCodes)[number];

export interface Shipper {
  readonly code: ShipperCode;
  readonly name: string;
  readonly enabled: boolean;
  readonly selected: boolean;
  /** In the storefront's price basis. */
  readonly cents: number;
  readonly info: ShipperObstacle | null;
}

export interface ShippingSituation {
  readonly storefront: Storefront;
  readonly parameters: ParameterSet;
  readonly country: Country;
  readonly isPackstation: boolean;
  readonly hasBulkyGoods: boolean;
  /** Goods in the storefront's price basis. */
  readonly goodsCents: number;
  /** By a voucher or a membership: standard delivery costs nothing; surcharges and freight forwarders are paid all the same. */
  readonly isFree: boolean;
  /** What the shopper chose; holds as long as it is possible. */
  readonly chosen: string | null;
}

const names: Readonly<Record<ShipperCode, { de: string; en: string }>> = {
  dpd: { de: 'DPD', en: 'DPD' },
  gls: { de: 'GLS', en: 'GLS' },
  dhl: { de: 'DHL', en: 'DHL' },
  swisspost: { de: 'Die Schweizerische Post', en: 'Swiss Post' },
  spedition: { de: 'Spedition', en: 'Freight forwarder' },
};

export const shipperName = (code: ShipperCode, language: 'de' | 'en'): string =>
  names[code][language];

export const isShipperCode = (text: string): text is ShipperCode =>
  shipperCodes.some((code) => code === text);

/**
 * The ways a cart can be sent (DEC-70, SHIP-06…09). At most one is selected: the shopper's choice
 * while it is possible, else DHL for parcel stations, spedition for bulky goods, or the
 * storefront's default. None is possible for bulky goods to a parcel station.
 */
export function shippersFor(situation: ShippingSituation, language: 'de' | 'en'): Shipper[] {
  const { country, hasBulkyGoods, isPackstation, chosen } = situation;
  const codes = codesFor(situation);
  const options = codes.map((code) => ({
    code,
    info: shipperObstacle(code, { country, isPackstation, isBulky: hasBulkyGoods }),
  }));
  const possible = options.filter(({ info }) => info === null).map(({ code }) => code);
  const preferred = isPackstation ? 'dhl' : hasBulkyGoods ? 'spedition' : codes[0];
  const selected =
    possible.find((code) => code === chosen) ??
    possible.find((code) => code === preferred) ??
    possible[0];
  return options.map(({ code, info }) => ({
    code,
    name: names[code][language],
    enabled: info === null,
    selected: code === selected,
    cents: costOf(code, situation),
    info,
  }));
}

function codesFor({ storefront, parameters, hasBulkyGoods }: ShippingSituation): ShipperCode[] {
  const parcel: ShipperCode =
    storefront.id === 'ch'
      ? 'swisspost'
      : parameters.flag('shipping-carrier', 'dpd')
        ? 'dpd'
        : 'gls';
  const codes: ShipperCode[] = [parcel];
  if (deliveryOf(storefront.id).packstation) codes.push('dhl');
  if (hasBulkyGoods) codes.push('spedition');
  return codes;
}

function costOf(
  code: ShipperCode,
  { parameters, goodsCents, isFree: isGiven }: ShippingSituation,
): number {
  if (goodsCents === 0) return 0;
  if (code === 'spedition') return parameters.integer('shipping', 'spedition.cents');
  const freeFrom = parameters.integer('shipping', 'freeFrom.cents');
  const isFree = isGiven || (freeFrom > 0 && goodsCents >= freeFrom);
  const cost = isFree ? 0 : parameters.integer('shipping', 'cost.cents');
  return cost + (code === 'dhl' ? parameters.integer('shipping', 'dhlSurcharge.cents') : 0);
}
