/** Checks of single texts. A rule answers a message key, or undefined when the text is fine. */
export type Rule = (text: string) => string | undefined;

const key = (name: string) => `vue.form.error.${name}`;

/** ACCT-03. */
export const requiredField = key('requiredField');

export const length =
  (least: number, most: number): Rule =>
  (text) =>
    text.length < least ? key('tooShort') : text.length > most ? key('tooLong') : undefined;

export const matches =
  (pattern: RegExp, name: string): Rule =>
  (text) =>
    pattern.test(text) ? undefined : key(name);

/** ACCT-05, ACCT-06. */
export const emailRules: readonly Rule[] = [
  length(0, 80),
  matches(/^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+\p{L}{2,}$/u, 'email.incorrect'),
];

/** What people are addressed by; the API knows the same. */
export const salutations = ['MS', 'MR', 'NONE'] as const;

/** ACCT-08: the checks of texts that the forms share. */
export const startsWithLetter = matches(/^\p{L}/u, 'name.letterFirst');
export const isTown = matches(/^[\p{L}\p{M}\p{N} \-./()]+$/u, 'city.incorrect');
export const isPhone = matches(/^(?=(?:\D*\d){4})[\d+()/. -]{6,20}$/, 'phone.incorrect');
export const hasDigit = matches(/\d/, 'street.houseNumber');

const nameRules = [length(2, 35), startsWithLetter];

export interface FieldRules {
  readonly name: string;
  readonly isRequired: boolean;
  readonly rules: readonly Rule[];
}

/** What `PersonFields` asks for, and where to write to. */
export const personRules = (isRequired: boolean): readonly FieldRules[] => [
  { name: 'salutation', isRequired, rules: [] },
  { name: 'firstName', isRequired, rules: nameRules },
  { name: 'lastName', isRequired, rules: nameRules },
  { name: 'email', isRequired: true, rules: emailRules },
];

/** Trims and evens out white space, as the API does before it checks. */
export const plainText = (text: string | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * The first fault of each field, in the fields' order (ACCT-07). An empty optional field is
 * fine (ACCT-04).
 */
export function faultsOf(
  fields: readonly FieldRules[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { name, isRequired, rules } of fields) {
    const text = plainText(values[name]);
    const fault =
      text === ''
        ? isRequired
          ? requiredField
          : undefined
        : rules.map((rule) => rule(text)).find((found) => found !== undefined);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}
