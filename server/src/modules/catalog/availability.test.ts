import { expect, test } from 'vitest';
import { availabilityOf } from './availability.ts';

test('LIST-19 few pieces are a shortage, none are back-ordered or not for sale', () => {
  const status = (stock: number, restockDays: number | null) =>
    availabilityOf({ stock, restockDays }, 'de', 'de-DE');
  expect(status(6, null)).toMatchObject({ status: 'IN_STOCK', isForSale: true });
  expect(status(5, null)).toMatchObject({ status: 'SHORTAGE', isForSale: true });
  expect(status(0, 7)).toMatchObject({ status: 'BACKORDER', isForSale: true });
  expect(status(0, null)).toMatchObject({ status: 'UNAVAILABLE', isForSale: false });
});

test('PDP-21 the delivery message is the storefront’s and the language’s', () => {
  const text = (
    ...shop: Parameters<typeof availabilityOf> extends [unknown, ...infer R] ? R : never
  ) => availabilityOf({ stock: 10, restockDays: null }, ...shop).text;
  expect(text('de', 'de-DE')).toBe('Auf Lager. Lieferung in 1 bis 3 Werktagen');
  expect(text('at', 'de-AT')).toBe('Auf Lager. Lieferung in 2 bis 4 Werktagen');
  expect(text('ch', 'de-CH')).toBe('Auf Lager. Lieferung in 3 bis 5 Werktagen');
  expect(text('b2b', 'en-DE')).toBe('In stock. Delivery in 1 to 3 working days');
});

test('promises nothing for today of more pieces than there are', () => {
  const of = (quantity: number, restockDays: number | null) =>
    availabilityOf({ stock: 563, restockDays }, 'de', 'de-DE', quantity);
  expect(of(563, 10).status).toBe('IN_STOCK');
  expect(of(564, 10)).toMatchObject({
    status: 'BACKORDER',
    isForSale: true,
    text: 'Teilweise auf Lager, der Rest ist in etwa 10 Tagen versandfertig',
  });
  // What does not come again is bounded by its stock already.
  expect(of(564, null).status).toBe('IN_STOCK');
});
