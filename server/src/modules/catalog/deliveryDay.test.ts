import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../contract/index.ts';
import { deliveryDay, isoDay, nextCutoff } from './deliveryDay.ts';
import { dayOf, easterSunday, isWorkingDay } from './workingDays.ts';

const by = (now: string, country: (typeof countries)[number] = 'DE', restockDays = 0) =>
  isoDay(deliveryDay(new Date(now), { country, restockDays }));

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2045-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const places = fc.constantFrom(...countries);

describe('the day of delivery', () => {
  test('is three working days after an order before two o’clock, a day more after it', () => {
    expect(by('2026-11-18T12:59:59Z')).toBe('2026-11-23');
    expect(by('2026-11-18T13:00:00Z')).toBe('2026-11-24');
    // In summer Berlin's clock is two hours ahead.
    expect(by('2026-07-08T11:59:59Z')).toBe('2026-07-13');
    expect(by('2026-07-08T12:00:00Z')).toBe('2026-07-14');
  });

  test('leaves out weekends and the holidays of both ends', () => {
    // Sent on Monday: ordered on Friday afternoon or at the weekend.
    for (const now of ['2026-11-20T13:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T22:00:00Z'])
      expect(by(now)).toBe('2026-11-26');
    // Sent on Tuesday 22 December; Friday and Saturday are Christmas, Friday next is New Year.
    expect(by('2026-12-22T09:00:00Z')).toBe('2026-12-28');
    // On 8 December nobody works in Austria.
    expect(by('2026-12-03T09:00:00Z', 'AT')).toBe('2026-12-10');
    // On 1 August, a Wednesday, nobody works in Switzerland.
    expect(by('2029-07-30T09:00:00Z', 'CH')).toBe('2029-08-07');
    // Good Friday and Easter Monday.
    expect(by('2026-03-31T09:00:00Z')).toBe('2026-04-07');
  });

  test('counts from when goods are there again', () => {
    expect(by('2026-11-18T09:00:00Z', 'DE', 7)).toBe('2026-11-30');
  });

  test('is a working day where the parcel goes, never earlier for who orders later or waits longer', () => {
    fc.assert(
      fc.property(
        moments,
        places,
        fc.nat({ max: 60 }),
        fc.nat({ max: 20 * 86_400_000 }),
        (now, country, restockDays, later) => {
          const day = deliveryDay(now, { country, restockDays });
          expect(isWorkingDay(day, country)).toBe(true);
          const after = new Date(now.getTime() + later);
          expect(deliveryDay(after, { country, restockDays })).toBeGreaterThanOrEqual(day);
          const waiting = deliveryDay(now, { country, restockDays: restockDays + 1 });
          expect(waiting).toBeGreaterThanOrEqual(day);
        },
      ),
    );
  });

  test('changes at the cutoff alone, so that a page can be kept until then', () => {
    fc.assert(
      fc.property(moments, places, fc.nat({ max: 30 }), (now, country, restockDays) => {
        const cutoff = nextCutoff(now.getTime());
        expect(cutoff).toBeGreaterThan(now.getTime());
        expect(cutoff - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        const day = deliveryDay(now, { country, restockDays });
        expect(deliveryDay(new Date(cutoff - 1), { country, restockDays })).toBe(day);
      }),
    );
  });
});

test('Easter is where the churches’ tables have it', () => {
  for (const [year, month, day] of [
    ...[[1954, 4, 18] as const, [1981, 4, 19] as const, [2000, 4, 23] as const],
    ...[[2008, 3, 23] as const, [2011, 4, 24] as const, [2019, 4, 21] as const],
    ...[[2024, 3, 31] as const, [2025, 4, 20] as const, [2026, 4, 5] as const],
    ...[[2027, 3, 28] as const, [2038, 4, 25] as const, [2049, 4, 18] as const],
  ])
    expect(isoDay(easterSunday(year)), `${year}`).toBe(isoDay(dayOf(year, month, day)));
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
      const easter = easterSunday(year);
      expect(new Date(easter * 86_400_000).getUTCDay()).toBe(0);
      expect(easter).toBeGreaterThanOrEqual(dayOf(year, 3, 22));
      expect(easter).toBeLessThanOrEqual(dayOf(year, 4, 25));
    }),
  );
});
