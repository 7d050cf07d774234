import { type ContrastPair, contrastMinimum, contrastPairs } from './contrast.ts';
import { contrastRatio, parseHex } from './rgb.ts';
import { themes } from './themes.ts';
import {
  type ColorMode,
  colorModes,
  type ThemeName,
  type ThemeTokens,
  themeNames,
} from './tokens.ts';

export interface ThemeContrast extends ContrastPair {
  readonly mode: ColorMode;
  /** `#rrggbb` of the two. */
  readonly colors: readonly [foreground: string, background: string];
  /** 1 to 21. */
  readonly ratio: number;
  /** What WCAG 2.2 AA asks of such a pair. */
  readonly minimum: number;
}

export interface ContrastRow extends ThemeContrast {
  readonly theme: ThemeName;
}

/**
 * Every pair of colours that components lay on each other, as a theme colours it. A pair whose
 * `ratio` is below its `minimum` is a fault of the theme.
 *
 * @throws where a colour of such a pair is not written `#rrggbb`
 */
export function contrastOf({ color }: Pick<ThemeTokens, 'color'>): readonly ThemeContrast[] {
  return colorModes.flatMap((mode) =>
    contrastPairs.map((pair) => {
      const colors = [color[mode][pair.foreground], color[mode][pair.background]] as const;
      const ratio = contrastRatio(parseHex(colors[0]), parseHex(colors[1]));
      return { ...pair, mode, colors, ratio, minimum: contrastMinimum[pair.kind] };
    }),
  );
}

/** The same for every theme of the package. */
export function contrastTable(): readonly ContrastRow[] {
  return themeNames.flatMap((theme) => contrastOf(themes[theme]).map((row) => ({ ...row, theme })));
}
