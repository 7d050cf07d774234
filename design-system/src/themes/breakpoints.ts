/** Widths in px from which a band begins (UI-19); mobile is what lies below tablet. */
export const breakpoints = {
  tablet: 768,
  laptop: 1024,
  largeLaptop: 1280,
  largeDesktop: 1780,
} as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media conditions for styles and for `sources` of pictures. */
export const media = {
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  belowLaptop: `(max-width: ${breakpoints.laptop - 0.02}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop: `(min-width: ${breakpoints.laptop}px)`,
  largeLaptop: `(min-width: ${breakpoints.largeLaptop}px)`,
  largeDesktop: `(min-width: ${breakpoints.largeDesktop}px)`,
  /** Too low for bars that stay: a phone held across, or a page that is much enlarged (WCAG 1.4.10). */
  low: '(max-height: 479.98px)',
  /** A phone on which bars may stay in sight. */
  highPhone: `(max-width: ${breakpoints.tablet - 0.02}px) and (min-height: 480px)`,
  /** A device without hover and with a coarse pointer (UI-20). */
  touch: '(hover: none) and (pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Stacking order of what overlaps; nothing else in the shop sets a z-index. */
export const layers = {
  raised: 1,
  sticky: 10,
  header: 20,
  dropdown: 30,
  overlay: 40,
  toast: 50,
} as const;
