import { type Range, type RangeFilterId, rangeFilterRules } from '@kreide/server/contract';
import type { Formats } from '../../platform/i18n/formats.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';

/** A range in words: "ab 5,00 €", "4 Sterne und mehr". */
export function rangeText(
  t: Messages,
  formats: Formats,
  id: RangeFilterId,
  { from, to }: Range,
): string {
  const { isMoney = false } = rangeFilterRules(id);
  // A number stays a number, since its message has plural forms.
  const text = (value = 0) => (isMoney ? formats.amount(value) : value);
  const bounds = to === undefined ? 'from' : from === undefined ? 'to' : 'between';
  return t(`listing.range.${id}.${bounds}`, { from: text(from), to: text(to) });
}
