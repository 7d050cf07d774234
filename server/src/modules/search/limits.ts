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

const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`;
const currency = String.raw`€|euros?\b|eur\b|chf\b|fr\.|franken\b`;

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

export const isWithin = ({ from, to }: Range, value: number): boolean =>
  value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);

const patterns = new WeakMap<LanguageRules, RegExp>();

/** `under 5 euros`, `5 to 10 €`, `bis 20 cm`; words of at least and at most are the language's. */
function patternOf(rules: LanguageRules): RegExp {
  let pattern = patterns.get(rules);
  if (pattern === undefined) {
    const { atMost, atLeast, between, to } = rules.bounds;
    const unit = `(?!(?:${to})\\b)[a-zäöü]{1,12}`;
    const amount = (name: string) =>
      `(?:(?<${name}Sign>${currency})\\s*)?(?<${name}>${number})\\s*(?<${name}Unit>${currency}|${unit})?`;
    pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<most>${atMost}|<=?)|(?<least>${atLeast}|>=?)|(?<span>${between}))?\\s*` +
        `(?<!\\p{N})${amount('first')}(?:\\s*(?:-|–|${to})\\s*${amount('second')})?(?![\\p{L}\\p{N}])`,
      'giu',
    );
    patterns.set(rules, pattern);
  }
  return pattern;
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** Takes bounds of prices and sizes out of a query. What has no bound, such as `30 cm`, stays. */
export function limitsIn(query: string, rules: LanguageRules): Limits {
  let price: Range | undefined;
  const amounts: AmountLimit[] = [];
  const rest = /\d/.test(query)
    ? query.replace(patternOf(rules), (raw, ...more) => {
        const part: Partial<Record<string, string>> = more.at(-1);
        const range = rangeOf(part);
        if (range === undefined) return raw;
        const name = part.secondUnit ?? part.firstUnit ?? '';
        const isPrice =
          part.firstSign ?? part.secondSign ?? new RegExp(`^(?:${currency})$`, 'iu').test(name);
        if (isPrice) {
          price = scaled(range, 100);
          return ' ';
        }
        const known = unitOf(rules.fold(name.toLowerCase()));
        if (known === undefined) return raw;
        const [dimension, factor] = dimensions[known] ?? [known, 1];
        amounts.push({ raw: raw.trim(), dimension, range: scaled(range, factor) });
        return ' ';
      })
    : query;
  const isAll = rest.trim() === '';
  return isAll ? { rest: query, price: undefined, amounts: [] } : { rest, price, amounts };
}

function rangeOf({ most, least, first, second }: Partial<Record<string, string>>) {
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: numberOf(first), to: numberOf(second) };
  if (most !== undefined) return { to: numberOf(first) };
  return least === undefined ? undefined : { from: numberOf(first) };
}

const scaled = ({ from, to }: Range, by: number): Range => ({
  ...(from !== undefined && { from: Math.round(from * by) }),
  ...(to !== undefined && { to: Math.round(to * by) }),
});
