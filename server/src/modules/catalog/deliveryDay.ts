import type { Country, ShopLanguage } from '../storefront/storefront.ts';
import { dayOf, isWorkingDay } from './workingDays.ts';

/** What is ordered before this hour, Berlin's time, is sent the same working day. */
const cutoffHour = 14;

/** Where goods are sent from. */
const origin: Country = 'DE';

/** Working days from the parcel's handing over to the door, at most. */
const transit: Readonly<Record<Country, number>> = { DE: 3, AT: 4, CH: 5, LI: 5, IT: 5 };

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

function inBerlin(now: number): { day: number; hour: number } {
  const parts = new Map(berlin.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { day: dayOf(of('year'), of('month'), of('day')), hour: of('hour') };
}

function firstDay(from: number, isRight: (day: number) => boolean): number {
  let day = from;
  while (!isRight(day)) day += 1;
  return day;
}

function computed(now: number, country: Country, restockDays: number): number {
  const { day: today, hour } = inBerlin(now);
  const isSending = (day: number) => isWorkingDay(day, origin);
  // A parcel gets on where people work at both of its ends.
  const isMoving = (day: number) => isSending(day) && isWorkingDay(day, country);
  const ordered = firstDay(hour < cutoffHour ? today : today + 1, isSending);
  let day = firstDay(ordered + restockDays, isSending);
  for (let left = transit[country]; left > 0; left -= 1) day = firstDay(day + 1, isMoving);
  return day;
}

const hourMs = 3_600_000;

/** Asked for with every card: what is known until the next cutoff, when all of it may change. */
let known = emptyFrom(Number.POSITIVE_INFINITY, 0);

function emptyFrom(from: number, cutoff: number) {
  return { from, cutoff, days: new Map<string, number>(), texts: new Map<string, string>() };
}

function knownAt(now: number) {
  if (now >= known.from && now < known.cutoff) return known;
  // Berlin's clock is off the world's by whole hours, in winter and in summer.
  let cutoff = (Math.floor(now / hourMs) + 1) * hourMs;
  while (inBerlin(cutoff).hour !== cutoffHour) cutoff += hourMs;
  known = emptyFrom(now, cutoff);
  return known;
}

/**
 * The day by which goods arrive that are ordered now. It changes with the cutoff alone, whatever is
 * in stock, so that what shows it is kept until then (`nextCutoff`).
 *
 * @param restockDays calendar days until the goods can be sent; 0: they are in stock
 * @returns days since 1970-01-01
 */
export function deliveryDay(
  now: Date,
  { country, restockDays = 0 }: { readonly country: Country; readonly restockDays?: number },
): number {
  const { days } = knownAt(now.getTime());
  const key = `${country}${restockDays}`;
  const day = days.get(key) ?? computed(now.getTime(), country, restockDays);
  days.set(key, day);
  return day;
}

/**
 * When delivery days may change next.
 *
 * @param now in milliseconds since the epoch, as is what is returned
 */
export const nextCutoff = (now: number): number => knownAt(now).cutoff;

const formats = new Map<ShopLanguage, Intl.DateTimeFormat>();

function formatOf(shopLanguage: ShopLanguage): Intl.DateTimeFormat {
  let format = formats.get(shopLanguage);
  if (format === undefined) {
    const isEnglish = shopLanguage === 'en-DE';
    format = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : shopLanguage, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: isEnglish ? 'short' : 'numeric',
    });
    formats.set(shopLanguage, format);
  }
  return format;
}

/** "Mi., 25.11.", "Wed, 25 Nov". */
export const deliveryDayText = (day: number, shopLanguage: ShopLanguage): string =>
  keptText(`${shopLanguage}${day}`, () => formatOf(shopLanguage).format(day * 86_400_000));

/** ISO 8601: "2026-11-25". */
export const isoDay = (day: number): string =>
  keptText(`${day}`, () => new Date(day * 86_400_000).toISOString().slice(0, 10));

function keptText(key: string, write: () => string): string {
  const { texts } = known;
  const text = texts.get(key) ?? write();
  texts.set(key, text);
  return text;
}
