/**
 * A path without the slashes at its end; the root stays. By hand, since a regular expression would
 * look at every slash again for each one before it.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
