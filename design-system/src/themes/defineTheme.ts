import { themeValues, tokenName } from './themeValues.ts';
import { type ThemeTokens, themeNames } from './tokens.ts';

interface Values {
  readonly [key: string]: string | Values;
}

/** One declaration per token, `--k-color-page:…;`. */
function declarations(values: Values, path: readonly string[] = []): string {
  return Object.entries(values)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `--${tokenName([...path, key])}:${value};`
        : declarations(value, [...path, key]),
    )
    .join('');
}

/**
 * The styles of a theme of your own, to be put into a sheet or a `<style>` of the page; then
 * `themeAttributes(name)` and `ThemeArea` take it as they take the package's. What the reader's
 * system asks for, more contrast or less motion, still goes before it.
 *
 * @param name lower-case letters, digits and hyphens, and none of `themeNames`
 * @throws on any other name
 */
export function defineTheme(name: string, tokens: ThemeTokens): string {
  const isTaken = (themeNames as readonly string[]).includes(name);
  if (isTaken || !/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`${name}: not a name for a theme of your own`);
  }
  // Without specificity, so that the package's rules for the reader's wishes win.
  const selector = `:where([data-theme="${name}"])`;
  return `${selector}{${declarations(themeValues(tokens))}}html${selector}{font-size:${tokens.rootSize}}`;
}
