/**
 * A path without the slashes at its end; the root stays. A loop, since a regular expression would
 * take quadratic time on many slashes.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
