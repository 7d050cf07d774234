import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

/** A Wednesday morning. */
const now = new Date('2026-11-18T09:00:00Z');
const german = { country: 'DE', shopLanguage: 'de-DE', now } as const;

test('LIST-19 few pieces are a shortage, none are back-ordered or not for sale', () => {
  const status = (stock: number, restockDays: number | null) =>
    availabilityOf({ stock, restockDays }, german);
  expect(status(6, null)).toMatchObject({ status: 'IN_STOCK', isForSale: true });
  expect(status(5, null)).toMatchObject({
    status: 'SHORTAGE',
    isForSale: true,
    text: 'Auf Lager. Nur noch 5 Stück, Lieferung bis Mo., 23.11.',
  });
  expect(status(0, 7)).toMatchObject({
    status: 'BACKORDER',
    isForSale: true,
    text: 'Zurzeit nicht auf Lager, Lieferung etwa Mo., 30.11.',
    deliveryBy: '2026-11-30',
  });
  expect(status(0, null)).toMatchObject({
    status: 'UNAVAILABLE',
    isForSale: false,
    deliveryBy: null,
    deliveryText: null,
  });
});

test('PDP-21 the delivery message is the storefront’s and the language’s', () => {
  const text = (country: 'DE' | 'AT' | 'CH', shopLanguage: 'de-DE' | 'de-AT' | 'de-CH' | 'en-DE') =>
    availabilityOf({ stock: 10, restockDays: null }, { country, shopLanguage, now });
  expect(text('DE', 'de-DE')).toMatchObject({
    text: 'Auf Lager. Lieferung bis Mo., 23.11.',
    deliveryBy: '2026-11-23',
    deliveryText: 'Lieferung bis Mo., 23.11.',
  });
  expect(text('AT', 'de-AT').text).toBe('Auf Lager. Lieferung bis Di., 24.11.');
  expect(text('CH', 'de-CH').text).toBe('Auf Lager. Lieferung bis Mi., 25.11.');
  expect(text('DE', 'en-DE').text).toBe('In stock. Delivery by Mon 23 Nov');
});

test('promises nothing for today of more pieces than there are', () => {
  const of = (quantity: number, restockDays: number | null) =>
    availabilityOf({ stock: 563, restockDays }, { ...german, quantity });
  expect(of(563, 10).status).toBe('IN_STOCK');
  expect(of(564, 10)).toMatchObject({
    status: 'BACKORDER',
    isForSale: true,
    text: 'Teilweise auf Lager, Lieferung etwa Do., 3.12. für den Rest',
    deliveryText: 'Lieferung etwa Do., 3.12.',
  });
  // What does not come again is bounded by its stock already.
  expect(of(564, null).status).toBe('IN_STOCK');
});
