/**
 * Joins class names or ids, leaving out empty ones; undefined without any, so that no attribute is
 * written.
 */
export function cx(
  ...names: (string | number | bigint | boolean | null | undefined)[]
): string | undefined {
  return names.filter((name) => typeof name === 'string' && name).join(' ') || undefined;
}
