import { type ShopLanguage, swissQuotes } from '@kreide/server/contract';
import { createFormats } from './formats.ts';

/** A message as vite/messages.ts compiles it: text, or parts with arguments between them. */
export type Message = string | readonly Part[];

export type Part =
  | string
  /** `#`: the number of a plural. */
  | 0
  | readonly [name: string, kind?: undefined]
  | readonly [name: string, kind: 'tag', children: readonly Part[]]
  | readonly [name: string, kind: 'number' | 'date', options: object]
  | readonly [
      name: string,
      kind: 'ordinal' | 'plural' | 'select',
      options: Readonly<Record<string, readonly Part[]>>,
      offset?: number,
    ];

/**
 * Fills in a message's arguments. A tag's function gets the tag's content; an argument without a
 * value becomes its name in ⟦brackets⟧ (ERR-26).
 *
 * @returns texts, and what the tags' functions returned
 */
export function formatMessage<Tagged>(
  parts: readonly Part[],
  locale: ShopLanguage,
  values: Readonly<Record<string, unknown>>,
  count = 0,
): readonly (string | Tagged)[] {
  return parts.flatMap((part): readonly (string | Tagged)[] => {
    if (typeof part === 'string') return [spelled(part, locale)];
    if (part === 0) return [createFormats(locale).number(count)];
    const [name] = part;
    const value = values[name];
    if (value == null) return [`⟦${name}⟧`];
    switch (part[1]) {
      case undefined:
        return [String(value)];
      case 'number':
        return [createFormats(locale).number(Number(value), part[2])];
      case 'date':
        return [new Intl.DateTimeFormat(locale, part[2]).format(value as Date | number)];
      case 'tag': {
        const children = formatMessage<Tagged>(part[2], locale, values, count);
        return [(value as (children: readonly (string | Tagged)[]) => Tagged)(children)];
      }
      case 'select':
        return formatMessage(optionOf(part[2], String(value)), locale, values, count);
      default: {
        const [, kind, options, offset = 0] = part;
        const number = Number(value) - offset;
        const category = pluralRules(locale, kind).select(number);
        const option = options[`=${value}`] ?? optionOf(options, category);
        return formatMessage(option, locale, values, number);
      }
    }
  });
}

/**
 * A message's own words as Switzerland writes them (decision 059). What is filled in stays as it is:
 * it may be a name.
 */
export const spelled = (words: string, locale: ShopLanguage): string =>
  locale === 'de-CH' ? swissQuotes(words.replaceAll('ß', 'ss')) : words;

const optionOf = (options: Readonly<Record<string, readonly Part[]>>, name: string) =>
  (Object.hasOwn(options, name) ? options[name] : options.other) ?? [];

const rules = new Map<string, Intl.PluralRules>();

/** Expensive to create, so there is one set per language for the whole process. */
function pluralRules(locale: ShopLanguage, kind: 'ordinal' | 'plural'): Intl.PluralRules {
  const key = `${locale} ${kind}`;
  let known = rules.get(key);
  if (known === undefined) {
    const type = kind === 'ordinal' ? 'ordinal' : 'cardinal';
    known = new Intl.PluralRules(locale, { type });
    rules.set(key, known);
  }
  return known;
}
