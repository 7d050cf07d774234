/** Joins class names or ids, leaving out what is none; nothing at all gives no attribute. */
export function cx(
  ...names: (string | number | bigint | boolean | null | undefined)[]
): string | undefined {
  return names.filter((name) => typeof name === 'string' && name).join(' ') || undefined;
}
