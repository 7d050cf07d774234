import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath stroke='%23000' stroke-width='1.5' stroke-linejoin='round' d='m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8z'/%3E%3C/svg%3E\")";

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  fontSize: vars.size.s,
  lineHeight: 1.2,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const stars = style({ display: 'inline-flex', gap: '1px' });

// Five small elements with one mask in the style sheet: 60 tiles of inline SVG stars would be 60 kB.
const icon = style({
  display: 'block',
  width: '1.1em',
  height: '1.1em',
  maskImage: star,
  maskSize: 'contain',
  background: vars.color.starEmpty,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const fills = styleVariants({
  empty: [icon],
  half: [
    icon,
    {
      background: `linear-gradient(90deg, ${vars.color.star} 50%, ${vars.color.starEmpty} 50%)`,
    },
  ],
  full: [icon, { background: vars.color.star }],
});

export const sizes = styleVariants({ s: {}, m: { fontSize: vars.size.l } });

export const breakdown = style({
  display: 'grid',
  gap: vars.space.xs,
  width: '100%',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(3rem, 1fr) 3.5ch',
  alignItems: 'center',
  gap: vars.space.xs,
  color: 'inherit',
  textDecoration: 'none',
  minHeight: '24px',
  borderRadius: vars.radius.badge,
});
export const rowLink = style({
  selectors: {
    '&:hover': { color: vars.color.link },
    '&[aria-current="true"]': { fontWeight: 650 },
  },
});
export const track = style({
  height: '8px',
  borderRadius: vars.radius.pill,
  background: vars.color.starEmpty,
  overflow: 'hidden',
});
export const bar = style({
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.star,
  forcedColorAdjust: 'none',
});
export const count = style({ textAlign: 'end' });
