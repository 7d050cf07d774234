import type { Range } from '../../../contract/index.ts';
import type { LanguageRules } from './language.ts';
import { unitOf } from './tokens.ts';

/** A bound of a size, weight or number: `bis 20 cm`. */
export interface AmountLimit {
  readonly raw: string;
  readonly dimension: string;
  /** In the smallest unit of the dimension; inclusive. */
  readonly range: Range;
}

/** What a query says of prices and sizes, and what is left of it. */
export interface Limits {
  readonly rest: string;
  /** In cents of the storefront's currency. */
  readonly price: Range | undefined;
  readonly amounts: readonly AmountLimit[];
}

const currencies: ReadonlySet<string> = new Set('€ euro euros eur chf fr franken'.split(' '));

/** Units of one dimension, by the smallest. */
const dimensions: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  ...{ mm: ['length', 1], cm: ['length', 10], m: ['length', 1_000] },
  ...{ g: ['weight', 1], kg: ['weight', 1_000], ml: ['volume', 1], l: ['volume', 1_000] },
};

/** An amount as the index has it, `30cm`, in the smallest unit of its dimension. */
export function amountOf(surface: string): { dimension: string; value: number } | undefined {
  const [, digits, name = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(surface) ?? [];
  if (digits === undefined) return undefined;
  const [dimension, factor] = dimensions[name] ?? [name, 1];
  return { dimension, value: Number(digits) * factor };
}

/** Whether a word is a currency or a unit of amounts. */
export const isUnit = (word: string, rules: LanguageRules): boolean =>
  currencies.has(word.toLowerCase()) || unitOf(rules.fold(word.toLowerCase())) !== undefined;

export const isWithin = ({ from, to }: Range, value: number): boolean =>
  value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);

interface Token {
  /** In small letters; of an abbreviation without its dot. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number with its decimals, also in groups of thousands (1.000, 1,000, 1'000); a word; a sign. */
const word =
  /[1-9]\d{0,2}(?:[.,'’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?|\p{L}+\.?|[€–-]|[<>]=?/gu;
const thousands = /[.,'’](?=\d{3})/g;

const tokensOf = (query: string): readonly Token[] =>
  [...query.matchAll(word)].map(({ 0: text, index }) => ({
    text: text.toLowerCase().replace(/\.$/, '').replace(thousands, ''),
    start: index,
    end: index + text.length,
  }));

const numberOf = (token: Token | undefined): number | undefined =>
  token !== undefined && /^\d{1,6}(?!\d)/.test(token.text)
    ? Number(token.text.replace(',', '.'))
    : undefined;

interface Limit {
  /** Its first and its last token. */
  readonly from: number;
  readonly to: number;
  readonly range: Range;
  readonly unit: string;
}

/** `under 5 euros`, `5 to 10 €`, `bis 20 cm`: what a number is a bound of, with the words before it. */
function limitAt(tokens: readonly Token[], place: number, rules: LanguageRules): Limit | undefined {
  const first = numberOf(tokens[place]);
  if (first === undefined) return undefined;
  const signBefore = (at: number) => {
    const sign = tokens[at - 1];
    return sign !== undefined && currencies.has(sign.text) && numberOf(tokens[at - 2]) === undefined
      ? sign.text
      : undefined;
  };
  let unit = signBefore(place);
  // The number of a size or a model, such as A4.
  const isGlued = unit === undefined && tokens[place - 1]?.end === tokens[place]?.start;
  if (isGlued && /\p{L}/u.test(tokens[place - 1]?.text ?? '')) return undefined;
  const start = unit === undefined ? place : place - 1;
  let last = place;
  const takeUnit = () => {
    const next = tokens[last + 1];
    if (next === undefined || !isUnit(next.text, rules)) return;
    unit ??= next.text;
    last += 1;
  };
  takeUnit();
  let second: number | undefined;
  if (rules.bounds.to.has(tokens[last + 1]?.text ?? '')) {
    const sign = currencies.has(tokens[last + 2]?.text ?? '') ? 1 : 0;
    second = numberOf(tokens[last + 2 + sign]);
    if (second !== undefined) {
      if (sign === 1) unit ??= tokens[last + 2]?.text;
      last += 2 + sign;
      takeUnit();
    }
  }
  unit ??= isPriceWithoutCurrency(tokens, start, last, rules) ? '€' : undefined;
  if (unit === undefined) return undefined;
  for (const length of [3, 2, 1, 0]) {
    const words = tokens.slice(Math.max(0, start - length), start).map(({ text }) => text);
    const range = rangeOf(words.join(' '), { first, second }, rules);
    if (range) return { from: start - words.length, to: last, range, unit };
  }
  return undefined;
}

/** `toner under 40`, if nothing follows that may be what is counted; `bis 40` may be a size. */
function isPriceWithoutCurrency(
  tokens: readonly Token[],
  start: number,
  last: number,
  { priceBounds, isStopWord }: LanguageRules,
): boolean {
  const next = tokens[last + 1];
  return priceBounds.has(tokens[start - 1]?.text ?? '') && (!next || isStopWord(next.text));
}

function rangeOf(
  words: string,
  { first, second }: { readonly first: number; readonly second: number | undefined },
  { bounds: { atMost, atLeast, between } }: LanguageRules,
): Range | undefined {
  if (second !== undefined) {
    const isSpan = words === '' || between.has(words);
    return isSpan ? { from: first, to: second } : undefined;
  }
  if (atMost.has(words)) return { to: first };
  return atLeast.has(words) ? { from: first } : undefined;
}

/** Takes bounds of prices and sizes out of a query. What has no bound, such as `30 cm`, stays. */
export function limitsIn(query: string, rules: LanguageRules): Limits {
  let price: Range | undefined;
  const amounts: AmountLimit[] = [];
  let rest = '';
  let end = 0;
  const tokens = /\d/.test(query) ? tokensOf(query) : [];
  for (let place = 0; place < tokens.length; place += 1) {
    const limit = limitAt(tokens, place, rules);
    if (limit === undefined) continue;
    const { range, unit } = limit;
    const start = tokens[limit.from]?.start ?? end;
    rest += `${query.slice(end, start)} `;
    end = tokens[limit.to]?.end ?? query.length;
    place = limit.to;
    if (currencies.has(unit)) price = scaled(range, 100);
    else {
      const known = unitOf(rules.fold(unit)) ?? unit;
      const [dimension, factor] = dimensions[known] ?? [known, 1];
      amounts.push({ raw: query.slice(start, end), dimension, range: scaled(range, factor) });
    }
  }
  rest += query.slice(end);
  const isAll = rest.trim() === '';
  return isAll ? { rest: query, price: undefined, amounts: [] } : { rest, price, amounts };
}

const scaled = ({ from, to }: Range, by: number): Range => ({
  ...(from !== undefined && { from: Math.round(from * by) }),
  ...(to !== undefined && { to: Math.round(to * by) }),
});
