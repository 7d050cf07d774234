import { business } from './business.ts';
import { consumer } from './consumer.ts';
import { highContrast } from './highContrast.ts';
import type { ThemeName, ThemeTokens } from './tokens.ts';

/** Every theme's values; a new theme is its file, its name in `themeNames` and its line here. */
export const themes: Record<ThemeName, ThemeTokens> = {
  consumer,
  business,
  contrast: highContrast,
};
