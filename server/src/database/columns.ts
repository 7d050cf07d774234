/** How a field's name is written as a column: `firstName` is `first_name`. */
export type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${ColumnOf<Rest>}`
    : `_${Lowercase<First>}${ColumnOf<Rest>}`
  : Name;

export const columnOf = <Name extends string>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Name>;
