import {
  type ColorMode,
  colorModes,
  type ThemeName,
  themeAttributes,
  themeNames,
} from '@kreide/design-system';

/** A theme in one of its modes. */
export interface Look {
  readonly theme: ThemeName;
  readonly mode: ColorMode;
}

/** Every theme in every mode. */
export const looks: readonly Look[] = themeNames.flatMap((theme) =>
  colorModes.map((mode) => ({ theme, mode })),
);

/** Dresses the document; styles alone decide, so nothing has to be rendered again. */
export function wear({ theme, mode }: Look): void {
  for (const [name, value] of Object.entries(themeAttributes(theme, mode))) {
    document.documentElement.setAttribute(name, value);
  }
}
