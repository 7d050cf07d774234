/**
 * Looks. The theme follows the storefront and is set as `data-theme` on `<html>`; the colours of
 * `contrast` also take over in every theme when the reader's system asks for more contrast.
 */
export const themeNames = ['consumer', 'business', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];

/**
 * Light (paper) and dark (chalkboard). Without `data-mode` on `<html>` the system decides, by CSS
 * alone: public pages are the same bytes for everyone.
 */
export const colorModes = ['paper', 'chalkboard'] as const;
export type ColorMode = (typeof colorModes)[number];

/** School subjects and departments that own a cover colour, as on German exercise books. */
export const subjects = [
  'german',
  'maths',
  'science',
  'languages',
  'art',
  'music',
  'sport',
  'ethics',
  'office',
  'kindergarten',
  'supplies',
  'furniture',
  'sale',
] as const;
export type Subject = (typeof subjects)[number];

/** Steps of the spacing scale, from hair to hero. */
export const spaces = ['none', '2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const;
export type Space = (typeof spaces)[number];

/**
 * A CSS colour per role. Names say what the colour is for, never its hue. (A type alias: interfaces
 * lack the index signature that the contract's types want.)
 */
export type ColorTokens = {
  page: string;
  surface: string;
  sunken: string;
  raised: string;

  text: string;
  textMuted: string;
  link: string;
  linkHover: string;
  /** From 24 px (or 18.7 px bold) up only. */
  accent: string;

  action: string;
  actionHover: string;
  onAction: string;
  actionSoft: string;
  actionSoftHover: string;

  sale: string;
  saleHover: string;
  onSale: string;
  saleText: string;
  new: string;
  onNew: string;
  highlight: string;
  onHighlight: string;
  prime: string;

  go: string;
  goHover: string;
  onGo: string;
  success: string;
  successSurface: string;
  warning: string;
  warningSurface: string;
  danger: string;
  dangerSurface: string;
  info: string;
  infoSurface: string;

  /** Decoration only. */
  hairline: string;
  /** Borders that show a control's extent, 3:1. */
  controlBorder: string;
  focus: string;
  star: string;
  starEmpty: string;
  /** Lines of squared and ruled paper. */
  grid: string;
  /** The red margin of ruled paper. */
  margin: string;
  skeleton: string;
  scrim: string;
  shadow: string;
};

/** Everything that a theme decides. A missing token is a type error. */
export interface ThemeTokens {
  /** Font size of `<html>`, in percent of the reader's own setting: 100% is 16 px. */
  rootSize: string;
  color: Record<ColorMode, ColorTokens>;
  /** Spines and tints; never text. */
  subject: Record<ColorMode, Record<Subject, string>>;
  font: { text: string; display: string };
  weight: { regular: string; medium: string; semibold: string; bold: string };
  /** Font sizes in rem, so that they follow `rootSize` and the reader's setting. */
  size: {
    xs: string;
    s: string;
    m: string;
    l: string;
    h4: string;
    h3: string;
    h2: string;
    h1: string;
    display: string;
  };
  space: Record<Space, string>;
  radius: { badge: string; control: string; card: string; pill: string };
  control: { s: string; m: string };
  /** The one shadow, for what floats. */
  shadow: string;
  motion: { fast: string; base: string; easing: string };
}
