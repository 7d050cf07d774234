/** Characters of a search query; longer ones are cut, not refused (DEC-27). */
export const maxQueryLength = 100;
