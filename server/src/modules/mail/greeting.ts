import type { Language } from '../storefront/storefront.ts';

/** Whom a mail greets; an account may know less than both. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const hello = { de: 'Guten Tag', en: 'Hello' } as const satisfies Record<Language, string>;

/** Of a mail's first line; no name is longer that is not a message itself. */
const maxNameLength = 80;

/**
 * The first line of a mail, by name where there is one. Names are what somebody typed, perhaps about
 * somebody else: one with an address of the web or with digits would carry a message and is left out.
 */
export function greeting(language: Language, named: Named | undefined): string {
  const { firstName = '', lastName = '' } = named ?? {};
  const name = `${firstName} ${lastName}`.replace(/[\s\p{C}]+/gu, ' ').trim();
  const isName =
    name !== '' &&
    name.length <= maxNameLength &&
    !/[\d/\\:@<>[\]{}]|www\.|\.\p{L}{2}/iu.test(name);
  return isName ? `${hello[language]} ${name},` : `${hello[language]},`;
}
