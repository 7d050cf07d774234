import { inOnePiece } from '../../inMemory/strings.ts';
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
  return { from, cutoff, days: new Map<string, number>(), deliveries: new Map<string, Delivery>() };
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
  return days.getOrInsertComputed(`${country}${restockDays}`, () =>
    computed(now.getTime(), country, restockDays),
  );
}

/**
 * When delivery days may change next.
 *
 * @param now in milliseconds since the epoch, as is what is returned
 */
export const nextCutoff = (now: number): number => knownAt(now).cutoff;

export interface Delivery {
  /** ISO 8601: "2026-11-25". */
  readonly deliveryBy: string;
  /** "Lieferung bis Mi., 25.11.", "Delivery by Wed, 25 Nov". */
  readonly deliveryText: string;
  /** The same within a sentence. */
  readonly words: string;
}

/** When goods arrive, in words; about then, where that is not for sure. */
export function deliveryOf(
  now: Date,
  { country, restockDays = 0, shopLanguage, isSure = true }: DeliveryQuestion,
): Delivery {
  const { deliveries } = knownAt(now.getTime());
  const key = `${shopLanguage}${country}${restockDays}${isSure ? '' : '?'}`;
  return deliveries.getOrInsertComputed(key, () => {
    const day = deliveryDay(now, { country, restockDays });
    const date = formatOf(shopLanguage).format(day * dayMs);
    const words =
      shopLanguage === 'en-DE'
        ? `delivery ${isSure ? 'by' : 'about'} ${date}`
        : `Lieferung ${isSure ? 'bis' : 'etwa'} ${date}`;
    const deliveryText = inOnePiece(words.charAt(0).toUpperCase(), words.slice(1));
    return { deliveryBy: isoDay(day), deliveryText, words };
  });
}

interface DeliveryQuestion {
  readonly country: Country;
  readonly restockDays?: number;
  readonly shopLanguage: ShopLanguage;
  readonly isSure?: boolean;
}

const dayMs = 24 * hourMs;

/** @param day in days since 1970-01-01 */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

const formats = new Map<ShopLanguage, Intl.DateTimeFormat>();

const formatOf = (shopLanguage: ShopLanguage): Intl.DateTimeFormat =>
  formats.getOrInsertComputed(shopLanguage, () => {
    const isEnglish = shopLanguage === 'en-DE';
    return new Intl.DateTimeFormat(isEnglish ? 'en-GB' : shopLanguage, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: isEnglish ? 'short' : 'numeric',
    });
  });
