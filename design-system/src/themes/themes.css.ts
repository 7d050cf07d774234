import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { highContrast } from './highContrast.ts';
import { themes } from './themes.ts';
import { colorModes, type ThemeTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Both modes of a colour in one declaration: `color-scheme` picks, so the mode works without
 * JavaScript, can be overridden on `<html>`, and even on a part of a page.
 */
function byMode<Key extends string>(modes: Record<'paper' | 'chalkboard', Record<Key, string>>) {
  const pick = (key: Key) =>
    modes.paper[key] === modes.chalkboard[key]
      ? modes.paper[key]
      : `light-dark(${modes.paper[key]}, ${modes.chalkboard[key]})`;
  return Object.fromEntries(
    (Object.keys(modes.paper) as Key[]).map((key) => [key, pick(key)]),
  ) as Record<Key, string>;
}

function defineTheme(selector: string, { color, subject, rootSize, ...rest }: ThemeTokens) {
  createGlobalTheme(selector, vars, { ...rest, color: byMode(color), subject: byMode(subject) });
  globalStyle(`html${selector}`, { fontSize: rootSize });
}

for (const [name, tokens] of Object.entries(themes)) {
  defineTheme(`[data-theme="${name}"]`, tokens);
}

globalStyle(':root', { colorScheme: 'light dark' });
for (const mode of colorModes) {
  globalStyle(`[data-mode="${mode}"]`, { colorScheme: mode === 'paper' ? 'light' : 'dark' });
}
// Whatever is chosen on the screen, a printer has paper.
globalStyle(':root, [data-mode]', { '@media': { print: { colorScheme: 'light' } } });

globalStyle('[data-theme]', {
  '@media': {
    [media.reducedMotion]: { vars: { [vars.motion.fast]: '0s', [vars.motion.base]: '0s' } },
    // Colours only: sizes and spaces stay the storefront's.
    [media.moreContrast]: { vars: assignVars(vars.color, byMode(highContrast.color)) },
  },
});
