import * as v from 'valibot';
import { optionalText, phone, requiredText, textRule } from './text.ts';

/** How goods are delivered. */

export const deliveryTypes = ['sameAsBilling', 'shippingAddress', 'packstation'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Why a shipper can't be chosen; the last one is for bulky goods, which go by spedition (DEC-70). */
export type ShipperObstacle = 'PACKSTATION-DHL-ONLY' | 'DHL-GERMANY-ONLY' | 'SPEDITION-ONLY';

/** SHIP-06…08: only DHL goes to parcel stations, and DHL to Germany only. */
export function shipperObstacle(
  code: string,
  {
    country,
    isPackstation,
    isBulky,
  }: { country: string; isPackstation: boolean; isBulky: boolean },
): ShipperObstacle | null {
  if (isPackstation && code !== 'dhl') return 'PACKSTATION-DHL-ONLY';
  if (isBulky && code !== 'spedition') return 'SPEDITION-ONLY';
  if (!isPackstation && code === 'dhl' && country !== 'DE') return 'DHL-GERMANY-ONLY';
  return null;
}

export const speditionFieldLength = 80;

const note = optionalText(textRule({ max: speditionFieldLength }));

const spedition = {
  phone: requiredText(phone),
  deliveryFloor: note,
  accessWidth: note,
  preferredDate: note,
};

/** DEC-72: what the spedition has to know. */
export const speditionForm = v.object(spedition);

export type SpeditionField = keyof typeof spedition;
export const speditionFields = Object.keys(spedition) as SpeditionField[];

export const isSpeditionField = (name: string): name is SpeditionField =>
  Object.hasOwn(spedition, name);

export const isRequiredSpeditionField = (name: SpeditionField): boolean => name === 'phone';
