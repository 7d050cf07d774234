import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { mask } from '../../internal/mask.ts';
import { vars } from '../../themes/vars.css.ts';
import { starCounts } from './stars.ts';

const star = mask(
  'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8z',
  "stroke='#000' stroke-width='1.5' stroke-linejoin='round'",
);

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  fontSize: vars.size.s,
  lineHeight: 1.2,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Part of the five stars that is filled. */
const filled = createVar();

// One element whose mask is repeated five times: 60 tiles of five elements each would be a tenth
// of a listing.
export const stars = style({
  flex: 'none',
  width: '5.75em',
  height: '1.15em',
  maskImage: star,
  maskSize: '20% 100%',
  background: `linear-gradient(90deg, ${vars.color.star} ${filled}, ${vars.color.starEmpty} ${filled})`,
  forcedColorAdjust: 'none',
  selectors: Object.fromEntries(
    starCounts.map((count) => [
      `&[data-stars="${count}"]`,
      { vars: { [filled]: `${count * 20}%` } },
    ]),
  ),
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
  gridTemplateColumns: 'minmax(4.2em, max-content) minmax(3rem, 1fr) 3.5ch',
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
    '&[aria-current="true"]': { fontWeight: vars.weight.semibold },
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
