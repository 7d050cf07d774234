/** A text in both languages of the shop. */
export interface Text {
  readonly de: string;
  readonly en: string;
}

export const t = (de: string, en: string): Text => ({ de, en });

/** Names and measures that read the same in both languages. */
export const same = (text: string): Text => ({ de: text, en: text });

/** Text built from one that stands in both languages. */
export const map = (text: Text, change: (text: string, language: 'de' | 'en') => string): Text => ({
  de: change(text.de, 'de'),
  en: change(text.en, 'en'),
});

/** 1.5 as people write it: "1,5" and "1.5". */
export const decimal = (value: number): Text => {
  const en = String(value);
  return { de: en.replace('.', ','), en };
};

/** "rot, blau und grün" / "red, blue and green". */
export function enumeration(texts: readonly Text[]): Text {
  const join = (parts: readonly string[], and: string): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
  return {
    de: join(
      texts.map((text) => text.de),
      'und',
    ),
    en: join(
      texts.map((text) => text.en),
      'and',
    ),
  };
}
