/** A name whose numbers stay with what they count: "25 cm", "80 Blatt", "80 g/m²". Long words may part. */
export const withWholeNumbers = (name: string): string =>
  name.replace(/(?<=\d) (?=\S{1,6}(\s|$))/g, '\u00a0');
