import { describe, expect, it } from 'vitest';
import { chosenShipper, shippersFor } from './delivery.ts';

const dpd = { code: 'dpd', enabled: true, info: null, selected: true };
const dhl = { code: 'dhl', enabled: true, info: null, selected: false };

const states = (shippers: readonly { code: string; enabled: boolean; info: string | null }[]) =>
  shippers.map(({ code, enabled, info }) => [code, enabled, info]);

describe('shippers as the form stands', () => {
  it('leaves parcel stations to DHL (SHIP-07)', () => {
    const shippers = shippersFor([dpd, dhl], { deliveryType: 'packstation', country: 'DE' });
    expect(states(shippers)).toEqual([
      ['dpd', false, 'PACKSTATION-DHL-ONLY'],
      ['dhl', true, null],
    ]);
    expect(chosenShipper(shippers, 'dpd')).toBe('dhl');
  });

  it('keeps DHL in Germany, and takes the default instead (SHIP-06, SHIP-08)', () => {
    const shippers = shippersFor([dpd, dhl], { deliveryType: 'shippingAddress', country: 'AT' });
    expect(states(shippers)).toEqual([
      ['dpd', true, null],
      ['dhl', false, 'DHL-GERMANY-ONLY'],
    ]);
    expect(chosenShipper(shippers, 'dhl')).toBe('dpd');
  });

  it('opens up again what the saved cart had blocked (SHIP-09)', () => {
    const blocked = { ...dpd, enabled: false, info: 'PACKSTATION-DHL-ONLY' };
    const shippers = shippersFor([blocked, dhl], { deliveryType: 'sameAsBilling', country: 'DE' });
    expect(states(shippers)).toEqual([
      ['dpd', true, null],
      ['dhl', true, null],
    ]);
    expect(chosenShipper(shippers, 'dhl')).toBe('dhl');
  });

  it('leaves bulky goods to the spedition, wherever they go (SHIP-10)', () => {
    const bulky = { ...dpd, enabled: false, info: 'SPEDITION-ONLY' };
    const spedition = { code: 'spedition', enabled: true, info: null, selected: true };
    const shippers = shippersFor([bulky, spedition], {
      deliveryType: 'sameAsBilling',
      country: 'DE',
    });
    expect(chosenShipper(shippers, 'dpd')).toBe('spedition');
  });

  it('chooses none where none is possible', () => {
    expect(chosenShipper([{ ...dpd, enabled: false }], 'dpd')).toBeUndefined();
  });
});
