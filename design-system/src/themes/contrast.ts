import type { ColorTokens } from './tokens.ts';

type Role = keyof ColorTokens;

/** Least ratio of WCAG 2.2 AA for running text; large text (24 px, or 18.7 px bold); parts of controls. */
export const contrastMinimum = { text: 4.5, large: 3, control: 3 } as const;

export interface ContrastPair {
  foreground: Role;
  background: Role;
  kind: keyof typeof contrastMinimum;
}

const levels = ['page', 'surface', 'sunken', 'raised'] as const;
const notices = ['infoSurface', 'successSurface', 'warningSurface', 'dangerSurface'] as const;

const pairs = (
  kind: ContrastPair['kind'],
  foregrounds: readonly Role[],
  backgrounds: readonly Role[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );

/** Every pair of colours that a component lays on each other. A new use adds its pair here. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'textMuted', 'link', 'linkHover'], levels),
  ...pairs('text', ['saleText', 'success', 'warning', 'danger'], levels),
  ...pairs('text', ['info'], ['page', 'surface', 'raised', 'infoSurface']),
  ...pairs('text', ['prime'], ['page', 'surface']),
  ...pairs('text', ['link'], ['actionSoft', 'actionSoftHover']),
  ...pairs('text', ['onAction'], ['action', 'actionHover']),
  ...pairs('text', ['onSale'], ['sale', 'saleHover']),
  ...pairs('text', ['onGo'], ['go', 'goHover']),
  ...pairs('text', ['onNew'], ['new']),
  ...pairs('text', ['onHighlight'], ['highlight']),
  ...pairs('text', ['text', 'link'], notices),
  ...pairs('text', ['success'], ['successSurface']),
  ...pairs('text', ['warning'], ['warningSurface']),
  ...pairs('text', ['danger'], ['dangerSurface']),
  ...pairs('large', ['accent'], ['page', 'surface', 'raised']),
  ...pairs('control', ['controlBorder', 'focus', 'action', 'danger'], levels),
  ...pairs('control', ['star'], ['page', 'surface', 'raised']),
];
