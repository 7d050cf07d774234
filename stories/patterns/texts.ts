/** Words of a pattern in the languages of the toolbar. */
export interface Texts {
  readonly de: object;
  readonly en: object;
}

/** The words that the toolbar asks for; long words are German ones. */
export function inLanguage<German extends object>(
  texts: { readonly de: German; readonly en: German },
  locale: unknown,
): German {
  return locale === 'en' ? texts.en : texts.de;
}
