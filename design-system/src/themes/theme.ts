import './fonts.css';
import './themes.css.ts';
import './base.css.ts';
import type { ColorMode, ThemeName } from './tokens.ts';

/** A theme of the package, or a name that was given to `defineTheme`. */
export type AnyThemeName = ThemeName | (string & {});

/**
 * Attributes for `<html>`. Importing this brings the fonts, the themes and the base styles along.
 * Leave `mode` out to follow the system.
 */
export function themeAttributes(theme: AnyThemeName, mode?: ColorMode | undefined) {
  return mode ? { 'data-theme': theme, 'data-mode': mode } : { 'data-theme': theme };
}

const modeKey = 'colorMode';

/**
 * Inline script for the `<head>`: applies a person's own mode before the first paint. It never
 * changes, so stored pages can allow it by its hash. React must not own `data-mode`: put
 * `suppressHydrationWarning` on `<html>`.
 */
export const modeScript = `try{var m=localStorage.getItem('${modeKey}');if(m==='paper'||m==='chalkboard')document.documentElement.dataset.mode=m}catch{}`;

/** The mode that is on screen now. Browser only. */
export function currentMode(): ColorMode {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === 'paper' || chosen === 'chalkboard') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'chalkboard' : 'paper';
}

/** Applies and remembers a person's own mode; `undefined` follows the system again. */
export function chooseMode(mode: ColorMode | undefined): void {
  if (mode) document.documentElement.dataset.mode = mode;
  else delete document.documentElement.dataset.mode;
  try {
    if (mode) localStorage.setItem(modeKey, mode);
    else localStorage.removeItem(modeKey);
  } catch {
    // Storage may be refused (private windows, policies); the choice then lasts for this page.
  }
}
