import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { highContrast } from './highContrast.ts';
import { themes } from './themes.ts';
import { byMode, themeValues } from './themeValues.ts';
import { colorModes } from './tokens.ts';
import { vars } from './vars.css.ts';

for (const [name, tokens] of Object.entries(themes)) {
  const selector = `[data-theme="${name}"]`;
  createGlobalTheme(selector, vars, themeValues(tokens));
  globalStyle(`html${selector}`, { fontSize: tokens.rootSize });
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
