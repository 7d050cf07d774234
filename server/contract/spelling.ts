/** The shop's own German words with the quotation marks that Switzerland prints: «…». */
export const swissQuotes = (words: string): string =>
  words.replaceAll('„', '«').replaceAll('“', '»');
