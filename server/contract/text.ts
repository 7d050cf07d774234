import * as v from 'valibot';

/**
 * Texts of forms: how they are evened out, how long they may be, and what is wrong with them as a
 * message key (ACCT-03…08).
 */

export const faultKey = (name: string): string => `vue.form.error.${name}`;

export const requiredField = faultKey('requiredField');
const tooShort = faultKey('tooShort');
const tooLong = faultKey('tooLong');

/**
 * Marks on one letter beyond what any language has. Composing sorts them in quadratic time, so that
 * ten thousand would keep the process for a quarter of a second (UAX #15, Stream-Safe Text Format).
 */
const heapedMarks = /(\p{M}{30})\p{M}+/gu;

/** Trims and evens out white space; control characters count as such. */
export function plainText(text: string): string {
  return text
    .replace(heapedMarks, '$1')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

/** Plain text whose line breaks stay, of which no more than two follow each other. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface TextBounds {
  /** Characters. @default 0 */
  readonly min?: number;
  /** Characters. */
  readonly max: number;
  /** Line breaks are part of it. @default false */
  readonly hasLines?: boolean;
}

/** What a text that is not empty has to be. */
export interface TextRule extends TextBounds {
  readonly schema: v.GenericSchema<string>;
}

/**
 * A rule for texts within bounds.
 *
 * @param checks what else is demanded, in the order in which it is told
 */
export function textRule(
  bounds: TextBounds,
  ...checks: readonly v.GenericPipeAction<string, string>[]
): TextRule {
  const { min = 0, max } = bounds;
  const length = [
    v.minLength<string, number, string>(min, tooShort),
    v.maxLength<string, number, string>(max, tooLong),
  ];
  return { ...bounds, schema: v.pipe(v.string(), ...length, ...checks) };
}

/** @param fault the last part of its message key */
export const matches = (pattern: RegExp, fault: string) => v.regex(pattern, faultKey(fault));

/** As it was typed, within a limit that holds before any work is done on it. */
const typed = ({ max, hasLines = false }: TextBounds) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.maxLength(4 * max + 100, tooLong),
    v.transform(hasLines ? plainLines : plainText),
  );

/** Evened out, and fine where nothing was entered (ACCT-04): it is '' then. */
export const optionalText = (rule: TextRule) =>
  v.pipe(typed(rule), v.union([v.literal(''), rule.schema]));

/** Evened out; it has to be there (ACCT-03). */
export const requiredText = (rule: TextRule) =>
  v.pipe(typed(rule), v.nonEmpty(requiredField), rule.schema);

/** A choice that has to be made. */
export const requiredChoice = <const T extends string>(
  values: readonly T[],
  fault = requiredField,
) => v.pipe(typed({ max: 40 }), v.nonEmpty(requiredField), v.picklist(values, fault));

/** A field that the form does not have: whatever was sent is dropped. */
export const noText = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform(() => ''),
);

export const name = textRule({ min: 2, max: 35 }, matches(/^\p{L}/u, 'name.letterFirst'));

/** ACCT-05, ACCT-06. */
export const email = textRule(
  { max: 80 },
  matches(/^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+\p{L}{2,}$/u, 'email.incorrect'),
);

export const phone = textRule(
  { max: 80 },
  matches(/^(?=(?:\D*\d){4})[\d+()/. -]{6,20}$/, 'phone.incorrect'),
);

/** NONE first: it is chosen until somebody says otherwise (ruling 17). */
export const salutations = ['NONE', 'MS', 'MR'] as const;
export type Salutation = (typeof salutations)[number];

/** Never demanded (ruling 17). */
export const salutation = v.pipe(
  typed({ max: 40 }),
  v.transform((text) => text || 'NONE'),
  v.picklist(salutations, faultKey('salutation.incorrect')),
);
