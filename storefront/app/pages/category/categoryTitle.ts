const maxLength = 50;

/** LIST-11, DEC-38: "Parent - Current", or the current category alone when that is too long. */
export function categoryTitle(path: readonly { readonly name: string }[]): string {
  const current = path.at(-1)?.name ?? '';
  const parent = path.at(-2)?.name;
  const both = parent === undefined ? current : `${parent} - ${current}`;
  return both.length <= maxLength ? both : current;
}
