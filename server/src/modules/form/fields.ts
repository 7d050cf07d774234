export interface FieldError {
  /** The name of the mutation's argument. */
  readonly fieldName: string;
  readonly formName: string | null;
  /** A message key. */
  readonly message: string;
}

const salutations = ['MS', 'MR', 'NONE'] as const;
export type Salutation = (typeof salutations)[number];

/** Checks one text; undefined: it is fine. */
export type Rule = (text: string) => string | undefined;

/** The message key of a fault. */
export const faultKey = (name: string): string => `vue.form.error.${name}`;

/** So many characters. */
export const length =
  (least: number, most: number): Rule =>
  (text) =>
    text.length < least
      ? faultKey('tooShort')
      : text.length > most
        ? faultKey('tooLong')
        : undefined;

/** What a pattern demands. */
export const matches =
  (pattern: RegExp, message: string): Rule =>
  (text) =>
    pattern.test(text) ? undefined : faultKey(message);

const startsWithLetter = matches(/^\p{L}/u, 'name.letterFirst');

/** The message key of a telephone number's fault. */
export const phoneFault = matches(/^(?=(?:\D*\d){4})[\d+()/. -]{6,20}$/, 'phone.incorrect');

const emailRules: readonly Rule[] = [
  length(0, 80),
  matches(/^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+\p{L}{2,}$/u, 'email.incorrect'),
];

/** Who somebody says to be, as every form asks for it (ACCT-08). */
export const personRules = {
  salutation: [isOneOf(salutations, 'salutation.incorrect')],
  firstName: [length(2, 35), startsWithLetter],
  lastName: [length(2, 35), startsWithLetter],
  email: emailRules,
} as const satisfies Record<string, readonly Rule[]>;

type Person = Readonly<Record<keyof typeof personRules, string>>;

/**
 * Faults of a person's fields, in the form's order.
 *
 * @param optional the fields that may be empty; a form demands all others
 */
export function personFaults(
  person: Person,
  formName: string,
  optional: readonly (keyof Person)[] = [],
): FieldError[] {
  return (Object.keys(personRules) as (keyof Person)[]).flatMap((fieldName) => {
    const text = person[fieldName];
    if (text === '' && optional.includes(fieldName)) return [];
    const message =
      text === '' ? faultKey('requiredField') : firstFault(text, personRules[fieldName]);
    return message === undefined ? [] : [{ fieldName, formName, message }];
  });
}

/** Trims and evens out white space; control characters count as such. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

/** Plain text whose line breaks stay, of which no more than two follow each other. */
export function plainLines(text: string | null | undefined): string {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The message key of an e-mail address's first fault. */
export function emailFault(email: string): string | undefined {
  return firstFault(email, emailRules);
}

function isOneOf(values: readonly string[], message: string): Rule {
  return (text) => (values.includes(text) ? undefined : faultKey(message));
}

/** The message key of the first rule that a text breaks. */
export function firstFault(text: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const fault = rule(text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
