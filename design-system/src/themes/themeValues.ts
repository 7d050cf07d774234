import type { ColorMode, ThemeTokens } from './tokens.ts';

/**
 * Both modes of a colour in one declaration: `color-scheme` picks, so the mode works without
 * JavaScript, can be overridden on `<html>`, and even on a part of a page.
 */
export function byMode<Key extends string>(
  modes: Record<ColorMode, Record<Key, string>>,
): Record<Key, string> {
  const pick = (key: Key) =>
    modes.paper[key] === modes.chalkboard[key]
      ? modes.paper[key]
      : `light-dark(${modes.paper[key]}, ${modes.chalkboard[key]})`;
  return Object.fromEntries(
    (Object.keys(modes.paper) as Key[]).map((key) => [key, pick(key)]),
  ) as Record<Key, string>;
}

/** A theme's values in the shape of the contract `vars`. */
export function themeValues({ rootSize: _, color, subject, ...rest }: ThemeTokens) {
  return { ...rest, color: byMode(color), subject: byMode(subject) };
}

/** The custom property of a token, from its path in the contract. */
export const tokenName = (path: readonly string[]): string => `k-${path.join('-')}`;
