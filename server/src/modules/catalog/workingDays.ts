import type { Country } from '../storefront/storefront.ts';

/** Days are counted from 1970-01-01, as whole numbers, whatever the time zone. */

export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

interface Holidays {
  /** Month and day. */
  readonly fixed: readonly (readonly [month: number, day: number])[];
  /** Days after Easter Sunday. */
  readonly afterEaster: readonly number[];
}

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

/**
 * Public holidays on which nobody in a country delivers. Those of single states of Germany are left
 * out; of Switzerland's cantons those count that nearly all of them keep.
 */
const holidays: Readonly<Record<Country, Holidays>> = {
  DE: {
    fixed: [
      [1, 1],
      [5, 1],
      [10, 3],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  AT: {
    fixed: [
      [1, 1],
      [1, 6],
      [5, 1],
      [8, 15],
      [10, 26],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  CH: {
    fixed: [
      [1, 1],
      [8, 1],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  LI: {
    fixed: [
      [1, 1],
      [1, 6],
      [5, 1],
      [8, 15],
      [9, 8],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  IT: {
    fixed: [
      [1, 1],
      [1, 6],
      [4, 25],
      [5, 1],
      [6, 2],
      [8, 15],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [easterMonday, whitMonday],
  },
};

/** Easter Sunday in the Gregorian calendar, by Gauss's rule with Lichtenberg's corrections. */
export function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const skippedLeapDays = Math.floor((3 * century + 3) / 4);
  const moonShift = 15 + skippedLeapDays - Math.floor((8 * century + 13) / 25);
  const sunShift = 2 - skippedLeapDays;
  const moonYear = year % 19;
  const seed = (19 * moonYear + moonShift) % 30;
  const correction = Math.floor((seed + Math.floor(moonYear / 11)) / 29);
  /** Of the full moon, as a day of March; 32 is the first of April. */
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7);
  return dayOf(year, 3, fullMoon + 7 - ((fullMoon - firstSunday) % 7));
}

const known = new Map<string, ReadonlySet<number>>();

function holidaysOf(country: Country, year: number): ReadonlySet<number> {
  const key = `${country} ${year}`;
  let days = known.get(key);
  if (days === undefined) {
    const { fixed, afterEaster } = holidays[country];
    const easter = easterSunday(year);
    days = new Set([
      ...fixed.map(([month, day]) => dayOf(year, month, day)),
      ...afterEaster.map((days) => easter + days),
    ]);
    known.set(key, days);
  }
  return days;
}

/** Monday to Friday, but for public holidays. */
export function isWorkingDay(day: number, country: Country): boolean {
  const date = new Date(day * 86_400_000);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !holidaysOf(country, date.getUTCFullYear()).has(day);
}
