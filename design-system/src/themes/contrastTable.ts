import { type ContrastPair, contrastMinimum, contrastPairs } from './contrast.ts';
import { contrastRatio, parseHex } from './rgb.ts';
import { themes } from './themes.ts';
import { type ColorMode, colorModes, type ThemeName, themeNames } from './tokens.ts';

export interface ContrastRow extends ContrastPair {
  readonly theme: ThemeName;
  readonly mode: ColorMode;
  /** `#rrggbb` of the two. */
  readonly colors: readonly [foreground: string, background: string];
  /** 1 to 21. */
  readonly ratio: number;
  /** What WCAG 2.2 AA asks of such a pair. */
  readonly minimum: number;
}

/** Every pair of colours that components lay on each other, in every theme and mode. */
export function contrastTable(): readonly ContrastRow[] {
  return themeNames.flatMap((theme) =>
    colorModes.flatMap((mode) =>
      contrastPairs.map((pair) => {
        const tokens = themes[theme].color[mode];
        const colors = [tokens[pair.foreground], tokens[pair.background]] as const;
        const ratio = contrastRatio(parseHex(colors[0]), parseHex(colors[1]));
        return { ...pair, theme, mode, colors, ratio, minimum: contrastMinimum[pair.kind] };
      }),
    ),
  );
}
